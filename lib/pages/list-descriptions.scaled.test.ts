import { expect, test } from "vitest";
import { openDemoApi } from "@/lib/api/testing/demo-api";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { howMany } from "@/lib/base/testing/how-many";
import { askRoute, tagContents } from "@/lib/crawlers/testing/crawler-routes";
import { listingIntro } from "@/lib/projects/listing/listing-intro";
import type { ListingFigures } from "@/lib/projects/listing/listing-figures";
import { listingWords } from "@/lib/projects/listing/listing-metadata";
import { parseFilters } from "@/lib/projects/listing/project-filters";
import { readListingFigures } from "./read-listing";

forAllTests(openDemoApi);

/** The words of a text without names, which are all that begin with a capital. */
const wordsOf = (text: string) =>
  new Set(text.replace(/\b[A-Z][\w']*/g, "").match(/[\p{L}\p{N}₹.,]*[\p{L}\p{N}]/gu) ?? []);

/** Which part of the pairs share less than four fifths of their words. */
function partApart(texts: readonly string[]): number {
  const all = texts.map(wordsOf);
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  const apart = pairs.filter(([one, other]) => {
    const shared = [...one].filter((word) => other.has(word)).length;
    return shared < 0.8 * (one.size + other.size - shared);
  });
  return apart.length / pairs.length;
}

test("no two lists of the sitemap are described alike but for names", async () => {
  const xml = await (await askRoute("/sitemaps/places-1.xml")).text();
  const searches = tagContents(xml, "loc").flatMap((address) => {
    const { pathname, searchParams } = new URL(address.replace(/&amp;/g, "&"));
    return pathname === "/propertylist" && !searchParams.has("page")
      ? [Object.fromEntries(searchParams)]
      : [];
  });
  // Of some 700; each takes 30 ms.
  const tried = howMany(60, 300);
  const said: ListingFigures[] = [];
  // One after another, as visitors come: all at once they would wait for a connection until each gives up.
  for (const search of searches.filter((_, at) => at % Math.ceil(searches.length / tried) === 0))
    said.push(await readListingFigures(parseFilters(search)));
  expect(said.length).toBeGreaterThan(50);
  expect(partApart(said.map((figures) => listingWords(figures).description))).toBeGreaterThan(0.98);
  expect(partApart(said.map((figures) => listingIntro(figures).join(" ")))).toBeGreaterThan(0.98);
});
