import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { config } from "@/next.config.mjs";
import { isKeptPage } from "@/lib/server/cache/kept-address";

const pages = readdirSync("app/[lang]", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => {
    const folders = file
      .split("/")
      .slice(0, -1)
      .filter((folder) => !folder.startsWith("("));
    const address = `/${folders.join("/")}`.replaceAll(/\[+(?:\.\.\.)?(\w+)\]+/g, "$1");
    return { address, text: readFileSync(`app/[lang]/${file}`, "utf8") };
  });

/** It reads `type` alone, which the address of what is kept has. */
const readsOne = "/propertydetails/id/slug";

test("a page that is kept reads no query, cookies or headers", () => {
  expect(pages.length).toBeGreaterThan(35);
  const reading = pages.filter(({ text }) => /\bsearchParams\b|\b(?:cookies|headers)\(\)/.test(text));
  expect(reading.length).toBeGreaterThan(8);
  expect(reading.map(({ address }) => address).filter(isKeptPage)).toEqual([readsOne]);
});

test("every page of the table is there", () => {
  expect(pages.filter(({ address }) => isKeptPage(address)).length).toBeGreaterThanOrEqual(20);
});

test("title and preview of a kept page stand in its head, whoever asked first: crawlers get it too", () => {
  for (const agent of ["unknown", "WhatsApp/2.23", "Mozilla/5.0"])
    expect(agent).toMatch(config.htmlLimitedBots ?? /^$/);
});
