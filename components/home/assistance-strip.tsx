import { Link } from "@/components/ui/link";
import { buttonStyle } from "@/components/ui/button-style";
import { StepList } from "@/components/ui/step-list";
import { assistanceSteps } from "@/content/home";
import type { Claim } from "@/content/site";
import { formatMonth } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { HomeSection } from "./home-section";
import { t } from "@/lib/base/language";

/** From the first search to the booking, in five steps (specification, section 2). */
export function AssistanceStrip({ claims }: { claims: readonly Claim[] }) {
  return (
    <HomeSection title="End-to-end assistance" text="One adviser, five steps, nothing to pay for it.">
      <StepList steps={assistanceSteps} />
      <div className="bg-surface-warm rounded-card mt-10 flex flex-col gap-6 p-6 sm:flex-row sm:items-center sm:justify-between md:px-8">
        <ul className="flex flex-wrap gap-x-10 gap-y-4">
          {claims.map(({ figure, label, asOf }) => (
            <li key={label}>
              <p className="figures text-2xl font-black">
                {t(figure)} {t(label)}
              </p>
              <p className="text-ink-600 text-sm">{t("as of {month}", { month: formatMonth(asOf) ?? "" })}</p>
            </li>
          ))}
        </ul>
        <Link href={paths.contact} className={buttonStyle("primary", "px-8")}>
          {t("Get in Touch")}
        </Link>
      </div>
    </HomeSection>
  );
}
