import { EmiCalculator } from "@/components/emi/emi-calculator";
import { formatPrice } from "@/lib/base/format";
import { emiInputsOf, hasGst, knownCostOf, projectCostPath } from "@/lib/cost/project-cost";
import type { Project } from "@/lib/projects/project/project-schema";
import { paths } from "@/lib/base/paths";
import { DetailSection } from "./detail-section";
import { here, t } from "@/lib/base/language";

/** The EMI calculator, with the project's lowest price and the largest loan on it, and the way to all other costs. */
export function EmiSection({ project }: { project: Project }) {
  const known = knownCostOf(project);
  return (
    <DetailSection id="emi-calculator">
      <div className="mb-6">
        {known !== null &&
          (hasGst(project)
            ? t("With GST and duty it is {price} or more. ", { price: formatPrice(known) })
            : t("With duty it is {price} or more. ", { price: formatPrice(known) }))}
        {(project.minPrice || project.price) &&
          t("The loan here begins at the most that lenders may give on this price. ")}
        <a href={here(projectCostPath(project))} rel="nofollow" className="underline underline-offset-4">
          {t("See the whole cost, your own money and rent against buying")}
        </a>
      </div>
      <EmiCalculator
        heading={t("EMI Calculator")}
        linkPath={paths.emiCalculator}
        isPart
        initial={emiInputsOf(project)}
      />
    </DetailSection>
  );
}
