import { ComingSoon } from "@/components/guides/coming-soon";
import { vaastuTipsPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return hiddenMetadata({
    ...content,
    title: t(content.title),
    description: t(content.description),
    preview: { kind: "guide", name: "vaastu-tips" },
  });
}

export default function VaastuTipsPage() {
  return <ComingSoon page={content} />;
}
