import type { Metadata } from "next";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { GuideLayout } from "@/components/guides/guide-layout";
import { GuideSections } from "@/components/guides/guide-sections";
import { KeyFigures } from "@/components/guides/key-figures";
import { NextSteps } from "@/components/guides/next-steps";
import { buttonStyle } from "@/components/ui/button-style";
import {
  homeLoanAsOf,
  homeLoanFigures,
  homeLoanNextSteps,
  homeLoanNotice,
  homeLoanPage,
  homeLoanQuestions,
} from "@/content/guides/home-loan";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: homeLoanPage.title,
  description: homeLoanPage.description,
  alternates: { canonical: paths.homeLoan },
};

export default function HomeLoanPage() {
  return (
    <GuideLayout title={homeLoanPage.title} lead={homeLoanPage.lead} sections={homeLoanQuestions}>
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
          Apply for a home loan
        </LeadDialogLink>
      </p>
    </GuideLayout>
  );
}
