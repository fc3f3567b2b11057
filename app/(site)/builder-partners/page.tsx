import { ComingSoon } from "@/components/guides/coming-soon";
import { builderPartnersPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const metadata = hiddenMetadata({ ...content, preview: { kind: "guide", name: "builder-partners" } });

export default function BuilderPartnersPage() {
  return <ComingSoon page={content} />;
}
