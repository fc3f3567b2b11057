import Link from "next/link";
import { GuideBlocks } from "@/components/guides/guide-blocks";
import { HomeSection } from "@/components/home/home-section";
import { Accordion } from "@/components/ui/accordion";
import { loanFaqs, loanNotice } from "@/content/home-loan-assistance";
import { paths } from "@/lib/routes";

/** Five questions, one open at a time, and where to read on. */
export function LoanFaqs() {
  return (
    <HomeSection title="Questions and answers" more={{ label: "Home Loan Guide", href: paths.homeLoan }} warm>
      <div className="rounded-card max-w-4xl bg-white">
        <Accordion
          name="loan-faqs"
          heading="h3"
          items={loanFaqs.map(({ id, heading, blocks }) => ({
            id,
            title: heading,
            content: (
              <div className="prose-site max-w-measure">
                <GuideBlocks blocks={blocks} />
              </div>
            ),
          }))}
        />
      </div>
      <p className="text-ink-600 max-w-measure mt-6 text-sm">
        {loanNotice} You can{" "}
        <Link href={paths.emiCalculator} className="text-brand-600 underline underline-offset-4">
          work out your instalment
        </Link>{" "}
        first.
      </p>
    </HomeSection>
  );
}
