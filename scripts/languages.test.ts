import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { about } from "@/content/about";
import { privacySections } from "@/content/guides/privacy-policy";
import { words as hindi } from "@/content/languages/hi";
import { browserWords as hindiInBrowser } from "@/content/languages/hi/browser";
import { words as telugu } from "@/content/languages/te";
import { browserWords as teluguInBrowser } from "@/content/languages/te/browser";
import { offlineWords } from "@/content/offline";
import { brand, places } from "@/content/site";
import { visitChecks, visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";
import { loadedByBrowser, saidIn, siteSources } from "./lint/site-sources";

const sources = siteSources();
const filesInBrowser = loadedByBrowser(sources);
/** Some of what it has is said in the other languages: the names of amenities. */
const catalogue = readFileSync("content/catalogue/projects.ndjson", "utf8");
const languages: [name: string, all: Words, inBrowser: Words, letters: RegExp, others: RegExp][] = [
  ["Telugu", telugu, teluguInBrowser, /[\u0c00-\u0c7f]/, /[\u0900-\u097f]/],
  ["Hindi", hindi, hindiInBrowser, /[\u0900-\u097f]/, /[\u0c00-\u0c7f]/],
];

test("files of the site and what they say are found", () => {
  expect(sources.size).toBeGreaterThan(500);
  expect(filesInBrowser).toContain("components/layout/welcome-dialog.tsx");
  // In the browser a stand-in takes its place.
  expect(filesInBrowser).not.toContain("components/layout/site-footer.tsx");
  expect(saidIn(sources.get("components/layout/welcome-dialog.tsx") ?? "")).toContain("Welcome to {company}");
});

test.each(languages)("%s has a word for all that components say", (_name, all) => {
  const missing = [...sources].flatMap(([file, text]) =>
    saidIn(text)
      .filter((english) => !(english in all))
      .map((english) => `${file}: ${english}`),
  );
  expect(missing).toEqual([]);
});

/** What is said by constants, which no call names. */
const constantsSaid: string[] = [
  ...[offlineWords, offlineWords.copy, offlineWords.problem, visitSheetWords].flatMap((said) =>
    Object.values(said).filter((text) => typeof text === "string"),
  ),
  ...visitChecks.flatMap(({ title, checks }) => [title, ...checks.map(({ text }) => text)]),
];

test.each(languages)("%s has a word for all that copies and visit sheets say", (_name, all) => {
  expect(constantsSaid.length).toBeGreaterThan(50);
  expect(constantsSaid.filter((english) => !(english in all))).toEqual([]);
});

test.each(languages)("%s has in the browser all that is said there", (_name, _all, inBrowser) => {
  const missing = filesInBrowser.flatMap((file) =>
    saidIn(sources.get(file) ?? "")
      .filter((english) => !(english in inBrowser))
      .map((english) => `${file}: ${english}`),
  );
  expect(missing).toEqual([]);
});

/** Texts that stand in others as constants: `Near. ${attribution}`. */
const constants = new Map(
  [...sources.values()].flatMap((text) =>
    [...text.matchAll(/\bconst (\w+) = "([^"]*)"/g)].map(([, name, value]) => [name, value] as const),
  ),
);

/** A source with the members of its own constants in place: `${figures.age} years`. */
function withMembers(source: string): string {
  return source.replaceAll(/\$\{(\w+)\.(\w+)\}/g, (place, name: string, member: string) => {
    const [, text] = new RegExp(`const ${name} = \\{[^}]*?\\b${member}: "([^"]*)"`).exec(source) ?? [];
    return text ?? place;
  });
}

/** Texts with values of other files in them, as pages have them. */
const evaluated = [about, privacySections].map((texts) => JSON.stringify(texts));

// Once for all: both languages have the same words.
test("no language has anything for words that nobody says any more", () => {
  const said = [...[...sources.values()].map(withMembers), catalogue, ...evaluated]
    .join("\n")
    .replaceAll(/\$\{(\w+)\}/g, (place, name: string) => constants.get(name) ?? place)
    .replaceAll(/\\(["'`])/g, "$1")
    .replaceAll(/\s+/g, " ");
  // As the words of the company's own file stand in others.
  const asWritten = (english: string) =>
    english.replaceAll(brand.name, "${brand.name}").replaceAll(places.city, "${places.city}");
  const data = Object.keys(telugu)
    .map((english) => english.replaceAll(/\s+/g, " "))
    .filter((english) => !said.includes(english) && !said.includes(asWritten(english)));
  expect(data).toEqual([]);
});

test.each(languages)(
  "%s keeps the places of values, and its letters",
  (_name, all, _inBrowser, letters, others) => {
    for (const [english, said] of Object.entries(all)) {
      const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
      expect(places(said), english).toEqual(places(english));
      expect(said, english).not.toMatch(others);
      // A short form (EMI) or a name may be the same in all languages.
      const isText = /\p{L}/u.test(said.replaceAll(/\{\w+\}/g, ""));
      if (said !== english && isText) expect(said, english).toMatch(letters);
    }
  },
);

test("both languages have the same words", () => {
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(telugu).sort());
  expect(Object.keys(hindiInBrowser).sort()).toEqual(Object.keys(teluguInBrowser).sort());
});
