import { parseAffordInputs, readMeans } from "@/lib/cost/afford-inputs";
import { monthWords, type Priced } from "@/lib/cost/project-cost";

/** `means` as this device keeps them. */
export function MonthWords({ means, home }: { means: string; home: Priced }) {
  const known = readMeans(parseAffordInputs(Object.fromEntries(new URLSearchParams(means))));
  return known && monthWords(home, known);
}
