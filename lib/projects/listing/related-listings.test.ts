import { describe, expect, test } from "vitest";
import { noFilters } from "./project-filters";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import { facetNames } from "@/lib/projects/project/filter-table.mjs";
import { relatedListings } from "./related-listings";

const none = Object.fromEntries(facetNames.map((name) => [name, {}])) as Facets; // each name is there
const facets: Facets = {
  ...none,
  propertyType: { Apartment: 3, Villa: 0, Plot: 1 },
  bedrooms: { "2BHK": 2, "3BHK": 1, "4BHK": 0 },
  location: { Hyderabad: 4, Kokapet: 3, Tellapur: 1 },
};
const labels = (...given: Parameters<typeof relatedListings>) =>
  relatedListings(...given).map(({ heading, links }) => [heading, links.map(({ label }) => label)]);

describe("the lists next to one", () => {
  test("of a place: its types, its bedrooms and both together, and the other places, all with projects", () => {
    const byType = { Apartment: { "2BHK": 2, "3BHK": 1 }, Villa: { "4BHK": 0 } };
    expect(labels({ ...noFilters, location: ["Kokapet"] }, facets, byType)).toEqual([
      [
        "More in Kokapet",
        [
          "Flats in Kokapet",
          "Plots in Kokapet",
          "2 BHK homes in Kokapet",
          "3 BHK homes in Kokapet",
          "2 BHK flats in Kokapet",
          "3 BHK flats in Kokapet",
        ],
      ],
      ["Homes and plots by place", ["Hyderabad", "Tellapur"]],
    ]);
  });

  test("keep the type and the bedrooms, and leave out the list itself and every other filter", () => {
    const filters = {
      ...noFilters,
      location: ["Kokapet"],
      propertyType: "Apartment" as const,
      bedrooms: ["2BHK" as const],
      search: "lake",
      page: 3,
    };
    const related = relatedListings(filters, facets);
    expect(related.map(({ links }) => links.map(({ href }) => href))).toEqual([
      [
        "/propertylist?location=Kokapet&propertyType=Plot&bedrooms=2BHK",
        "/propertylist?location=Kokapet&propertyType=Apartment&bedrooms=3BHK",
      ],
      [
        "/propertylist?location=Hyderabad&propertyType=Apartment&bedrooms=2BHK",
        "/propertylist?location=Tellapur&propertyType=Apartment&bedrooms=2BHK",
      ],
    ]);
  });

  test("of everything: by type and by place; a number of bedrooms alone is no list of its own", () => {
    expect(labels({ ...noFilters, bedrooms: ["3BHK"] }, facets)).toEqual([
      ["By type", ["Flats", "Plots"]],
      ["Homes and plots by place", ["Hyderabad", "Kokapet", "Tellapur"]],
    ]);
  });

  test("of several numbers of bedrooms: those of the place with any", () => {
    const place = { ...noFilters, location: ["Kokapet"] };
    const both = { ...place, bedrooms: ["2BHK" as const, "3BHK" as const] };
    expect(relatedListings(both, facets)).toEqual(relatedListings(place, facets));
  });

  test("of several places, and of nothing: none", () => {
    expect(labels({ ...noFilters, location: ["Kokapet", "Tellapur"] }, facets)).toEqual([]);
    expect(labels(noFilters, none)).toEqual([]);
  });
});
