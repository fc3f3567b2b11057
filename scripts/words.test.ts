import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { promises } from "@/content/promises";

/** The sources of what visitors read, without comments. */
const sources = [
  ...["app", "components", "content"],
  ...["enquiries", "crawlers", "projects", "seo", "guides", "blog"].map((room) => `lib/${room}`),
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({
    file,
    text: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
  }));

function filesWith(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test("RERA ID and Email are written one way", () => {
  expect(filesWith(/RERA I?d\b/)).toEqual([]);
  // The words that earlier visitors agreed to stay as they were.
  expect(filesWith(/\be-?mail\b/i).length).toBeGreaterThan(3);
  expect(filesWith(/\be-mail\b/i)).toEqual(["content/consent.ts"]);
});

test("every promise of when we call, answer or are open stands in one table", () => {
  const promise =
    /\bwithin (\d+|an?|five|thirty) (working )?(minute|min|hour|day)|\b\d+ mins\b|24 (hours|hrs)|day and night|toll-?free|9 AM/i;
  expect(JSON.stringify(promises)).toMatch(promise);
  expect(filesWith(promise)).toEqual(["content/promises.ts"]);
});
