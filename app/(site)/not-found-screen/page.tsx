import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/not-found-screen";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/** No page of its own: what every unknown address answers with, under 404 (`failed-pages.mjs`). */
export default function NotFoundScreenPage() {
  return <NotFoundScreen />;
}
