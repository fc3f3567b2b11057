import { expect, test } from "vitest";
import { toDrawable } from "./drawable-text";

test.each([
  ["Aurovelle Lakecity", "Aurovelle Lakecity"],
  ["Pratishta Arc Keystone తెల్లాపూర్", "Pratishta Arc Keystone తెల్లాపూర్"],
  ["श्री प्रतिष्ठा", "श्री प्रतिष्ठा"],
  ["தெள்ளாபூர்", ""],
  ["Sai’s “Garden” – Phase 2…", "Sai’s “Garden” – Phase 2…"],
  ["Vasant\u00a0Kuñj\n Āshrama", "Vasant Kuñj Ashrama"],
  ["Homes 🏡 by the lake", "Homes by the lake"],
  ["From ₹1.20 Cr", "From Rs 1.20 Cr"],
])("of %o we can draw %o", (text, drawable) => {
  expect(toDrawable(text)).toBe(drawable);
});

test("a price keeps its sign, which the card draws itself", () => {
  expect(toDrawable("₹95 L – ₹1.20 Cr", "₹")).toBe("₹95 L – ₹1.20 Cr");
});
