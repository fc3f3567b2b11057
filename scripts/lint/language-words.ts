import { readFileSync } from "node:fs";
import { about } from "@/content/about";
import { privacySections } from "@/content/guides/privacy-policy";
import { offlineWords } from "@/content/offline";
import { brand, places } from "@/content/site";
import { visitChecks, visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";
import { loadedByBrowser, saidIn, siteSources } from "./site-sources";

const sources = siteSources();

/** What is said by constants, which no call names. */
const saidByConstants: string[] = [
  ...[offlineWords, offlineWords.copy, offlineWords.problem, visitSheetWords].flatMap((said) =>
    Object.values(said).filter((text) => typeof text === "string"),
  ),
  ...visitChecks.flatMap(({ title, checks }) => [title, ...checks.map(({ text }) => text)]),
];

/** What a language lacks, with the file that says it. `inBrowser`: its words that the browser loads. */
export function missingWords(all: Words, inBrowser: Words): string[] {
  const lacking = (files: Iterable<string>, words: Words, where: string) =>
    [...files].flatMap((file) =>
      saidIn(sources.get(file) ?? "")
        .filter((english) => !(english in words))
        .map((english) => `${file}: ${english}${where}`),
    );
  return [
    ...lacking(sources.keys(), all, ""),
    ...saidByConstants.filter((english) => !(english in all)),
    ...lacking(loadedByBrowser(sources), inBrowser, " (in the browser)"),
  ];
}

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

/** The English words that nobody says any more. */
export function unusedWords(all: Words): string[] {
  // Some of what the catalogue has is said in the other languages: the names of amenities.
  const catalogue = readFileSync("content/catalogue/projects.ndjson", "utf8");
  // Texts with values of other files in them, as pages have them.
  const evaluated = [about, privacySections].map((texts) => JSON.stringify(texts));
  const said = [...[...sources.values()].map(withMembers), catalogue, ...evaluated]
    .join("\n")
    .replaceAll(/\$\{(\w+)\}/g, (place, name: string) => constants.get(name) ?? place)
    .replaceAll(/\\(["'`])/g, "$1")
    .replaceAll(/\s+/g, " ");
  // As the words of the company's own file stand in others.
  const asWritten = (english: string) =>
    english.replaceAll(brand.name, "${brand.name}").replaceAll(places.city, "${places.city}");
  return Object.keys(all)
    .map((english) => english.replaceAll(/\s+/g, " "))
    .filter((english) => !said.includes(english) && !said.includes(asWritten(english)));
}
