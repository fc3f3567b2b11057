import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "./journey";
import { scriptsOf, scriptWeight } from "./page-scripts";

/**
 * Pages in Telugu and Hindi: their scripts over those of an empty page, in kB with gzip, and their HTML with brotli
 * (docs/decisions/0025-languages.md). A letter of theirs is three bytes.
 */
const limits: Record<string, [scripts: number, html: number]> = {
  "/faqs": [12.2, 10.5],
  "/home-loan": [13.1, 13.3],
  "": [24.4, 18],
  "/propertylist": [42.9, 16.9],
  "/propertylist?location=Hyderabad": [42.9, 17.8],
  "/propertylist?propertyType=Apartment": [42.9, 17],
  "/propertylist?view=map": [44.95, 18],
  "/propertylist?view=places": [44.95, 18],
  "/propertydetails/1": [44.4, 18],
  // The heaviest of all, and one with forty floor plans.
  "/propertydetails/44": [44.4, 18],
  "/propertydetails/45": [44.4, 18],
  "/emi-calculator": [25, 10.9],
  "/contactus": [21.7, 10.4],
  "/shortlist": [40.4, 7.9],
  "/compare?project=1&project=2": [16.7, 11.8],
  "/visit-sheet?project=1": [15.6, 11.7],
  "/total-cost": [30.2, 12.2],
  "/price-trends/hyderabad/kokapet": [12.2, 9.6],
  "/builders/nirvanta-builders": [16, 11.8],
  "/aboutus": [13.2, 11.6],
  // With the speed that visitors' devices have told, as after the other journeys.
  "/quality": [12.2, 12],
  "/privacy-policy": [12.2, 13.5],
  "/interior-design": [21.9, 9.9],
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
