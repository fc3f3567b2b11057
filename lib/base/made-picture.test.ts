import { expect, test } from "vitest";
import { formatMade, madeSrcSet, parseMade, widthsOf } from "./made-picture";

const picture = { folder: "tower-1f0c9a", width: 1600, height: 1000, colour: "8a7f6e" };

test("what is written is read again, and nothing else", () => {
  expect(parseMade(formatMade(picture))).toEqual(picture);
  for (const word of [null, undefined, "", "../x 1x1 000000", 'a" 1x1 000000', "a 1x1 red", "a 1x1 000000 b"])
    expect(parseMade(word)).toBeNull();
});

test("a picture is made in the usual widths below its own, and its own at last", () => {
  expect(widthsOf(1600)).toEqual([384, 750, 1080, 1600]);
  expect(widthsOf(4000)).toEqual([384, 750, 1080, 1600]);
  expect(widthsOf(800)).toEqual([384, 750, 800]);
  expect(widthsOf(48)).toEqual([48]);
});

test("browsers choose among addresses that never become outdated", () => {
  expect(madeSrcSet({ ...picture, width: 750 }, "avif")).toBe(
    "/pictures/tower-1f0c9a/384.avif 384w, /pictures/tower-1f0c9a/750.avif 750w",
  );
});
