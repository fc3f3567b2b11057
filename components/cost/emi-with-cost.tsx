"use client";

import { EmiCalculator } from "@/components/emi/emi-calculator";
import { formatRupees } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { costPath, defaultCostInputs } from "@/lib/cost/cost-link";
import { type CostStage, wholeCost } from "@/lib/cost/whole-cost";
import type { EmiInputs } from "@/lib/emi/emi";
import { CostBar, FigureList } from "./cost-bar";

/** The calculator on its own page, with what comes on top of the price that is typed into it. */
export function EmiWithCost({ initial }: { initial: EmiInputs }) {
  return <EmiCalculator initial={initial} linkPath={paths.emiCalculator} After={CostOnTop} />;
}

/** What stands on top of a price in rupees, under construction and ready, below the calculator of instalments. */
function CostOnTop({ totalCost }: { totalCost: string }) {
  const price = Math.round(Number(totalCost));
  const { state } = defaultCostInputs;
  const costOf = (stage: CostStage) =>
    price > 0 ? wholeCost({ price, state, stage, isPlot: false, officialValue: null, charges: null }) : null;
  const [building, ready] = [costOf("building"), costOf("ready")];
  return (
    <section aria-labelledby="on-top" className="grid gap-4">
      <h2 id="on-top" className="text-xl font-bold md:text-2xl">
        {t("What comes on top in {state}", { state: t(state) })}
      </h2>
      <CostBar cost={building} />
      {building && ready && (
        <FigureList
          figures={[
            ...building.lines.flatMap(({ label, working, rupees }) =>
              rupees === null ? [] : [{ name: label, note: working, value: formatRupees(rupees) }],
            ),
            { name: t("In all, under construction"), value: formatRupees(building.total), isSum: true },
            { name: t("In all, ready with occupancy certificate"), value: formatRupees(ready.total) },
          ]}
        >
          <p>
            {t(
              "What the builder charges besides (parking, club house, funds) is not in it: nobody has told it yet.",
            )}
          </p>
        </FigureList>
      )}
      <p className="grid justify-items-start print:hidden">
        <a
          href={here(costPath({ price: totalCost }))}
          rel="nofollow"
          className="text-brand-600 inline-block py-3 font-bold underline underline-offset-4"
        >
          {t("The whole cost: your own money, rent against buying, and the rules behind it")}
        </a>
        <a
          href={here(paths.afford)}
          className="text-brand-600 inline-block py-3 font-bold underline underline-offset-4"
        >
          {t("What we can afford")}
        </a>
      </p>
    </section>
  );
}
