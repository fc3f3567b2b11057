import { describe, expect, test } from "vitest";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { phraseNames, withNames, type PhraseName } from "./phrase-names";
import { placesCalled } from "./place-words";
import { readPhrase } from "./read-phrase";
import { phrases } from "./testing/phrases";
import { landmarkPhrases } from "./testing/landmark-phrases";
import { scriptPhrases } from "./testing/script-phrases";

const names = new Map<string, PhraseName>([
  ...[
    "Gachibowli",
    "Tellapur",
    "Kokapet",
    "Shadnagar",
    "Kompally",
    "Begumpet",
    "Hyderabad",
    "Banjara Hills",
    "Financial District",
    "Nallagandla",
    "Miyapur",
    "Secunderabad",
    ...["Kondapur", "Kollur", "Patancheru", "Nanakramguda", "APPA Junction", "HITEC City", "Jubilee Hills"],
  ].map((name) => [name.toLowerCase(), { kind: "location", name }] as const),
  ["500075", { kind: "location", name: "Kokapet", others: ["Gandipet"] }],
  ["kohinest", { kind: "builder", name: "Kohinest Realty" }],
  ["swimming pool", { kind: "amenities", name: "Swimming Pool" }],
]);

/** What is read, as the address of the list says it. */
function read(phrase: string): string {
  const parts = readPhrase(phrase);
  const known = new Map(names);
  for (const words of phraseNames(parts)) {
    const [name] = placesCalled(words);
    if (name && !known.has(words)) known.set(words, { kind: "location", name });
  }
  const filters = withNames(parts, known);
  if (!filters) return "";
  const query = listingPath({ ...noFilters, ...filters }).split("?")[1] ?? "";
  return decodeURIComponent(query.replaceAll("+", " "));
}

describe("what buyers type is read as filters", () => {
  test.each([...phrases, ...scriptPhrases, ...landmarkPhrases])("%s", (phrase, expected) => {
    expect(read(phrase)).toBe(expected);
  });
});

test("there are as many phrases as promised", () => {
  expect(phrases.length).toBeGreaterThanOrEqual(200);
  expect(landmarkPhrases.length).toBeGreaterThanOrEqual(60);
  const all = [...phrases, ...scriptPhrases, ...landmarkPhrases].map(([phrase]) => phrase);
  expect(new Set(all).size).toBe(all.length);
});

test("only so many names are looked up, however long a phrase is", () => {
  expect(phraseNames(readPhrase("lake view towers "))).toEqual([
    "lake",
    "lake view",
    "lake view towers",
    "view",
    "view towers",
    "towers",
  ]);
  expect(phraseNames(readPhrase("abc def ".repeat(500))).length).toBeLessThanOrEqual(60);
});
