import { DatedGuide } from "@/components/guides/dated-guide";
import { privacyPage, privacySections, privacyUpdated } from "@/content/guides/privacy-policy";
import { env } from "@/lib/process/env";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(privacyPage.title),
    description: t(privacyPage.description),
    path: paths.privacy,
    preview: { kind: "guide", name: "privacy-policy" },
  });
}

export default function PrivacyPolicyPage() {
  return (
    <DatedGuide
      origin={env().SITE_URL}
      page={privacyPage}
      href={paths.privacy}
      updated={privacyUpdated}
      sections={privacySections}
    />
  );
}
