import type { ListingSummary } from "@/lib/projects/search/project-query-schema";
import { noDay } from "./columns";
import { dateOf } from "./days";
import type { Tally } from "./tally";
import { isRegistered, traitCount } from "./traits";

/** The figures of all listed projects. `isPriced`: few enough for a highest price of some of their homes. */
export function readSummary(tally: Tally, isPriced: boolean): ListingSummary {
  const { highestPrice, nextPossession, rates, traits } = tally;
  return {
    highestPrice: isPriced && highestPrice > 0 ? highestPrice : null,
    homes: rates.homes,
    plots: rates.plots,
    registered: traits
      .subarray(0, traitCount)
      .reduce((sum, count, bits) => (isRegistered(bits) ? sum + count : sum), 0),
    nextPossession: nextPossession === noDay ? null : dateOf(nextPossession),
  };
}
