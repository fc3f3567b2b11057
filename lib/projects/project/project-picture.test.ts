import { expect, test } from "vitest";
import { pictureOf } from "./project-picture";

test.each([
  ["/a.webp", "/b.webp", "/a.webp"],
  ["", "/b.webp", "/b.webp"],
  [null, "/b.webp", "/b.webp"],
  [undefined, "/b.webp", "/b.webp"],
  ["/a.webp", "", "/a.webp"],
  ["", "", null],
  [null, undefined, null],
])("of the addresses %j and %j the picture is %j", (imageUrl, proertyImage, picture) => {
  expect(pictureOf({ imageUrl, proertyImage })).toBe(picture);
});
