import { readdirSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { here, inEnglish, language, languageOf, setSpeech, t } from "./language";
import { addressIn, isTranslated } from "./language-addresses";

afterEach(() => setSpeech(() => undefined));

test.each([
  ["/", "te", "/te"],
  ["/?utm_source=x", "te", "/te?utm_source=x"],
  ["/faqs", "hi", "/hi/faqs"],
  ["/propertylist?location=Kokapet", "te", "/te/propertylist?location=Kokapet"],
  ["/propertydetails/7/a-b?type=plot", "hi", "/hi/propertydetails/7/a-b?type=plot"],
  // Not there in other languages.
  ["/blog", "te", "/blog"],
  ["#main", "te", "#main"],
  ["tel:18000000000", "te", "tel:18000000000"],
  ["https://example.com/faqs", "te", "https://example.com/faqs"],
  ["/faqs", "en", "/faqs"],
] as const)("%s in %s is %s", (address, wanted, own) => {
  expect(addressIn(wanted, address)).toBe(own);
  expect(inEnglish(own)).toBe(address);
});

test.each([
  ["/te", "te"],
  ["/hi/faqs", "hi"],
  ["/te?page=2", "te"],
  ["/tellapur", "en"],
  ["/TE/faqs", "en"],
  ["/faqs/te", "en"],
  ["/en/faqs", "en"],
])("%s is in %s", (address, wanted) => expect(languageOf(address)).toBe(wanted));

test("an address is there in other languages where a page of theirs is", () => {
  const inner = /^(?:map-list|layout|error|not-found\.|\[)/;
  const pagesIn = (...folders: string[]) =>
    folders.flatMap((folder) => readdirSync(folder)).filter((name) => !inner.test(name));
  const english = ["blog", "blog-detail", "blogs", "share-preview", "pdf-viewer"];
  const own = pagesIn("app/[lang]/(site)").filter((page) => !english.includes(page));
  expect(own.length).toBeGreaterThan(25);
  expect(own.filter((page) => !isTranslated(`/${page}`))).toEqual([]);
  expect(english.filter((page) => isTranslated(`/${page}`))).toEqual([]);
});

test("what Next tells components of an address is the same page", () => {
  expect(inEnglish("/en/faqs")).toBe("/faqs");
  expect(inEnglish("/en")).toBe("/");
  expect(isTranslated("/languages")).toBe(false);
});

test("words are said in the language of what is rendered, and in English where they have no other", () => {
  setSpeech(() => ({
    language: "te",
    words: new Map([
      ["Home", "హోమ్"],
      ["{count} homes", "{count} ఇళ్లు"],
    ]),
    addressOf: (address) => addressIn("te", address),
  }));
  expect(language()).toBe("te");
  expect([t("Home"), t("Blog"), t("{count} homes", { count: 3 })]).toEqual(["హోమ్", "Blog", "3 ఇళ్లు"]);
  expect(here("/faqs")).toBe("/te/faqs");
  // No word of ours, but a property of every object.
  expect(t("constructor")).toBe("constructor");
  setSpeech(() => undefined);
  expect([language(), t("Home"), t("{count} homes", { count: 3 }), here("/faqs")]).toEqual([
    "en",
    "Home",
    "3 homes",
    "/faqs",
  ]);
});

test("a place for a value that nobody gave stays as it is", () => {
  expect(t("{count} homes in {place}", { count: 1 })).toBe("1 homes in {place}");
});
