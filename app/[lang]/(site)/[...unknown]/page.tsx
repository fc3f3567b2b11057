import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { requestContexts } from "@/lib/process/process-state.mjs";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/**
 * Any address that is not a page, with the site's header and footer. In English not by `notFound`, which sends an empty document
 * that a script has to fill; `lib/server/http/` sets the status.
 */
export default function UnknownPage() {
  const request = requestContexts.getStore();
  // What is seen then is `not-found-screen` in that language, by the server.
  if (request && request.language !== "en") notFound();
  if (request) request.status = 404;
  return <NotFoundScreen />;
}
