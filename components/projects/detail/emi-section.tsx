import { EmiCalculator } from "@/components/emi/emi-calculator";
import { Still } from "@/components/ui/still";
import { formatPrice } from "@/lib/base/format";
import { knownCostOf, projectCostPath } from "@/lib/cost/project-cost";
import type { Project } from "@/lib/projects/project/project-schema";
import { paths } from "@/lib/base/paths";
import { DetailSection } from "./detail-section";
import { here, t } from "@/lib/base/language";

const usualPrice = 5_000_000;

/** The EMI calculator, starting from the project's lowest price in rupees, and the way to all other costs. */
export function EmiSection({ project }: { project: Project }) {
  const price = project.minPrice ?? project.price ?? null;
  const known = knownCostOf(project);
  return (
    <DetailSection id="emi-calculator">
      <Still name="whole-cost" className="mb-6">
        {known !== null &&
          (project.minPrice
            ? t("With GST and duty it is {price} or more. ", { price: formatPrice(known) })
            : t("With GST and duty it is {price}. ", { price: formatPrice(known) }))}
        <a href={here(projectCostPath(project))} rel="nofollow" className="underline underline-offset-4">
          {t("See the whole cost, your own money and rent against buying")}
        </a>
      </Still>
      <EmiCalculator
        heading={t("EMI Calculator")}
        linkPath={paths.emiCalculator}
        isPart
        initial={{
          totalCost: String(price || usualPrice),
          downPayment: "15",
          interestRate: "8.75",
          tenure: 20,
        }}
      />
    </DetailSection>
  );
}
