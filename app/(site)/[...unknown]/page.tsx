import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { answerBeingMade } from "@/lib/process/process-state.mjs";

/** Never cached: there is no end of unknown addresses. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/**
 * Any address that is not a page, with the site's header and footer. Not by `notFound`, which sends an empty document
 * that a script has to fill; `failed-pages.mjs` sets the status.
 */
export default function UnknownPage() {
  const answer = answerBeingMade.current?.getStore();
  if (answer) answer.status = 404;
  return <NotFoundScreen />;
}
