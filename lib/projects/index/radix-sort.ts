import { sharedArray } from "./shared-array";

/** Keys are sorted by so many bits at once, the lowest first. */
const digitBits = 16;
const digits = 1 << digitBits;

/**
 * The positions of these keys, the smallest key first, ties by position; what is no number comes last. Several times as fast
 * as a comparison of each with each at a million: many keys are days or rupees, whose lower bits are all the same.
 */
export function radixSorted(keys: Float64Array): Uint32Array {
  const halves = orderable(keys);
  const count = keys.length;
  let order = sharedArray(Uint32Array, count);
  let next = sharedArray(Uint32Array, count);
  for (let at = 0; at < count; at += 1) order[at] = at;
  const starts = new Uint32Array(digits);
  for (let shift = 0; shift < 64; shift += digitBits) {
    const half = halves[shift < 32 ? 0 : 1];
    const low = shift % 32;
    starts.fill(0);
    // Below the lengths of all of them.
    for (let at = 0; at < count; at += 1) starts[(half[at]! >>> low) & (digits - 1)]! += 1;
    if (count > 0 && starts[(half[0]! >>> low) & (digits - 1)] === count) continue;
    for (let digit = 0, sum = 0; digit < digits; digit += 1) {
      const here = starts[digit]!;
      starts[digit] = sum;
      sum += here;
    }
    for (let step = 0; step < count; step += 1) {
      const at = order[step]!;
      const digit = (half[at]! >>> low) & (digits - 1);
      next[starts[digit]!++] = at;
    }
    [order, next] = [next, order];
  }
  return order;
}

/** The lower and the upper bits of the keys, changed so that they are in the order of the keys as whole numbers. */
function orderable(keys: Float64Array): [low: Uint32Array, high: Uint32Array] {
  const low = new Uint32Array(keys.length);
  const high = new Uint32Array(keys.length);
  const one = new Float64Array(1);
  const [first, second] = [new Uint32Array(one.buffer, 0, 1), new Uint32Array(one.buffer, 4, 1)];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]!; // below their length
    // Zero has a sign of its own.
    one[0] = key === 0 ? 0 : key;
    const isNegative = second[0]! >= 0x8000_0000;
    const isNumber = key === key;
    low[at] = !isNumber ? 0xffff_ffff : isNegative ? ~first[0]! : first[0]!;
    high[at] = !isNumber ? 0xffff_ffff : isNegative ? ~second[0]! : second[0]! | 0x8000_0000;
  }
  return [low, high];
}
