import type { Metadata } from "next";
import { GuideLayout } from "@/components/guides/guide-layout";
import { GuideSections } from "@/components/guides/guide-sections";
import { privacyPage, privacySections, privacyUpdated } from "@/content/guides/privacy-policy";
import { formatDay } from "@/lib/format";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: privacyPage.title,
  description: privacyPage.description,
  alternates: { canonical: paths.privacy },
};

export default function PrivacyPolicyPage() {
  const dated = (
    <>
      Last changed on <time dateTime={privacyUpdated}>{formatDay(privacyUpdated)}</time>
    </>
  );
  return (
    <GuideLayout title={privacyPage.title} lead={privacyPage.lead} dated={dated} sections={privacySections}>
      <GuideSections sections={privacySections} />
    </GuideLayout>
  );
}
