import type { Metadata } from "next";
import { ComingSoon } from "@/components/layout/coming-soon";

export const metadata: Metadata = {
  title: "Home Loan Facility",
  description: "How we help buyers to find and arrange a loan for their home. This page is being written.",
  alternates: { canonical: "/home-loan-facility" },
  robots: { index: false, follow: true },
};

export default function HomeLoanFacilityPage() {
  return <ComingSoon title="Home Loan Facility" />;
}
