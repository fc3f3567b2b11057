import { GuideLayout } from "@/components/guides/guide-layout";
import { GuideSections } from "@/components/guides/guide-sections";
import { JsonLd } from "@/components/ui/json-ld";
import { privacyPage, privacySections, privacyUpdated } from "@/content/guides/privacy-policy";
import { env } from "@/lib/process/env";
import { formatDay } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbGraph } from "@/lib/seo/graph-json-ld";
import { trailTo } from "@/lib/seo/trail";

export const metadata = pageMetadata({
  ...privacyPage,
  path: paths.privacy,
  preview: { kind: "guide", name: "privacy-policy" },
});

const trail = trailTo({ label: privacyPage.title, href: paths.privacy });

export default function PrivacyPolicyPage() {
  const dated = (
    <>
      Last changed on <time dateTime={privacyUpdated}>{formatDay(privacyUpdated)}</time>
    </>
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
