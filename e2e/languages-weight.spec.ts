import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "./journey";
import { scriptsOf, scriptWeight } from "./page-scripts";

/**
 * Pages in Telugu and Hindi: their scripts over those of an empty page, in kB with gzip, and their HTML with brotli
 * (docs/decisions/0025-languages.md). A letter of theirs is three bytes.
 */
const limits: Record<string, [scripts: number, html: number]> = {
  "/faqs": [15, 11.7],
  "/home-loan": [15.8, 14.4],
  "": [28.6, 19.8],
  "/propertylist": [48.5, 19.7],
  "/propertydetails/1": [47.9, 20.2],
  // With what stands on top of a price, which was in English until its own page was translated.
  "/emi-calculator": [28.1, 12.2],
  "/contactus": [24.5, 11.6],
  "/shortlist": [43.4, 8.6],
  "/compare?project=1&project=2": [19.6, 12.5],
  "/visit-sheet?project=1": [18.5, 12.4],
  "/total-cost": [33, 13.4],
  "/price-trends/hyderabad/kokapet": [15, 10.7],
  "/builders/nirvanta-builders": [19.9, 13.6],
  "/aboutus": [16, 12.6],
  // With the speed that visitors' devices have told, as after the other journeys.
  "/quality": [15, 13],
  "/privacy-policy": [15, 14.5],
  "/interior-design": [24.7, 10.9],
};

for (const [path, [scripts, html]] of Object.entries(limits))
  for (const language of ["te", "hi"])
    test(`${language}${path} loads at most ${scripts} kB of scripts, and ${html} kB of HTML`, async ({
      request,
    }) => {
      const address = `/${language}${path}`;
      expect(await scriptWeight(request, address)).toBeLessThan(scripts);
      const document = await (await request.get(address)).body();
      expect(brotliCompressSync(document).length / 1_000).toBeLessThan(html);
      expect(document.toString(), "letters as they are").not.toMatch(/\\u0[9c][0-9a-f]{2}/i);
    });

test("a page loads the words of its own language, and an English one none", async ({ request }) => {
  const letters = { te: /[\u0c00-\u0c7f]/, hi: /[\u0900-\u097f]/ };
  for (const [address, own] of [
    ["/te/propertylist", "te"],
    ["/hi/propertylist", "hi"],
    ["/propertylist", null],
  ] as const) {
    const texts = await Promise.all(
      (await scriptsOf(request, address)).map(async (src) => (await request.get(src)).text()),
    );
    for (const [language, letter] of Object.entries(letters))
      expect(
        texts.some((text) => letter.test(text)),
        `${language} on ${address}`,
      ).toBe(language === own);
  }
});
