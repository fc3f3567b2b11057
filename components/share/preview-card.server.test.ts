import decodeQR from "qr/decode.js";
import { createElement } from "react";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PreviewCard } from "./preview-card";
import { drawPreview, mostPreviewBytes } from "@/lib/preview-images/draw-preview";
import { toTextParts } from "@/lib/preview-images/indic-text";
import type { PreviewContent } from "@/lib/preview-images/preview-content";
import { qrCode } from "@/lib/pages/qr-code";
import { readPicture } from "@/lib/media/picture-source";

const content: PreviewContent = {
  title: "Aurovelle Lakecity",
  line: "Kokapet, Hyderabad",
  price: "₹1.49 Cr – ₹3.88 Cr",
  rera: "RERA P00000000001",
  photo: "/media/tower-09-blue-hour.jpg",
};
async function draw(words: PreviewContent, photo: Buffer | null) {
  const [title, line] = await Promise.all([toTextParts(words.title), toTextParts(words.line ?? "")]);
  return drawPreview(createElement(PreviewCard, { ...words, title, line }), photo);
}

const silence = { title: " ", line: null, price: null, rera: null };

/** The bounds of the area in which the text changes the picture of the bare skyline. */
async function wordsOf(words: PreviewContent) {
  const silent = { ...words, ...silence, code: undefined };
  const [spoken, bare] = await Promise.all(
    [words, silent].map(async (drawn) =>
      sharp(await draw(drawn, null))
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  const columns: number[] = [];
  spoken!.forEach((value, at) => {
    if (Math.abs(value - bare![at]!) > 60) columns.push(at % 1200);
  });
  return { left: Math.min(...columns), right: Math.max(...columns), points: columns.length };
}

describe("a preview picture", () => {
  test("is a light JPEG of 1200×630 with its photo behind the words", async () => {
    const photo = await readPicture("/media/tower-09-blue-hour.jpg", []);
    const jpeg = await draw(content, photo);
    const { format, width, height, isProgressive } = await sharp(jpeg).metadata();
    expect([format, width, height, isProgressive]).toEqual(["jpeg", 1200, 630, true]);
    expect(jpeg.length).toBeLessThanOrEqual(mostPreviewBytes);
    expect(jpeg.equals(await draw(content, null))).toBe(false);
  });

  test.each([
    ["a short name", content],
    ["a long name", { ...content, title: "Nirvanta Kshetra Gated Residential Layout, Phase Three, with…" }],
    ["a name in two scripts", { ...content, title: "Pratishta Arc Keystone తెల్లాపూర్" }],
    ["a long name in Devanagari", { ...content, title: "प्रतिष्ठा आर्क कीस्टोन निवास तेल्लापुर हैदराबाद तेलंगाना में" }],
    ["a word without an end", { ...content, title: "Sarvasukhinobhavantunilayam Residency" }],
    [
      "a long price and number",
      { ...content, price: "₹10,99,999 L – ₹100.25 Cr", rera: "RERA PRM/KA/RERA/1251/446/PR/171015/000123" },
    ],
  ])("has %s inside its middle square", async (_, words) => {
    const { left, right, points } = await wordsOf(words);
    expect(points).toBeGreaterThan(5_000);
    expect([left >= 285, right <= 915]).toEqual([true, true]);
  });

  test.each(["తెల్లాపూర్", "तेल्लापुर"])("shows a name in another script than Latin: %s", async (name) => {
    const [part] = await toTextParts(name);
    // Letters that are joined and stacked are narrower than their signs one after the other, and boxes have no curves.
    const { width, height } = typeof part === "object" ? part : { width: 0, height: 0 };
    expect(width).toBeGreaterThan(2);
    expect(width).toBeLessThan(name.length * 0.6);
    expect(height).toBeGreaterThan(0.8);
    const named = await wordsOf({ ...content, title: `Arc ${name}` });
    const plain = await wordsOf({ ...content, title: "Arc" });
    expect(named.points - plain.points).toBeGreaterThan(3_000);
  });

  test("has a code of the register's page that is read off the whole picture, apart from the words", async () => {
    const link = `https://register.example/${"a".repeat(120)}`;
    const photo = await readPicture("/media/tower-09-blue-hour.jpg", []);
    const { data, info } = await sharp(await draw({ ...content, code: qrCode(link) }, photo))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(link);
    const { left, right } = await wordsOf({ ...content, code: qrCode(link), ...silence });
    expect([left > 915, right < 1_200]).toEqual([true, true]);
  });

  test("stays light over a photo of pure noise", async () => {
    const noise = Buffer.from(
      Uint8Array.from({ length: 1200 * 630 * 3 }, (_, at) => (at * 2_654_435_761) >>> 11),
    );
    const photo = await sharp(noise, { raw: { width: 1200, height: 630, channels: 3 } })
      .png()
      .toBuffer();
    expect((await draw(content, photo)).length).toBeLessThanOrEqual(mostPreviewBytes);
  });

  test("has the drawn skyline where the photo is no picture, or is an SVG", async () => {
    const drawn = await draw(content, null);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    for (const photo of ["no picture", "", svg]) {
      expect((await draw(content, Buffer.from(photo))).equals(drawn)).toBe(true);
    }
  });
});
