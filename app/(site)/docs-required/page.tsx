import type { Metadata } from "next";
import { ComingSoon } from "@/components/layout/coming-soon";

export const metadata: Metadata = {
  title: "Documents Required for a Home Loan",
  description: "The papers a bank asks for before it lends for a home in India. This page is being written.",
  alternates: { canonical: "/docs-required" },
  robots: { index: false, follow: true },
};

export default function DocsRequiredPage() {
  return <ComingSoon title="Documents Required for a Home Loan" />;
}
