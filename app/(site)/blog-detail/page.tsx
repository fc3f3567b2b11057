import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Blog not found", robots: { index: false } };

/** Without a post's name there is nothing to show (specification, section 2). */
export default function BareBlogDetailPage() {
  notFound();
}
