import { ComingSoon } from "@/components/guides/coming-soon";
import { vaastuTipsPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const metadata = hiddenMetadata({ ...content, preview: { kind: "guide", name: "vaastu-tips" } });

export default function VaastuTipsPage() {
  return <ComingSoon page={content} />;
}
