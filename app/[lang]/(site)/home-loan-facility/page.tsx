import { ComingSoon } from "@/components/guides/coming-soon";
import { homeLoanFacilityPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return hiddenMetadata({
    ...content,
    title: t(content.title),
    description: t(content.description),
    preview: { kind: "guide", name: "home-loan-facility" },
  });
}

export default function HomeLoanFacilityPage() {
  return <ComingSoon page={content} />;
}
