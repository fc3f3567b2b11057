import type { Metadata } from "next";
import { ComingSoon } from "@/components/layout/coming-soon";

export const metadata: Metadata = {
  title: "Property Buying Steps",
  description:
    "The steps of buying a home in India, from the first visit to the keys. This page is being written.",
  alternates: { canonical: "/property-buying-steps" },
  robots: { index: false, follow: true },
};

export default function PropertyBuyingStepsPage() {
  return <ComingSoon title="Property Buying Steps" />;
}
