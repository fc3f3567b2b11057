import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { requestContexts } from "@/lib/process/process-state.mjs";

/** Never cached: there is no end of unknown addresses. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/**
 * Any address that is not a page, with the site's header and footer. Not by `notFound`, which sends an empty document
 * that a script has to fill; `lib/door/` sets the status.
 */
export default function UnknownPage() {
  const request = requestContexts.getStore();
  if (request) request.status = 404;
  return <NotFoundScreen />;
}
