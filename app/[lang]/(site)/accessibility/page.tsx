import { DatedGuide } from "@/components/guides/dated-guide";
import { accessibilityPage, accessibilityUpdated } from "@/content/guides/accessibility";
import { t } from "@/lib/base/language";
import { env } from "@/lib/process/env";
import { paths } from "@/lib/base/paths";
import { accessibilityStatement } from "@/lib/guides/accessibility-statement";
import { pageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata() {
  return pageMetadata({
    title: t(accessibilityPage.title),
    description: t(accessibilityPage.description),
    path: paths.accessibility,
    preview: { kind: "guide", name: "accessibility" },
  });
}

/** The accessibility statement: `/accessibility`. */
export default function AccessibilityPage() {
  return (
    <DatedGuide
      origin={env().SITE_URL}
      page={accessibilityPage}
      href={paths.accessibility}
      updated={accessibilityUpdated}
      sections={accessibilityStatement()}
    />
  );
}
