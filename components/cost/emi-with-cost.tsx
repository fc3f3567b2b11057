"use client";

import { EmiCalculator } from "@/components/emi/emi-calculator";
import { paths } from "@/lib/base/paths";
import type { EmiInputs } from "@/lib/emi/emi";
import { CostOnTop } from "./cost-on-top";

/** The calculator on its own page, with what comes on top of the price that is typed into it. */
export function EmiWithCost({ initial }: { initial: EmiInputs }) {
  return <EmiCalculator initial={initial} linkPath={paths.emiCalculator} After={CostOnTop} />;
}
