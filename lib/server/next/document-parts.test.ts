import { expect, test } from "vitest";
import { bytesOf, partsOf } from "./document-parts";

test("each script is a part by itself, and the markup between two of them", () => {
  expect(partsOf('<p>₹ 5</p><script src="/a.js"></script><script>1<2</script><b>घर</b>')).toEqual([
    "<p>₹ 5</p>",
    '<script src="/a.js"></script>',
    "<script>1<2</script>",
    "<b>घर</b>",
  ]);
});

test.each([
  "",
  "<p>A home</p>",
  "<script>alert(1)</script>",
  "<p>never closed <script>alert(1)",
  "</script><p>₹ & 🏠</p><script></script></script>",
])("the parts of %j are all of it", (document) => {
  expect(partsOf(document).join("")).toBe(document);
  expect(bytesOf(partsOf(Buffer.from(document))).toString()).toBe(document);
});
