import { GuideLayout } from "@/components/guides/guide-layout";
import { GuideSections } from "@/components/guides/guide-blocks";
import { Said } from "@/components/ui/said";
import { JsonLd } from "@/components/ui/json-ld";
import { privacyPage, privacySections, privacyUpdated } from "@/content/guides/privacy-policy";
import { env } from "@/lib/process/env";
import { formatDay } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbGraph } from "@/lib/seo/graph-json-ld";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(privacyPage.title),
    description: t(privacyPage.description),
    path: paths.privacy,
    preview: { kind: "guide", name: "privacy-policy" },
  });
}

const trail = trailTo({ label: privacyPage.title, href: paths.privacy });

export default function PrivacyPolicyPage() {
  const dated = (
    <Said
      words="Last changed on {day}"
      day={<time dateTime={privacyUpdated}>{formatDay(privacyUpdated)}</time>}
    />
  );
  return (
    <GuideLayout
      title={privacyPage.title}
      trail={trail}
      lead={privacyPage.lead}
      dated={dated}
      sections={privacySections}
    >
      <JsonLd graph={breadcrumbGraph(env().SITE_URL, trail)} />
      <GuideSections sections={privacySections} />
    </GuideLayout>
  );
}
