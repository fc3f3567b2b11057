import type { Metadata } from "next";
import { ComingSoon } from "@/components/guides/coming-soon";
import { homeLoanFacilityPage as content } from "@/content/guides/coming-soon";

export const metadata: Metadata = {
  title: content.title,
  description: content.description,
  alternates: { canonical: content.path },
  robots: { index: false, follow: true },
};

export default function HomeLoanFacilityPage() {
  return <ComingSoon page={content} />;
}
