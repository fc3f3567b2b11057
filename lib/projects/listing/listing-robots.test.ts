import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findListingPlace } from "./listing-place";
import { listingRobots } from "./listing-robots";
import { parseFilters } from "./project-filters";
import { anyFilters } from "@/lib/projects/testing/any-filters";

const catalogue = [
  { locations: [{ locality: "Kokapet", city: "Hyderabad", state: "Telangana" }] },
  { locations: [{ locality: "Baner", city: "Pune", state: "Maharashtra" }] },
  { locations: [{ locality: "Whitefield", city: "Bengaluru", state: "Karnataka" }] },
  { locations: [{ locality: "HITEC City", city: "Hyderabad", state: "Telangana" }] },
];

/** As Next passes a query to a page: repeated keys as a list. */
function parse(address: string) {
  const params = new URLSearchParams(address);
  return parseFilters(Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])));
}

function robots(address: string, totalItems = 24) {
  const filters = parse(address);
  return listingRobots(filters, findListingPlace(filters, totalItems ? catalogue : []), totalItems);
}

describe("indexed is", () => {
  test.each([
    ["no filter", "", ""],
    ["a locality", "location=Kokapet", "?location=Kokapet"],
    ["a city", "location=Pune", "?location=Pune"],
    ["a type", "propertyType=Villa", "?propertyType=Villa"],
    ["place and type", "location=Kokapet&propertyType=Plot", "?location=Kokapet&propertyType=Plot"],
    ["place and bedrooms", "location=Kokapet&bedrooms=3BHK", "?location=Kokapet&bedrooms=3BHK"],
    [
      "place, type and bedrooms",
      "location=Kokapet&propertyType=Apartment&bedrooms=3BHK",
      "?location=Kokapet&propertyType=Apartment&bedrooms=3BHK",
    ],
    ["a page of it", "location=Kokapet&page=2", "?location=Kokapet&page=2"],
    ["a page of everything", "page=7", "?page=7"],
  ])("%s, under its own address", (_, address, query) => {
    expect(robots(address)).toMatchObject({ indexed: true, canonical: `/propertylist${query}` });
    expect(robots(address, 0).indexed).toBe(false);
  });

  test.each([
    ["another name of the parameter", "city=Pune", "?location=Pune"],
    ["an older name of the place", "location=Bangalore", "?location=Bengaluru"],
    ["another spelling", "location=+hitec++CITY", "?location=HITEC+City"],
    ["another order", "bedrooms=3BHK&location=Kokapet", "?location=Kokapet&bedrooms=3BHK"],
    ["empty parameters", "location=Kokapet&search=&budget=&page=", "?location=Kokapet"],
    ["parameters that nobody knows", "utm_source=x&location=Kokapet", "?location=Kokapet"],
    ["bedrooms with a blank", "location=Kokapet&bedrooms=3+bhk", "?location=Kokapet&bedrooms=3BHK"],
    ["the first page by number", "location=Kokapet&page=1", "?location=Kokapet"],
    ["the usual order by name", "sort=relevance&propertyType=villa", "?propertyType=Villa"],
  ])("%s, under the address of the one form", (_, address, query) => {
    expect(robots(address)).toMatchObject({ indexed: true, canonical: `/propertylist${query}` });
  });
});

describe("not indexed, with the wider list as the canonical one, is", () => {
  test.each([
    ["bedrooms alone", "bedrooms=3BHK", ""],
    ["two numbers of bedrooms", "location=Kokapet&bedrooms=2BHK,3BHK", "?location=Kokapet"],
    ["type and bedrooms", "propertyType=Apartment&bedrooms=3BHK", "?propertyType=Apartment"],
    ["a state", "location=Telangana", ""],
    ["a state with a type", "location=Telangana&propertyType=Villa", "?propertyType=Villa"],
    ["two places", "location=Kokapet,Pune", ""],
    ["an unknown place", "location=Atlantis", ""],
    ["an unknown place with a type", "location=Atlantis&propertyType=Villa", "?propertyType=Villa"],
    ["a budget", "location=Kokapet&budget=Under+50L", "?location=Kokapet"],
    ["free text", "search=lake", ""],
    ["free text in a place", "location=Kokapet&search=lake&page=3", "?location=Kokapet"],
    ["an order", "location=Kokapet&sort=price_asc&page=2", "?location=Kokapet"],
    ["a status", "status=New+Launch", ""],
    ["possession", "possession=1yr", ""],
    ["an area", "area=more", ""],
    ["bathrooms", "bathrooms=2", ""],
    ["availability", "availability=New", ""],
    ["a developer", "builder=Kohinest", ""],
  ])("%s", (_, address, query) => {
    expect(robots(address)).toMatchObject({ indexed: false, canonical: `/propertylist${query}` });
  });
});

test("the canonical address of any filters is its own canonical address, and may be indexed", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const { canonical } = listingRobots(filters, findListingPlace(filters, catalogue), 24);
      expect(robots(canonical.split("?")[1] ?? "")).toMatchObject({ indexed: true, canonical });
    }),
    { numRuns: 500 },
  );
});

test("the key is the same on every page of a list", () => {
  expect(robots("location=Kokapet&bedrooms=3BHK&page=2").key).toBe("location=Kokapet&bedrooms=3BHK");
  expect(robots("").key).toBe("");
});

describe("the place of a listing", () => {
  const find = (name: string) => findListingPlace({ location: name.split(",") }, catalogue);
  test.each([
    ["kokapet", { name: "Kokapet", city: "Hyderabad" }],
    ["Hyderabad", { name: "Hyderabad", city: null }],
    ["karnataka", { name: "Karnataka", city: null, isState: true }],
    ["Atlantis", null],
    ["Kokapet,Pune", null],
  ])("%s", (name, place) => {
    expect(find(name)).toEqual(place);
  });

  test("has no city when two cities have a locality of that name", () => {
    const gandhiNagar = ["Chennai", "Pune"].map((city) => ({
      locations: [{ locality: "Gandhi Nagar", city }],
    }));
    expect(findListingPlace({ location: ["gandhi nagar"] }, gandhiNagar)).toEqual({
      name: "Gandhi Nagar",
      city: null,
    });
  });
});
