import { mostInQuartiles, type Rate } from "@/lib/projects/search/project-query-schema";

/** Median and quartiles as the database has them (`percentile_cont`): between the two nearest, halves to the even number. */
export function medianRate(rates: Float64Array): Rate | null {
  if (rates.length === 0) return null;
  const median = percentile(rates, 0.5);
  if (!median) return null;
  const quartiles: Rate["quartiles"] =
    rates.length > mostInQuartiles ? null : [percentile(rates, 0.25), percentile(rates, 0.75)];
  return { median, count: rates.length, quartiles };
}

function percentile(rates: Float64Array, share: number): number {
  const rank = (rates.length - 1) * share;
  const [low, high] = [smallest(rates, Math.floor(rank)), smallest(rates, Math.ceil(rank))];
  return roundToEven(low + (high - low) * (rank % 1));
}

/** The value that would stand at `rank` if these were sorted: quickselect, in place. */
function smallest(values: Float64Array, rank: number): number {
  let [low, high] = [0, values.length - 1];
  // Every index is between both ends.
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (values[left]! < pivot) left += 1;
      while (values[right]! > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left]!;
      values[left++] = values[right]!;
      values[right--] = swapped;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return values[rank]!;
}

function roundToEven(figure: number): number {
  const floor = Math.floor(figure);
  if (figure - floor !== 0.5) return Math.round(figure);
  return floor % 2 === 0 ? floor : floor + 1;
}
