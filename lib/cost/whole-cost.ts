import { gst, loanCaps, saleDuties, tds } from "@/content/buying-costs";
import { t } from "@/lib/base/language";

/*
 * What a home or a plot costs beside its price, by the dated rules of `content/buying-costs.ts`. Money is in whole rupees;
 * `null` is what nobody has told, and stays out of every sum.
 */

/** `affordable` is a home under construction that has the lower rate of GST. */
export type CostStage = "building" | "affordable" | "ready";

export type CostQuestion = {
  price: number;
  isPlot: boolean;
  stage: CostStage;
  state: string;
  /** The government's own value of the home or plot, on which duty is taken when it is higher than the price. */
  officialValue: number | null;
  /** All other charges together, if somebody has told them. */
  charges: number | null;
};

export type CostLine = {
  id: "price" | "gst" | "duty" | "charges";
  label: string;
  /** How it was worked out, in words. */
  working: string;
  rupees: number | null;
};

export type WholeCost = {
  lines: CostLine[];
  /** The sum of the lines that are known. */
  total: number;
  /** The labels of lines that are not. */
  unknown: string[];
  /** Part of the price that goes to the tax office and not to the seller; 0 where it need not. */
  heldBack: number;
};

/** The lines of the whole cost, in the order in which they fall due. */
export function wholeCost(question: CostQuestion): WholeCost {
  const { price, charges } = question;
  const lines: CostLine[] = [
    { id: "price", label: t("Price"), working: t("as the builder asks"), rupees: price },
    gstLine(question),
    dutyLine(question),
    {
      id: "charges",
      label: t("Other charges of the builder"),
      working: charges === null ? t("not told yet") : t("as you were told"),
      rupees: charges,
    },
  ];
  return {
    lines,
    total: lines.reduce((sum, { rupees }) => sum + (rupees ?? 0), 0),
    unknown: lines.filter(({ rupees }) => rupees === null).map(({ label }) => label),
    heldBack: taxHeldBack(question),
  };
}

/** Percent of GST on the price: by what is bought and how far it is built. */
export function gstPercent({
  price,
  isPlot,
  stage,
}: Pick<CostQuestion, "price" | "isPlot" | "stage">): number {
  if (isPlot || stage === "ready") return 0;
  return stage === "affordable" && price <= gst.affordable.rupees ? gst.affordable.percent : gst.percent;
}

function gstLine(question: CostQuestion): CostLine {
  const percent = gstPercent(question);
  const working = question.isPlot
    ? t("none on a bare plot")
    : question.stage === "ready"
      ? t("none once the occupancy certificate is there")
      : t("{percent}% of the price", { percent });
  return { id: "gst", label: t("GST"), working, rupees: share(question.price, percent) };
}

function dutyLine({ price, officialValue, state }: CostQuestion): CostLine {
  const label = t("Stamp duty, transfer duty and registration");
  const percent = saleDuties[state];
  if (percent === undefined) {
    return {
      id: "duty",
      label,
      working: t("we have no checked rate for {state}: ask us", { state: t(state) }),
      rupees: null,
    };
  }
  const base = Math.max(price, officialValue ?? 0);
  const working =
    base > price
      ? t("{percent}% of the official value, which is higher", { percent })
      : t("{percent}% of the price", { percent });
  return { id: "duty", label, working, rupees: share(base, percent) };
}

/** Rupees that the buyer holds back from the seller and pays to the tax office. */
function taxHeldBack({ price, officialValue }: CostQuestion): number {
  const base = Math.max(price, officialValue ?? 0);
  return base >= tds.fromRupees ? share(base, tds.percent) : 0;
}

/**
 * The largest loan that the caps allow on this price. The caps go by the size of the loan, so a price just above one
 * allows the full loan of the step below: ₹35 lakh allow ₹30 lakh (90% would be more, 80% is less).
 */
export function largestLoan(price: number): number {
  return Math.max(...loanCaps.map(({ upTo, percent }) => Math.min(share(price, percent), upTo ?? Infinity)));
}

/** What has to be one's own money: the price less the loan, and all that a loan doesn't cover. */
export function ownMoney(cost: WholeCost, loan: number): number {
  return cost.total - loan;
}

function share(rupees: number, percent: number): number {
  return Math.round((rupees * percent) / 100);
}
