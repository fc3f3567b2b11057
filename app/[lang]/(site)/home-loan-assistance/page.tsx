import { LeadCard } from "@/components/enquiries/lead-form";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { HomeSection } from "@/components/home/home-section";
import { LoanIntro, LoanTiles, LenderLogos, LoanFaqs } from "@/components/home-loan/loan-sections";
import { buttonStyle } from "@/components/ui/button-style";
import { JsonLd } from "@/components/ui/json-ld";
import { StepList } from "@/components/ui/step-list";
import { loanAssistancePage, loanFaqs, loanSteps } from "@/content/home-loan-assistance";
import { env } from "@/lib/process/env";
import { faqGraph } from "@/lib/guides/faq-json-ld";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(loanAssistancePage.title),
    description: t(loanAssistancePage.description),
    path: paths.homeLoanAssistance,
    preview: { kind: "guide", name: "home-loan-assistance" },
  });
}

const trail = trailTo({ label: loanAssistancePage.title, href: paths.homeLoanAssistance });

export default function HomeLoanAssistancePage() {
  return (
    <>
      <JsonLd graph={faqGraph(env().SITE_URL, trail, loanFaqs)} />
      <LoanIntro trail={trail}>
        <LeadCard form="loan" page={paths.homeLoanAssistance} />
      </LoanIntro>
      <LoanTiles />
      <HomeSection title="How it works" text="The first and the third step are yours, the others ours.">
        <StepList steps={loanSteps} />
        <LeadDialogLink form="loan-application" className={buttonStyle("outline", "mt-8")}>
          {t("Apply for a home loan")}
        </LeadDialogLink>
      </HomeSection>
      <LenderLogos />
      <LoanFaqs />
    </>
  );
}
