import { expect, test } from "vitest";
import { cutExcerpt } from "./blog-text";

test("an excerpt ends at a word, within 100 characters, and a short one is not changed", () => {
  const words =
    "Ask for the number in writing before you pay, and look for it on the site of the state’s own authority";
  expect([...words].length).toBeGreaterThan(100);
  expect(cutExcerpt(words)).toBe(
    "Ask for the number in writing before you pay, and look for it on the site of the state’s own…",
  );
  const hundred = `${"word ".repeat(19)}whole`;
  expect(cutExcerpt(hundred)).toBe(hundred);
  expect(cutExcerpt(`${hundred} more`)).toBe(`${hundred}…`);
  expect(cutExcerpt(`${"word ".repeat(19)}wholes and more`)).toBe(`${"word ".repeat(19).trim()}…`);
  expect(cutExcerpt(`${"word, ".repeat(20)}`)).toBe(`${"word, ".repeat(16).slice(0, -2)}…`);
  expect(cutExcerpt("ఆ".repeat(120))).toBe(`${"ఆ".repeat(100)}…`);
});
