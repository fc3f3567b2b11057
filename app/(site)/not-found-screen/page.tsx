import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/not-found-screen";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/** Not linked anywhere: `lib/door/error-documents.ts` answers with it, with status 404, for every unknown address. */
export default function NotFoundScreenPage() {
  return <NotFoundScreen />;
}
