import { GuideSections } from "@/components/guides/guide-blocks";
import { GuideLayout } from "@/components/guides/guide-layout";
import { JsonLd } from "@/components/ui/json-ld";
import { Said } from "@/components/ui/said";
import { accessibilityPage, accessibilityUpdated } from "@/content/guides/accessibility";
import { formatDay } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { accessibilityStatement } from "@/lib/guides/accessibility-statement";
import { env } from "@/lib/process/env";
import { breadcrumbGraph } from "@/lib/seo/graph-json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";

export function generateMetadata() {
  return pageMetadata({
    title: t(accessibilityPage.title),
    description: t(accessibilityPage.description),
    path: paths.accessibility,
    preview: { kind: "guide", name: "accessibility" },
  });
}

const trail = trailTo({ label: accessibilityPage.title, href: paths.accessibility });

/** The accessibility statement: `/accessibility`. */
export default function AccessibilityPage() {
  const sections = accessibilityStatement();
  const dated = (
    <Said
      words="Last changed on {day}"
      day={<time dateTime={accessibilityUpdated}>{formatDay(accessibilityUpdated)}</time>}
    />
  );
  return (
    <GuideLayout
      title={accessibilityPage.title}
      trail={trail}
      lead={accessibilityPage.lead}
      dated={dated}
      sections={sections}
    >
      <JsonLd graph={breadcrumbGraph(env().SITE_URL, trail)} />
      <GuideSections sections={sections} />
    </GuideLayout>
  );
}
