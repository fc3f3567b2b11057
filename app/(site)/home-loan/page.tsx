import type { Metadata } from "next";
import Link from "next/link";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { TextPage } from "@/components/layout/text-page";
import { buttonStyle } from "@/components/ui/button-style";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Home Loan Guide",
  description:
    "What a home loan in India covers, who can get one, usual rates, fees and tax deductions, and how long the bank takes.",
  alternates: { canonical: paths.homeLoan },
};

export default function HomeLoanPage() {
  return (
    <TextPage
      title="Home Loan Guide"
      lead="The usual terms of home loans in India, so that you know what to ask for."
    >
      <h2>How much can I borrow?</h2>
      <p>
        Lenders finance up to 85% of the price; at least 15% comes from you. Another rule of thumb is five to
        seven times your yearly income. <Link href={paths.emiCalculator}>The EMI calculator</Link> shows what
        a sum costs each month.
      </p>
      <h2>Who is eligible?</h2>
      <p>
        Salaried and self-employed people between 24 and 60 years, as a rule with a credit score of 750 or
        more. With 650 a loan is still possible, at a higher rate.
      </p>
      <h2>What does it cost?</h2>
      <p>
        Typical rates lie between 8.75% and 12% a year. Repaying early can cost about 2% of the sum repaid, so
        ask before you sign.
      </p>
      <h2>How long does it take?</h2>
      <p>Disbursement takes 3 to 15 days once the papers are complete.</p>
      <h2>What about tax?</h2>
      <p>
        Under the old tax regime up to ₹1,50,000 of principal (section 80C) and ₹2,00,000 of interest (section
        24b) can be deducted each year. Your tax adviser knows what applies to you.
      </p>
      <p>
        <LeadDialogLink form="loan-application" className={buttonStyle("primary")}>
          Apply for a home loan
        </LeadDialogLink>
      </p>
    </TextPage>
  );
}
