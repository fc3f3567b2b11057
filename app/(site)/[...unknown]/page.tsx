import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { answerBeingMade } from "@/lib/process/process-state.mjs";

/** Never kept: there are more unknown addresses than known ones. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/**
 * Any address that is no page, in the frame of the site. Not by `notFound`, which sends an empty document for a script to
 * fill; the status is set by `failed-pages.mjs`.
 */
export default function UnknownPage() {
  const answer = answerBeingMade.current?.getStore();
  if (answer) answer.status = 404;
  return <NotFoundScreen />;
}
