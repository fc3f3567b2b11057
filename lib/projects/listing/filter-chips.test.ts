import fc from "fast-check";
import { expect, test } from "vitest";
import { filterChips } from "./filter-chips";
import { hasFilters, noFilters, parseFilters } from "./project-filters";
import { anyFilters } from "@/lib/projects/testing/any-filters";

test("every filter that is set is one chip in words", () => {
  const filters = parseFilters({
    location: "Kokapet,Pune",
    within: "5km",
    search: "lake",
    propertyType: "Plot",
    bedrooms: "3BHK",
    budget: "Under 50L",
    possession: "1yr",
    area: "more",
    status: "Ready to Move",
    bathrooms: "2",
    availability: "Resale",
    builder: "Kohinest",
  });
  expect(filterChips(filters).map((chip) => chip.label)).toEqual([
    "Kokapet",
    "Pune",
    "Within 5 km",
    "“lake”",
    "Plots",
    "3 BHK",
    "Under ₹50 L",
    "Within 1 year",
    "3,250 sqft and more",
    "Ready to Move In",
    "2+ bathrooms",
    "Resale",
    "Kohinest",
  ]);
});

test("several bedrooms and a budget of one's own are said in words", () => {
  const filters = parseFilters({ bedrooms: "3BHK,2BHK", minPrice: "75L", maxPrice: "1.2 Cr" });
  expect(filterChips(filters).map((chip) => chip.label)).toEqual(["2 BHK", "3 BHK", "₹75 L – ₹1.20 Cr"]);
});

test("sort and page are no chips", () => {
  expect(filterChips({ ...noFilters, sort: "newest", page: 3 })).toEqual([]);
});

test("a chip takes away itself alone, and the distance with the last place, and goes to page 1", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const chips = filterChips(filters);
      expect(chips.length > 0).toBe(hasFilters(filters));
      for (const chip of chips) {
        expect(chip.without.page).toBe(1);
        expect(chip.without.sort).toBe(filters.sort);
        const isLastPlace = chip.name === "location" && filters.location.length === 1;
        const others = chips
          .filter((other) => other !== chip && !(isLastPlace && other.name === "within"))
          .map((other) => other.key);
        expect(filterChips(chip.without).map((other) => other.key)).toEqual(others);
      }
    }),
  );
});
