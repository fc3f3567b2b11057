import type { Metadata } from "next";
import { ComingSoon } from "@/components/layout/coming-soon";

export const metadata: Metadata = {
  title: "Vaastu Tips",
  description:
    "What Vaastu says about entrances, kitchens and rooms in a modern home. This page is being written.",
  alternates: { canonical: "/vaastu-tips" },
  robots: { index: false, follow: true },
};

export default function VaastuTipsPage() {
  return <ComingSoon title="Vaastu Tips" />;
}
