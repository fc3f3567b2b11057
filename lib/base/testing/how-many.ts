/** How often a random test (`x.fuzz.test.ts`) asks: `often` in `npm test`, `veryOften` in `npm run test:long`. */
export function howMany(often: number, veryOften: number): number {
  return process.env.TEST_SIZE === "long" ? veryOften : often;
}
