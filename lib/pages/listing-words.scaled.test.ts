import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { howMany } from "@/lib/base/testing/how-many";
import { databaseBackend } from "@/lib/backend/database";
import { countStatements } from "@/lib/db/testing/test-database";
import { listingFaqs } from "@/lib/projects/listing/listing-faqs";
import type { ListingFigures } from "@/lib/projects/listing/listing-figures";
import { listingIntro } from "@/lib/projects/listing/listing-intro";
import { listingWords } from "@/lib/projects/listing/listing-metadata";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { readListingFigures } from "./read-listing";

forAllTests(openDemoDatabase);
/** The figures of every list that search engines are shown, as its page has them. */
const all: ListingFigures[] = [];
/** Every list, or every fifth. */
const step = howMany(5, 1);
beforeAll(async () => {
  for await (const listings of databaseBackend.readListingCounts()) {
    for (const { place, propertyType, bedrooms } of listings.filter((_, at) => at % step === 0)) {
      const filters = {
        ...noFilters,
        location: place ? [place.name] : [],
        propertyType,
        bedrooms: bedrooms ? [bedrooms] : [],
      };
      const figures = await readListingFigures(filters);
      if (listingRobots(filters, figures.place, figures.totalItems).indexed) all.push(figures);
    }
  }
}, 120_000);

/** What is left of a text without its figures, names and place: the formula. */
function formulaOf(text: string): string {
  return text
    .replace(/₹[\d.,]+( Cr| L)?/g, "₹")
    .replace(/(?<=[^.!?:] |“)(?:[A-Z]\p{L}+[ ,.]*)+/gu, "N ")
    .replace(/\d+/g, "#");
}

/** Of all words of two texts, the share that both have. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

/** Two lists of the same projects (of a city with one, and of its locality) may well say the same of them. */
const idsOf = (at: number) => all[at]?.projects.map(({ id }) => id).join();

test("no two descriptions are the same, none nearly so for other projects, and no formula reads the same on thirty pages", () => {
  expect(all.length).toBeGreaterThan(300 / step);
  const texts = all.map((figures) => listingWords(figures).description);
  expect(new Set(texts).size).toBe(texts.length);

  const formulas = new Map<string, number>();
  for (const text of texts) formulas.set(formulaOf(text), (formulas.get(formulaOf(text)) ?? 0) + 1);
  const [[formula, most] = ["", 0]] = [...formulas].toSorted(([, a], [, b]) => b - a);
  expect(most, formula).toBeLessThan(30);

  const words = texts.map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}₹.]+/gu)));
  const alike: string[] = [];
  for (const [at, one] of words.entries()) {
    for (const [before, other] of words.slice(0, at).entries()) {
      if (idsOf(at) !== idsOf(before) && shared(one, other) > 0.8)
        alike.push(`${texts[before]} | ${texts[at]}`);
    }
  }
  expect(alike).toEqual([]);
});

test("a list of any type that has flats alone says other things of them than the list of flats", async () => {
  for (const [place, bedrooms] of [["Dilsukhnagar"], ["Velachery", "3BHK"], ["Hyderabad", "1BHK"]] as const) {
    const filters = { ...noFilters, location: [place], bedrooms: bedrooms ? [bedrooms] : [] };
    const [any = "", flats = ""] = await Promise.all(
      [null, "Apartment" as const].map(async (propertyType) => {
        const { description } = listingWords(await readListingFigures({ ...filters, propertyType }));
        return description.slice(description.indexOf(": "));
      }),
    );
    expect(any).toMatch(/Only flats so far/);
    expect(flats).not.toContain("Only");
    expect(flats.length).toBeGreaterThan(40);
  }
});

test("every list has its words: title and description of their length, two or three sentences, and answers", () => {
  for (const figures of all) {
    const { title, description } = listingWords(figures);
    const intro = listingIntro(figures);
    const faqs = listingFaqs(figures);
    const what = JSON.stringify([title, description, intro, faqs]);
    expect(title.length, what).toBeLessThanOrEqual(60);
    expect(description.length, what).toBeLessThanOrEqual(160);
    expect(description.length, what).toBeGreaterThanOrEqual(70);
    expect(intro.length, what).toBeGreaterThanOrEqual(1);
    expect(intro.length, what).toBeLessThanOrEqual(3);
    if (figures.place) expect(faqs.length, what).toBeGreaterThanOrEqual(1);
    expect(what).not.toMatch(/undefined|null|NaN|\bin \.|  |\.\./);
  }
});

test("all that a list says costs two statements, however much it says", async () => {
  for (const location of [["Kokapet"], ["Hyderabad"], []]) {
    const statements = await countStatements(() => readListingFigures({ ...noFilters, location }));
    expect(statements).toBe(2);
  }
});

test("above a list that builder or status narrow, each figure is of that list", async () => {
  const builder = "Kohinest Realty";
  const only = await readListingFigures({ ...noFilters, builder: builder.toLowerCase() });
  const building = await readListingFigures({ ...noFilters, builder, status: ["Under Construction"] });
  expect(only.totalItems).toBeGreaterThan(building.totalItems);
  expect(building.totalItems).toBeGreaterThan(1);
  for (const figures of [only, building]) {
    const [count, stages] = listingIntro(figures);
    expect(count).toMatch(new RegExp(`^${figures.totalItems} projects with .*, all by ${builder}\\.$`));
    const told = stages?.match(/\d+(?= ready| under| newly)/g) ?? [];
    expect(told.reduce((sum, one) => sum + Number(one), 0)).toBe(figures.totalItems);
  }
  expect(listingIntro(building)[1]).toBe(`${building.totalItems} under construction.`);
});

test("plots are named only where there are plots", () => {
  const named = all.filter((figures) => /\bplots\b/i.test(listingWords(figures).title));
  expect(named.length).toBeGreaterThan(20 / step);
  for (const { facets, filters } of named) {
    expect(filters.propertyType === "Plot" || (facets.propertyType.Plot ?? 0) > 0).toBe(true);
  }
});
