import { ComingSoon } from "@/components/guides/coming-soon";
import { docsRequiredPage as content } from "@/content/guides/coming-soon";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const metadata = hiddenMetadata({ ...content, preview: { kind: "guide", name: "docs-required" } });

export default function DocsRequiredPage() {
  return <ComingSoon page={content} />;
}
