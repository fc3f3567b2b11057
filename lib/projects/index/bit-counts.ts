const [everyFourth, lowHalves] = [0x11111111, 0x0f0f0f0f];

/**
 * Adds to each of the 32 counts in how many of the first `length` words its bit is set. All bits of a word are counted at
 * once, in fields of four bits that hold 15 words, and of eight that hold 255: one count for each option that a word says
 * would cost as much as all else.
 */
export function countBits(words: Int32Array, length: number, counts: Int32Array): void {
  for (let at = 0; at < length;) {
    let [one, two, three, four, five, six, seven, eight] = [0, 0, 0, 0, 0, 0, 0, 0];
    const last = Math.min(length, at + 255);
    while (at < last) {
      let [first, second, third, fourth] = [0, 0, 0, 0];
      const end = Math.min(last, at + 15);
      for (; at < end; at += 1) {
        const word = words[at]!; // below the length
        first += word & everyFourth;
        second += (word >>> 1) & everyFourth;
        third += (word >>> 2) & everyFourth;
        fourth += (word >>> 3) & everyFourth;
      }
      one += first & lowHalves;
      two += second & lowHalves;
      three += third & lowHalves;
      four += fourth & lowHalves;
      five += (first >>> 4) & lowHalves;
      six += (second >>> 4) & lowHalves;
      seven += (third >>> 4) & lowHalves;
      eight += (fourth >>> 4) & lowHalves;
    }
    for (const [bit, fields] of [one, two, three, four, five, six, seven, eight].entries())
      for (let byte = 0; byte < 4; byte += 1) counts[byte * 8 + bit]! += (fields >>> (byte * 8)) & 255;
  }
}
