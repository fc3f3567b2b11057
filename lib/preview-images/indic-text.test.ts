import { expect, test } from "vitest";
import { toTextParts } from "./indic-text";

test("words of another script are pictures in their order, and a comma between two has no line of its own", async () => {
  const parts = await toTextParts("Kokapet: ఇళ్లు, ప్లాట్లు");
  expect(parts).toHaveLength(3);
  expect(parts[0]).toBe("Kokapet:");
  expect(parts.slice(1).every((part) => typeof part !== "string" && part.width > 1)).toBe(true);
});
