import { Link } from "@/components/ui/link";
import { FaqAccordion } from "@/components/guides/faq-accordion";
import { HomeSection } from "@/components/home/home-section";
import { loanFaqs, loanNotice } from "@/content/home-loan-assistance";
import { paths } from "@/lib/base/paths";
import { Said } from "@/components/ui/said";
import { t } from "@/lib/base/language";

/** Five questions, one open at a time, and a link to read more. */
export function LoanFaqs() {
  return (
    <HomeSection title="Questions and answers" more={{ label: "Home Loan Guide", href: paths.homeLoan }} warm>
      <div className="rounded-card max-w-4xl bg-white">
        <FaqAccordion name="loan-faqs" heading="h3" faqs={loanFaqs} />
      </div>
      <p className="text-ink-600 max-w-measure mt-6 text-sm">
        {t(loanNotice)}{" "}
        <Said
          words="You can {work} first."
          work={
            <Link href={paths.emiCalculator} className="text-brand-600 underline underline-offset-4">
              {t("work out your instalment")}
            </Link>
          }
        />
      </p>
    </HomeSection>
  );
}
