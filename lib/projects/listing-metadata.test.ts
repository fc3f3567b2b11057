import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listingSubject, listingWords } from "./listing-metadata";
import { parseFilters } from "./project-filters";
import { anyFilters } from "./testing/any-filters";

const words = (address: string, totalItems = 24) =>
  listingWords(parseFilters(Object.fromEntries(new URLSearchParams(address))), totalItems);

test.each([
  ["", "Homes and plots"],
  ["location=Kokapet", "Homes and plots in Kokapet"],
  ["propertyType=Villa&location=Kokapet", "Villas in Kokapet"],
  ["bedrooms=3BHK&location=Kokapet", "3 BHK homes in Kokapet"],
  ["bedrooms=3BHK&propertyType=Apartment&location=Kokapet,Pune", "3 BHK Apartments in Kokapet, Pune"],
])("%s lists %s", (address, subject) => {
  expect(listingSubject(parseFilters(Object.fromEntries(new URLSearchParams(address))))).toBe(subject);
});

describe("an entry in search engines", () => {
  test.each([
    ["", true],
    ["location=Kokapet", true],
    ["city=Pune", true],
    ["propertyType=Villa", true],
    ["location=Kokapet&propertyType=Villa", true],
    ["location=Kokapet&bedrooms=3BHK", true],
    ["location=Kokapet&propertyType=Apartment&bedrooms=3BHK", true],
    ["location=Kokapet&page=2", true],
    ["bedrooms=3BHK", false],
    ["propertyType=Apartment&bedrooms=3BHK", false],
    ["location=Kokapet,Pune", false],
    ["budget=Under+50L", false],
    ["location=Kokapet&budget=Under+50L", false],
    ["search=lake", false],
    ["sort=newest", false],
    ["location=Kokapet&sort=price_asc", false],
    ["status=New+Launch", false],
    ["possession=1yr", false],
    ["area=more", false],
    ["bathrooms=2", false],
    ["availability=New", false],
    ["builder=Kohinest", false],
  ])("for '%s': %s", (address, indexed) => {
    expect(words(address).indexed).toBe(indexed);
    expect(words(address, 0).indexed).toBe(false);
  });

  test("has one address: the indexed parameters in one order", () => {
    expect(words("sort=newest&page=2&budget=Under+50L&bedrooms=3BHK&city=Pune").canonical).toBe(
      "/propertylist?location=Pune&bedrooms=3BHK&page=2",
    );
    expect(words("search=lake").canonical).toBe("/propertylist");
  });
});

test("title and description have their length and their page number, whatever is asked", () => {
  fc.assert(
    fc.property(anyFilters, fc.nat({ max: 10_000_000 }), (filters, totalItems) => {
      const { title, description } = listingWords(filters, totalItems);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      const number = filters.page > 1 ? new RegExp(` — Page ${filters.page}$`) : /^(?!.*— Page)/s;
      expect(title).toMatch(number);
      expect(description).toMatch(number);
    }),
    { numRuns: 500 },
  );
});
