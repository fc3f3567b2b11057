import { ComingSoon } from "@/components/guides/coming-soon";
import { buyingStepsPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return hiddenMetadata({
    ...content,
    title: t(content.title),
    description: t(content.description),
    preview: { kind: "guide", name: "property-buying-steps" },
  });
}

export default function PropertyBuyingStepsPage() {
  return <ComingSoon page={content} />;
}
