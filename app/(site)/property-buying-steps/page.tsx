import { ComingSoon } from "@/components/guides/coming-soon";
import { buyingStepsPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const metadata = hiddenMetadata({
  ...content,
  preview: { kind: "guide", name: "property-buying-steps" },
});

export default function PropertyBuyingStepsPage() {
  return <ComingSoon page={content} />;
}
