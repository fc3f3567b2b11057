import { expect, test } from "vitest";
import { readBounds, writeBounds } from "@/lib/projects/project/map-bounds";
import { changeFilters, hasFilters, parseFilters, toSearchParams } from "./project-filters";
import { listingRobots } from "./listing-robots";
import { unknownValues } from "./unknown-values";

test("an area is read as it is written, to a metre", () => {
  const area = readBounds("17.123456789, 78.2,17.6,78.6");
  expect(area).toEqual({ south: 17.12346, west: 78.2, north: 17.6, east: 78.6 });
  expect(area && writeBounds(area)).toBe("17.12346,78.2,17.6,78.6");
});

test.each([
  "",
  "17,78,18",
  "18,78,17,79",
  "17,79,18,78",
  "17,78,18,181",
  "a,b,c,d",
  "17,78,17.000001,79",
  "1e1,2,3,4",
])("%j is no area", (text) => expect(readBounds(text)).toBeNull());

test("list and map are one address: the map keeps every filter, and the list forgets only the area", () => {
  const map = parseFilters({ location: "Kokapet", bedrooms: "3BHK", view: "map", bounds: "17,78,18,79" });
  expect(toSearchParams(map).toString()).toBe(
    "location=Kokapet&bedrooms=3BHK&view=map&bounds=17%2C78%2C18%2C79",
  );
  expect(changeFilters(map, { budget: "Under 50L" })).toMatchObject({ view: "map", bounds: "17,78,18,79" });
  expect(changeFilters(map, { location: ["Uppal"] })).toMatchObject({ view: "map", bounds: null });
  expect(parseFilters({ bounds: "17,78,18,79" }).bounds).toBeNull();
  expect(hasFilters(parseFilters({ view: "map", bounds: "17,78,18,79" }))).toBe(false);
});

test("a map is not indexed, and its canonical address is that of the list", () => {
  const place = { name: "Kokapet", city: "Hyderabad" };
  const map = parseFilters({ location: "Kokapet", view: "map" });
  expect(listingRobots(map, place, 12)).toMatchObject({
    indexed: false,
    canonical: "/propertylist?location=Kokapet",
  });
  expect(listingRobots(parseFilters({ view: "map" }), null, 60)).toMatchObject({
    indexed: false,
    canonical: "/propertylist",
  });
});

test("all places of a map are an address of their own, as little indexed as the map", () => {
  const places = parseFilters({ location: "Kokapet", view: "places", bounds: "17,78,18,79" });
  expect(toSearchParams(places).toString()).toBe("location=Kokapet&view=places&bounds=17%2C78%2C18%2C79");
  expect(listingRobots(places, { name: "Kokapet", city: "Hyderabad" }, 12)).toMatchObject({
    indexed: false,
    canonical: "/propertylist?location=Kokapet",
  });
  expect(unknownValues({ view: "places", bounds: "17,78,18,79" })).toEqual([]);
  expect(unknownValues({ view: "places", bounds: "17,78" })).toHaveLength(1);
});

test("a drawn area keeps a list too, and what a map looked at does not", () => {
  const drawn = parseFilters({ bounds: "17,78,18,79,17,80", bedrooms: "3BHK" });
  expect(toSearchParams(drawn).toString()).toBe("bedrooms=3BHK&bounds=17%2C78%2C18%2C79%2C17%2C80");
  expect(listingRobots(drawn, null, 12)).toMatchObject({ indexed: false, canonical: "/propertylist" });
  expect(parseFilters({ bounds: "17,78,18,79" }).bounds).toBeNull();
});

test("an area or a view that can't be read is said", () => {
  expect(unknownValues({ bounds: "17,78,18,79,17" })).toHaveLength(1);
  expect(unknownValues({ view: "map", bounds: "17,78" })).toEqual([
    { of: "area of the map", value: "17,78" },
  ]);
  expect(unknownValues({ view: "globe" })).toEqual([{ of: "view", value: "globe" }]);
});
