import type { Metadata } from "next";
import { LeadCard } from "@/components/enquiries/lead-card";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { HomeSection } from "@/components/home/home-section";
import { LenderLogos } from "@/components/home-loan/lender-logos";
import { LoanFaqs } from "@/components/home-loan/loan-faqs";
import { LoanIntro } from "@/components/home-loan/loan-intro";
import { LoanTiles } from "@/components/home-loan/loan-tiles";
import { buttonStyle } from "@/components/ui/button-style";
import { StepList } from "@/components/ui/step-list";
import { loanAssistancePage, loanSteps } from "@/content/home-loan-assistance";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: loanAssistancePage.title,
  description: loanAssistancePage.description,
  alternates: { canonical: paths.homeLoanAssistance },
};

export default function HomeLoanAssistancePage() {
  return (
    <>
      <LoanIntro>
        <LeadCard form="loan" page={paths.homeLoanAssistance} />
      </LoanIntro>
      <LoanTiles />
      <HomeSection title="How it works" text="The first and the third step are yours, the others ours.">
        <StepList steps={loanSteps} />
        <LeadDialogLink form="loan-application" className={buttonStyle("outline", "mt-8")}>
          Apply for a home loan
        </LeadDialogLink>
      </HomeSection>
      <LenderLogos />
      <LoanFaqs />
    </>
  );
}
