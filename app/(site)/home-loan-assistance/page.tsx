import type { Metadata } from "next";
import { HomeSection } from "@/components/home/home-section";
import { LenderLogos } from "@/components/home-loan/lender-logos";
import { LoanFaqs } from "@/components/home-loan/loan-faqs";
import { LoanIntro } from "@/components/home-loan/loan-intro";
import { LoanTiles } from "@/components/home-loan/loan-tiles";
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
      <LoanIntro>{/* Loan form */}</LoanIntro>
      <LoanTiles />
      <HomeSection title="How it works" text="The first and the third step are yours, the others ours.">
        <StepList steps={loanSteps} />
      </HomeSection>
      <LenderLogos />
      <LoanFaqs />
    </>
  );
}
