import { lenderCustoms } from "@/content/buying-costs";
import { defaultEmiInputs } from "@/lib/emi/emi-fields";
import { paths } from "@/lib/base/paths";
import { writeRange } from "@/lib/projects/project/own-range";
import type { Status } from "@/lib/projects/project/filter-table.mjs";
import { noFilters, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { mostAffordable, yearsToPay, type Affordable, type Means, type Sought } from "./afford";
import { box, type CostBox, type CostChoice } from "./cost-fields";
import { defaultCostInputs, parseTyped, statesWithDuty, typedPath } from "./cost-link";
import { readBoxes, type BoxReading } from "./read-cost";

/* The boxes of "What we can afford", the address that holds them, and the answer to them. */

export const affordBoxes = {
  income: box("small", "Income (₹ a month)", "1 L", "All who pay together, after tax: 85,000 or 1.2 L"),
  emis: box("small", "Other EMIs (₹ a month)", "", "Car, personal loan, cards; empty: none"),
  savings: box(
    "amount",
    "Savings for the home",
    "20 L",
    "What you would put in, and not what you keep aside",
  ),
  age: box("years", "Age", "35", "Of the one who pays longest", 18, 80),
  rate: box(
    "percent",
    "Interest rate (%)",
    defaultEmiInputs.interestRate,
    "A year, as the lender quotes it",
    0,
    30,
  ),
} as const satisfies Record<string, CostBox>;

export type AffordBoxName = keyof typeof affordBoxes;
export type AffordInputs = Record<AffordBoxName, string> & CostChoice;
export const affordBoxNames = Object.keys(affordBoxes) as AffordBoxName[];

export const defaultAffordInputs: AffordInputs = {
  ...(Object.fromEntries(affordBoxNames.map((name) => [name, affordBoxes[name].value])) as Record<
    AffordBoxName,
    string
  >), // one entry for each name
  ...{ kind: defaultCostInputs.kind, stage: defaultCostInputs.stage, state: defaultCostInputs.state },
};

/** The inputs that an address asks for; what it doesn't say is that of an example. */
export function parseAffordInputs(query: Record<string, string | string[] | undefined>): AffordInputs {
  return parseTyped(query, defaultAffordInputs);
}

export function affordPath(inputs: AffordInputs): string {
  return typedPath(paths.afford, inputs, defaultAffordInputs);
}

export type AffordReading = BoxReading<AffordBoxName> & {
  sought: Sought;
  /** `null` where a box that is needed is empty or can't be read. */
  means: Means | null;
  /** With the most that lenders let EMIs take of an income, and with what leaves some ease; `null` where no home is in reach. */
  most: Affordable | null;
  easy: Affordable | null;
};

/** Reads all boxes, and works out what they ask. */
export function readAfford(inputs: AffordInputs): AffordReading {
  const read = readBoxes<AffordBoxName>(affordBoxes, inputs);
  const sought = { isPlot: inputs.kind === "plot", stage: inputs.stage, state: inputs.state };
  const means = toMeans(read);
  const at = (percent: number) => means && mostAffordable(means, percent, sought);
  return { ...read, sought, means, most: at(lenderCustoms.mostPercent), easy: at(lenderCustoms.easyPercent) };
}

/** What the boxes say of a family; `null` where that is not enough. */
export function readMeans(inputs: AffordInputs): Means | null {
  return toMeans(readBoxes<AffordBoxName>(affordBoxes, inputs));
}

function toMeans({ numbers: { income, emis, savings, age, rate }, faults }: BoxReading<AffordBoxName>) {
  const isWhole = income !== null && savings !== null && age !== null && rate !== null && !faults.emis;
  return isWhole ? { income, emis: emis ?? 0, savings, rate, years: yearsToPay(age) } : null;
}

const ready: Status = "Ready to Move";

/** The list of what costs no more than this. Where the duty of the state is known, it is a list of that state. */
export function listWithin(price: number, { isPlot, stage, state }: Sought): ListingFilters {
  return {
    ...noFilters,
    ...(statesWithDuty.includes(state) && { location: [state] }),
    ...(isPlot ? { propertyType: "Plot" as const } : stage === "ready" && { status: [ready] }),
    budget: writeRange("rupees", { min: null, max: price }),
  };
}
