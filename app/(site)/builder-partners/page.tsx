import type { Metadata } from "next";
import { ComingSoon } from "@/components/guides/coming-soon";
import { builderPartnersPage as content } from "@/content/guides/coming-soon";

export const metadata: Metadata = {
  title: content.title,
  description: content.description,
  alternates: { canonical: content.path },
  robots: { index: false, follow: true },
};

export default function BuilderPartnersPage() {
  return <ComingSoon page={content} />;
}
