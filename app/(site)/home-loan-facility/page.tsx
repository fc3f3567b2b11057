import { ComingSoon } from "@/components/guides/coming-soon";
import { homeLoanFacilityPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const metadata = hiddenMetadata({
  ...content,
  preview: { kind: "guide", name: "home-loan-facility" },
});

export default function HomeLoanFacilityPage() {
  return <ComingSoon page={content} />;
}
