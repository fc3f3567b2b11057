import { ComingSoon } from "@/components/guides/coming-soon";
import { docsRequiredPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return hiddenMetadata({
    ...content,
    title: t(content.title),
    description: t(content.description),
    preview: { kind: "guide", name: "docs-required" },
  });
}

export default function DocsRequiredPage() {
  return <ComingSoon page={content} />;
}
