import { defaultEmiInputs } from "@/lib/emi/emi-fields";
import type { CostStage } from "./whole-cost";

/*
 * The boxes of the cost page. All hold what people type; `read-cost.ts` reads it. A missing parameter of the address is the
 * value here, so an address says only what was chosen.
 */

/** `amount`: rupees, a bare number below 1,000 is lakhs. `small`: rupees of a month or year, `25k` too. `years`: whole. */
type CostBoxKind = "amount" | "small" | "percent" | "years";

export type CostBox = {
  label: string;
  kind: CostBoxKind;
  value: string;
  hint: string;
  /** Of a percentage, and of years. */
  min?: number;
  max?: number;
};

/** A box of the calculators of this module. */
export const box = (
  ...[kind, label, value, hint, min = 0, max = 40]: [CostBoxKind, string, string, string, number?, number?]
): CostBox => ({
  ...{ kind, label, value, hint },
  ...((kind === "percent" || kind === "years") && { min, max }),
});

export const costBoxes = {
  price: box("amount", "Price", "50 L", "As people write it: 85 L, 1.2 Cr or 85,00,000"),
  official: box(
    "amount",
    "Official value",
    "",
    "The government’s own value, if you know it. Duty is taken on the higher one",
  ),
  charges: box("amount", "Other charges you were told", "", "Parking, club house, funds: all together"),
  loan: box("amount", "Loan", "", "Left empty: the largest one allowed"),
  rate: box(
    "percent",
    "Interest rate (%)",
    defaultEmiInputs.interestRate,
    "A year, as the lender quotes it",
    0,
    30,
  ),
  years: box("years", "Years", String(defaultEmiInputs.tenure), "1 to 40", 1),
  extra: box("small", "Paid in extra each year (₹)", "", "Such as a bonus: 50,000 or 1 L"),
  change: box("percent", "If the rate changes by (%)", "1", "Down with a minus: -0.5", -10, 10),
  rent: box("small", "Rent of such a home (₹ a month)", "", "What you pay, or would pay: 25,000"),
  upkeep: box("small", "Upkeep (₹ a month)", "", "What only an owner pays: maintenance, property tax"),
  rise: box("percent", "Rent rises by (% a year)", "5", "Your guess", -10, 30),
  growth: box("percent", "Home’s price rises by (% a year)", "5", "Your guess; a minus for a fall", -20, 30),
  savings: box("percent", "Savings earn (% a year)", "7", "Your guess, after tax", 0, 30),
} as const satisfies Record<string, CostBox>;

export type CostBoxName = keyof typeof costBoxes;

export const kinds = [
  { value: "home", label: "Flat or villa" },
  { value: "plot", label: "Plot" },
] as const;
type CostKind = (typeof kinds)[number]["value"];

export const stages: readonly { value: CostStage; label: string }[] = [
  { value: "building", label: "Under construction" },
  {
    value: "affordable",
    label: "Under construction, up to 60 m² carpet and ₹45 lakh",
  },
  { value: "ready", label: "Ready, with occupancy certificate" },
];

/** What is bought, how far it is built, and where. */
export type CostChoice = { kind: CostKind; stage: CostStage; state: string };

/** Everything that the page can be asked: text in boxes, choices, and the home that it is about. */
export type CostInputs = Record<CostBoxName, string> & CostChoice;

/** The boxes of each part of the form, besides the price. */
export const costGroups = {
  home: ["official", "charges"],
  loan: ["loan", "rate", "years", "extra", "change"],
  rent: ["rent", "upkeep", "rise", "growth", "savings"],
} as const satisfies Record<string, readonly CostBoxName[]>;

export const costBoxNames = Object.keys(costBoxes) as CostBoxName[];
