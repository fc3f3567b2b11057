/** How much a test of `x.scaled.test.ts` or `x.scaled.spec.ts` tries: `few` in `npm test`, `many` in `npm run test:long`. */
export function howMany(few: number, many: number): number {
  return process.env.TEST_SIZE === "long" ? many : few;
}
