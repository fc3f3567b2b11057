import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Next refuses, when it is asked for, a page that it may keep and that reads who asks. */
test("a page that reads its query, cookies or headers is rendered for each request", () => {
  const pages = readdirSync("app/[lang]", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx"))
    .map((file) => [file, readFileSync(`app/[lang]/${file}`, "utf8")] as const);
  const reading = pages.filter(([, text]) => /\bsearchParams\b|\b(?:cookies|headers)\(\)/.test(text));
  expect(reading.length).toBeGreaterThan(8);
  const kept = reading.filter(
    ([file, text]) =>
      !text.includes('dynamic = "force-dynamic"') &&
      // Nothing is made ahead of an address that only its owner knows.
      (!/\[(?!\[)[^/]+\]\/page/.test(file) || text.includes("generateStaticParams")),
  );
  expect(kept.map(([file]) => file)).toEqual([]);
});
