import type { Rate } from "@/lib/projects/search/project-query-schema";

/** The median as the database has it: between the two in the middle, halves to the even number. */
export function medianRate(rates: Float64Array): Rate | null {
  if (rates.length === 0) return null;
  const middle = (rates.length - 1) / 2;
  const [low, high] = [smallest(rates, Math.floor(middle)), smallest(rates, Math.ceil(middle))];
  const median = roundToEven(low + (high - low) * (middle % 1));
  return median ? { median, count: rates.length } : null;
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
