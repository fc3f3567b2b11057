import type { Metadata } from "next";
import { t } from "@/lib/base/language";
import { NotFoundScreen } from "@/components/layout/not-found-screen";

export function generateMetadata(): Metadata {
  return { title: t("Page not found"), robots: { index: false } };
}

/** Not linked anywhere: `lib/server/http/error-documents.ts` answers with it, with status 404, for every unknown address. */
export default function NotFoundScreenPage() {
  return <NotFoundScreen />;
}
