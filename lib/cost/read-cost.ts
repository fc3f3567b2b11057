import { readAmount } from "@/lib/projects/project/own-range";
import { formatPrice } from "@/lib/base/format";
import { costBoxes, type CostBox, type CostBoxName, type CostInputs } from "./cost-fields";
import { largestLoan, wholeCost, type WholeCost } from "./whole-cost";
import { t } from "@/lib/base/language";

export type BoxReading<Name extends string> = {
  /** What the boxes say as numbers: rupees, percent, years; `null` where a box is empty. */
  numbers: Record<Name, number | null>;
  /** A sentence for each box that can't be read; the answer is worked out without it. */
  faults: Partial<Record<Name, string>>;
};

export type CostReading = BoxReading<CostBoxName> & {
  /** `null` while the price is unknown. */
  cost: WholeCost | null;
  /** Rupees borrowed: what was typed, or the largest loan. 0 without a price. */
  loan: number;
  mostLoan: number;
};

const mostSmall = 1e9;

/** Reads all boxes, and works out what they ask. */
export function readCost(inputs: CostInputs): CostReading {
  const { numbers, faults } = readBoxes<CostBoxName>(costBoxes, inputs);
  const price = numbers.price || null;
  const mostLoan = price === null ? 0 : largestLoan(price);
  const loan = price === null ? 0 : Math.min(numbers.loan ?? mostLoan, price);
  if (price !== null && numbers.loan !== null && numbers.loan > mostLoan) {
    faults.loan = t("is more than lenders may give on this price: {price}", { price: formatPrice(mostLoan) });
  }
  const cost =
    price === null
      ? null
      : wholeCost({
          ...{ price, isPlot: inputs.kind === "plot", stage: inputs.stage, state: inputs.state },
          ...{ officialValue: numbers.official, charges: numbers.charges },
        });
  return { numbers, faults, cost, loan, mostLoan };
}

/** Reads the text of each box. */
export function readBoxes<Name extends string>(
  boxes: Readonly<Record<Name, CostBox>>,
  inputs: Readonly<Record<Name, string>>,
): BoxReading<Name> {
  const faults: BoxReading<Name>["faults"] = {};
  const names = Object.keys(boxes) as Name[];
  const numbers = names.map((name) => {
    const read = readBox(boxes[name], inputs[name]);
    if (typeof read === "string") faults[name] = read;
    return [name, typeof read === "string" ? null : read];
  });
  return { numbers: Object.fromEntries(numbers) as Record<Name, number | null>, faults }; // one entry for each name
}

/** The number in a box, `null` for an empty one, or what is wrong with it. */
function readBox({ kind, min = 0, max = 0 }: CostBox, text: string): number | null | string {
  const plain = text.trim();
  if (plain === "") return null;
  if (kind === "percent") {
    const value = /^[-+−]?\d{1,3}(?:\.\d{1,4})?\s*%?$/.test(plain)
      ? Number(plain.replace("−", "-").replace(/[%\s]/g, ""))
      : NaN;
    return value >= min && value <= max ? value : t("must be a number from {min} to {max}", { min, max });
  }
  if (kind === "years") {
    const value = /^\d{1,2}$/.test(plain) ? Number(plain) : NaN;
    return value >= min && value <= max
      ? value
      : t("must be a whole number from {min} to {max}", { min, max });
  }
  const rupees = kind === "small" ? readSmall(plain) : readAmount(plain);
  return rupees ?? t("is no amount: write 85 L, 1.2 Cr or 85,00,000");
}

/** Amounts of a month or a year: a bare number is rupees, and `25k` is 25,000. */
function readSmall(text: string): number | null {
  const [, digits, thousand] = /^(?:₹|rs\.?)?\s*([\d,]+(?:\.\d+)?)\s*(k|thousand)?$/i.exec(text) ?? [];
  const rupees = digits
    ? Math.round(Number(digits.replaceAll(",", "")) * (thousand ? 1_000 : 1))
    : readAmount(text);
  return rupees !== null && rupees <= mostSmall ? rupees : null;
}
