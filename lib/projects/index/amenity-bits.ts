/** The amenities that have been known longest are bits of one number for each project; the others stand in a list. */
const bitCount = 32;

export const hasBit = (number: number) => number >= 0 && number < bitCount;

export function amenityBitsOf(numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => (hasBit(number) ? bits | (1 << number) : bits), 0);
}

/** The numbers of the amenities that these bits say. */
export function numbersOfBits(bits: number): number[] {
  return Array.from({ length: bitCount }, (_, number) => number).filter((number) => (bits >>> number) & 1);
}
