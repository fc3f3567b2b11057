import { expect, test } from "vitest";
import { facetNames } from "@/lib/projects/project/filter-table.mjs";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import { listingPath } from "./listing-path";
import { parseFilters, type SearchParams } from "./project-filters";
import { barePlace, isOutside, waysOut } from "./ways-out";

const none = {
  ...Object.fromEntries(facetNames.map((name) => [name, {}])),
  without: {},
  distance: {},
} as Facets; // each name is there

const told = (asked: SearchParams, facets: Partial<Facets>) =>
  waysOut(parseFilters(asked), { ...none, ...facets }).map(({ words, count, filters }) => [
    `${count} ${words}`,
    listingPath(filters),
  ]);

test("the nearest places come first, then what is near, another choice, and each filter taken away", () => {
  const asked = {
    location: "Kokapet",
    propertyType: "Villa",
    budget: "Under 50L",
    possession: "1yr",
    page: "3",
  };
  const facets = {
    location: { Pune: 9, Tellapur: 1, Kollur: 1, Kokapet: 0, Narsingi: 0 },
    distance: { Kokapet: 0, Narsingi: 2.5, Kollur: 7.1, Tellapur: 7.9, Pune: 500 },
    within: { "5km": 0, "10km": 2 },
    propertyType: { Apartment: 3, Villa: 0, Plot: 0 },
    budget: { "3Cr-5Cr": 8, "1Cr-1.5Cr": 2, "50L-1Cr": 0 },
    without: { location: 0, propertyType: 3, budget: 12, possession: 4 },
  };
  const list = (query: string) => `/propertylist?${query}`;
  expect(told(asked, facets)).toEqual([
    ["1 in Kollur", list("location=Kollur&propertyType=Villa&budget=Under+50L&possession=1yr")],
    ["1 in Tellapur", list("location=Tellapur&propertyType=Villa&budget=Under+50L&possession=1yr")],
    [
      "2 within 10 km",
      list("location=Kokapet&within=10km&propertyType=Villa&budget=Under+50L&possession=1yr"),
    ],
    ["3 Apartments", list("location=Kokapet&propertyType=Apartment&budget=Under+50L&possession=1yr")],
    ["2 with ₹1 Cr – ₹1.5 Cr", list("location=Kokapet&propertyType=Villa&budget=1Cr-1.5Cr&possession=1yr")],
    ["3 without the property type", list("location=Kokapet&budget=Under+50L&possession=1yr")],
    ["12 without the budget", list("location=Kokapet&propertyType=Villa&possession=1yr")],
    ["4 without the possession date", list("location=Kokapet&propertyType=Villa&budget=Under+50L")],
  ]);
});

test("of ordered choices the one that is least away is offered, from a range of one's own too", () => {
  const bedrooms = { "1BHK": 1, "3BHK": 7, "4BHK": 0, "5BHK": 0 };
  expect(told({ bedrooms: "5BHK" }, { bedrooms })).toEqual([["7 with 3 BHK", "/propertylist?bedrooms=3BHK"]]);
  const budget = { "Under 50L": 1, "2Cr-3Cr": 5, "5Cr+": 3 };
  expect(told({ budget: "3.2Cr-3.4Cr" }, { budget })).toEqual([
    ["5 with ₹2 Cr – ₹3 Cr", "/propertylist?budget=2Cr-3Cr"],
  ]);
});

test("where nobody knows how far places are, those with the most projects are named", () => {
  expect(told({ location: "Atlantis" }, { location: { Hyderabad: 4, Pune: 2 } })).toEqual([
    ["4 in Hyderabad", "/propertylist?location=Hyderabad"],
    ["2 in Pune", "/propertylist?location=Pune"],
  ]);
});

test("nothing is offered that would find nothing", () => {
  expect(told({ location: "Kokapet", bedrooms: "5BHK" }, { without: { location: 0, bedrooms: 0 } })).toEqual(
    [],
  );
  expect(told({}, {})).toEqual([]);
});

test("a place has nothing where others near it are known and it is not among them", () => {
  const bare = (asked: SearchParams, distance: Facets["distance"]) =>
    barePlace(parseFilters(asked), { ...none, distance });
  expect(bare({ location: "Sangareddi" }, { Isnapur: 12 })).toBe("Sangareddi");
  expect(bare({ location: "kokapet" }, { Kokapet: 0, Narsingi: 2 })).toBeNull();
  expect(bare({ location: "Sangareddi" }, {})).toBeNull();
  expect(bare({ location: "Sangareddi,Kokapet" }, { Kokapet: 0 })).toBeNull();
  expect(bare({}, { Kokapet: 0 })).toBeNull();
});

test("a project is told to be outside where its number found it and no count has it", () => {
  const outside = (asked: SearchParams, propertyType: Facets["propertyType"]) =>
    isOutside(parseFilters(asked), { totalItems: 1, facets: { ...none, propertyType } });
  expect(outside({ search: "P02400001234", location: "Pune" }, { Villa: 0 })).toBe(true);
  expect(outside({ search: "P02400001234", propertyType: "Plot" }, { Villa: 1, Plot: 0 })).toBe(true);
  expect(outside({ search: "P02400001234" }, { Villa: 1 })).toBe(false);
  expect(outside({ search: "lakecity" }, {})).toBe(false);
});
