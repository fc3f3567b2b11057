import { expect, test } from "vitest";
import { languages } from "@/content/languages";
import hindiInBrowser from "@/content/languages/hi.browser.json";
import teluguInBrowser from "@/content/languages/te.browser.json";
import type { Words } from "@/lib/base/language";
import { missingWords, unusedWords } from "./lint/language-words";
import { loadedByBrowser, saidIn, siteSources } from "./lint/site-sources";

const each: [name: string, all: Words, inBrowser: Words, letters: RegExp, others: RegExp][] = [
  ["Telugu", languages.te, teluguInBrowser, /[\u0c00-\u0c7f]/, /[\u0900-\u097f]/],
  ["Hindi", languages.hi, hindiInBrowser, /[\u0900-\u097f]/, /[\u0c00-\u0c7f]/],
];

test("files of the site and what they say are found", () => {
  const sources = siteSources();
  const filesInBrowser = loadedByBrowser(sources);
  expect(sources.size).toBeGreaterThan(400);
  expect(filesInBrowser).toContain("components/layout/welcome-dialog.tsx");
  // In the browser a stand-in takes its place.
  expect(filesInBrowser).not.toContain("components/layout/site-footer.tsx");
  expect(saidIn(sources.get("components/layout/welcome-dialog.tsx") ?? "")).toContain("Welcome to {company}");
  expect(missingWords({}, {}).length).toBeGreaterThan(1_000);
});

test.each(each)(
  "%s has a word for all that the site says, and in the browser for what is said there",
  (_, all, own) => expect(missingWords(all, own)).toEqual([]),
);

// Once for all: both languages have the same words.
test("no language has anything for words that nobody says any more", () => {
  expect(unusedWords(languages.te)).toEqual([]);
  expect(unusedWords({ "Nobody says this at all": "x" })).toHaveLength(1);
});

test.each(each)(
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
  expect(Object.keys(languages.hi).sort()).toEqual(Object.keys(languages.te).sort());
  expect(Object.keys(hindiInBrowser).sort()).toEqual(Object.keys(teluguInBrowser).sort());
});
