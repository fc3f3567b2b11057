import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { GuideLayout } from "@/components/guides/guide-layout";
import { GuideSections } from "@/components/guides/guide-blocks";
import { KeyFigures } from "@/components/guides/key-figures";
import { NextSteps } from "@/components/guides/next-steps";
import { buttonStyle } from "@/components/ui/button-style";
import { JsonLd } from "@/components/ui/json-ld";
import {
  homeLoanAsOf,
  homeLoanFigures,
  homeLoanNextSteps,
  homeLoanNotice,
  homeLoanPage,
  homeLoanQuestions,
} from "@/content/guides/home-loan";
import { env } from "@/lib/process/env";
import { faqGraph } from "@/lib/guides/faq-json-ld";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(homeLoanPage.title),
    description: t(homeLoanPage.description),
    path: paths.homeLoan,
    preview: { kind: "guide", name: "home-loan" },
  });
}

const trail = trailTo({ label: homeLoanPage.title, href: paths.homeLoan });

export default function HomeLoanPage() {
  return (
    <GuideLayout
      title={homeLoanPage.title}
      trail={trail}
      lead={homeLoanPage.lead}
      sections={homeLoanQuestions}
    >
      <JsonLd graph={faqGraph(env().SITE_URL, trail, homeLoanQuestions)} />
      <KeyFigures
        title="The usual figures"
        figures={homeLoanFigures}
        asOf={homeLoanAsOf}
        notice={homeLoanNotice}
      />
      <GuideSections sections={homeLoanQuestions} />
      <NextSteps title="Go on from here" steps={homeLoanNextSteps} />
      <p className="mt-8">
        <LeadDialogLink form="loan-application" className={buttonStyle("primary")}>
          {t("Apply for a home loan")}
        </LeadDialogLink>
      </p>
    </GuideLayout>
  );
}
