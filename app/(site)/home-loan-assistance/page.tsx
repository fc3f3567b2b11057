import type { Metadata } from "next";
import Link from "next/link";
import { LeadCard } from "@/components/enquiries/lead-card";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { TextPage } from "@/components/layout/text-page";
import { buttonStyle } from "@/components/ui/button-style";
import { brand } from "@/content/site";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Home Loan Assistance",
  description:
    "We compare lenders, prepare your papers and follow the home loan until it is paid out. The help costs buyers nothing.",
  alternates: { canonical: paths.homeLoanAssistance },
};

export default function HomeLoanAssistancePage() {
  return (
    <TextPage
      title="Home Loan Assistance"
      lead="A loan specialist works out what you can borrow, and goes with you to the bank. You pay us nothing for it."
      aside={<LeadCard form="loan" page={paths.homeLoanAssistance} />}
    >
      <h2>How it works</h2>
      <ol>
        <li>Tell us about the home, your income and the sum you need.</li>
        <li>We compare what lenders offer for your case.</li>
        <li>You choose; we list the papers that this lender asks for.</li>
        <li>We hand in the application with you and answer the bank’s questions.</li>
        <li>We stay with you until the money reaches the developer.</li>
      </ol>
      <p>
        The decision is always the lender’s, and so are the rate and the fees. Read{" "}
        <Link href={paths.homeLoan}>the Home Loan Guide</Link> for the usual terms, or{" "}
        <Link href={paths.emiCalculator}>work out your instalment</Link> first.
      </p>
      <p className="flex flex-wrap gap-3">
        <LeadDialogLink form="loan-application" className={buttonStyle("outline")}>
          Apply for a home loan
        </LeadDialogLink>
        <a href={brand.phoneLink} className={buttonStyle("outline", "figures")}>
          Call {brand.phone}
        </a>
      </p>
    </TextPage>
  );
}
