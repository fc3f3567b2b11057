import type { Metadata } from "next";
import { ComingSoon } from "@/components/layout/coming-soon";

export const metadata: Metadata = {
  title: "Builder Partners",
  description:
    "The developers whose homes we offer in Hyderabad and other cities. This page is being written.",
  alternates: { canonical: "/builder-partners" },
  robots: { index: false, follow: true },
};

export default function BuilderPartnersPage() {
  return <ComingSoon title="Builder Partners" />;
}
