import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLetters } from "./testing/woff2-letters";

const weights = [400, 700];
const packaged = "node_modules/@fontsource/lato/files";

/**
 * Signs of ours that no file of Lato has: they come from the stand-in or the system, as the letters of other
 * scripts do with what joins and ends them (U+200C, danda).
 */
const fromElsewhere = new Set("₹→ⁿ⁰\ufeff\u200b\u200c\u0964");

/** The letters of everything that a page may say: sources, content, the demo catalogue. */
const texts = ["app", "components", "content", "lib/projects", "lib/emi", "lib/seo", "lib/base"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.(tsx?|mjs|md|json|ndjson)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  // Addresses of routes are folders with an ending.
  .filter((file) => statSync(file).isFile())
  .map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""));
const letters = new Set(texts.join(""));

test.each(weights)("Lato %i has every letter of our pages that Lato has at all", (weight) => {
  const ours = readLetters(readFileSync(`app/fonts/lato-${weight}.woff2`));
  const whole = readLetters(readFileSync(`${packaged}/lato-latin-${weight}-normal.woff2`));
  expect(whole.size).toBeGreaterThan(200);
  expect(ours.size).toBeGreaterThan(105);
  const missing = [...letters].filter((letter) => letter >= " " && !ours.has(letter));
  expect(missing.filter((letter) => whole.has(letter))).toEqual([]);
  const unknown = missing.filter(
    (letter) => !fromElsewhere.has(letter) && !/\p{Script=Telugu}|\p{Script=Devanagari}/u.test(letter),
  );
  expect(unknown).toEqual([]);
});

test("the two files of Lato are smaller than one of them was with all letters", () => {
  const [one = 0, other = 0] = weights.map((weight) => statSync(`app/fonts/lato-${weight}.woff2`).size);
  const whole = weights.map((weight) => statSync(`${packaged}/lato-latin-${weight}-normal.woff2`).size);
  expect(one + other).toBeLessThan(Math.min(...whole));
});
