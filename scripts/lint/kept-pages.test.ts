import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKeptPage } from "@/lib/server/cache/kept-address";

const pages = readdirSync("app/[lang]", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => {
    const text = readFileSync(`app/[lang]/${file}`, "utf8");
    const folders = file
      .split("/")
      .slice(0, -1)
      .filter((folder) => !folder.startsWith("("));
    // Nothing is made ahead of an address that only its owner knows.
    const isOwn = file.includes("[") && !text.includes("generateStaticParams");
    return { path: `/${folders.join("/")}`, text, isKept: !isOwn && !text.includes('"force-dynamic"') };
  });

/** Next refuses, when it is asked for, a page that it may keep and that reads who asks. */
test("a page that reads its query, cookies or headers is rendered for each request", () => {
  const reading = pages.filter(({ text }) => /\bsearchParams\b|\b(?:cookies|headers)\(\)/.test(text));
  expect(reading.length).toBeGreaterThan(8);
  expect(reading.filter(({ isKept }) => isKept).map(({ path }) => path)).toEqual([]);
});

test("the pages that are kept are those of the table", () => {
  const own = pages.filter(({ path }) => !path.startsWith("/cached-"));
  expect(own.length).toBeGreaterThan(35);
  const addressOf = (path: string) => path.replaceAll(/\[+(?:\.\.\.)?(\w+)\]+/g, "$1");
  expect(
    own.filter(({ path, isKept }) => isKeptPage(addressOf(path)) !== isKept).map(({ path }) => path),
  ).toEqual([]);
});
