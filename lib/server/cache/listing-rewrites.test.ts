import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFilters, parseFilters } from "@/lib/projects/listing/project-filters";
import { servedFrom, servedFromQuery } from "@/lib/server/next/testing/next-rewrites";
import { absentPart } from "./listing-rewrites.mjs";

/** The parameters of the cached page in this path. */
function readPath(path: string) {
  const [location, propertyType, bedrooms, budget, page] = path
    .replace("/cached-list/", "")
    .split("/")
    .map((part) => (part === absentPart ? undefined : decodeURIComponent(part)));
  return parseFilters({ location, propertyType, bedrooms, budget, page });
}

describe("a listing that is asked often comes from the page cache", () => {
  test.each([
    ["/propertylist", "/cached-list/-/-/-/-/-"],
    ["/properties", "/cached-list/-/-/-/-/-"],
    ["/propertylist?location=Kokapet", "/cached-list/Kokapet/-/-/-/-"],
    ["/properties?location=Kokapet", "/cached-list/Kokapet/-/-/-/-"],
    ["/propertylist?city=Pune", "/cached-list/Pune/-/-/-/-"],
    ["/propertylist?city=Pune&location=", "/cached-list/Pune/-/-/-/-"],
    ["/propertylist?location=Banjara+Hills", "/cached-list/Banjara Hills/-/-/-/-"],
    ["/propertylist?propertyType=Villa", "/cached-list/-/Villa/-/-/-"],
    ["/propertylist?page=12", "/cached-list/-/-/-/-/12"],
    [
      "/propertylist?page=2&budget=Under+50L&bedrooms=3BHK&propertyType=Apartment&location=Kokapet",
      "/cached-list/Kokapet/Apartment/3BHK/Under 50L/2",
    ],
    ["/propertylist?budget=1Cr-1.5Cr", "/cached-list/-/-/-/1Cr-1.5Cr/-"],
    ["/propertylist?budget=5Cr%2B", "/cached-list/-/-/-/5Cr+/-"],
    ["/propertylist?location=&propertyType=&search=&sort=", "/cached-list/-/-/-/-/-"],
    ["/propertylist?utm_source=mail&location=Kokapet", "/cached-list/Kokapet/-/-/-/-"],
    ["/propertylist?location=Pune&location=Kokapet", "/cached-list/Kokapet/-/-/-/-"],
  ])("%s from %s", (address, path) => {
    expect(servedFrom(address)).toBe(path);
  });
});

describe("anything else is rendered on demand", () => {
  test.each([
    "/propertylist?search=lake",
    "/propertylist?location=Kokapet&search=lake",
    "/propertylist?search=a%0Ab",
    "/propertylist?location=Kokapet&city=Pune",
    "/propertylist?location=Kokapet,Pune",
    "/propertylist?location=-",
    "/propertylist?location=..",
    "/propertylist?location=100%25",
    "/propertylist?location=a/b",
    `/propertylist?location=${"a".repeat(61)}`,
    "/propertylist?propertyType=Castle",
    "/propertylist?propertyType=villa",
    "/propertylist?bedrooms=6BHK",
    "/propertylist?budget=5Cr",
    "/propertylist?budget=1Cr-1x5Cr",
    "/propertylist?location=Kokapet&maxPrice=5000000",
    "/propertylist?bedrooms=2BHK,3BHK",
    "/propertylist?bhk=2BHK&bhk=3BHK",
    "/propertylist?page=0",
    "/propertylist?page=two",
    "/propertylist?page=10000",
    "/propertylist?sort=newest",
    "/propertylist?status=New+Launch",
    "/propertylist?possession=1yr",
    "/propertylist?area=more",
    "/propertylist?bathrooms=2",
    "/propertylist?availability=New",
    "/propertylist?builder=Kohinest",
    "/propertylist/Kokapet",
    "/blog",
  ])("%s", (address) => {
    expect(servedFrom(address)).toBeNull();
  });
});

test("a cached listing is the list that its address asks for, whatever that is", () => {
  const key = fc.constantFrom(...Object.keys(noFilters), "city", "bhk", "minPrice", "maxPrice", "utm_source");
  const text = fc.oneof(
    fc.constantFrom(
      "Kokapet",
      "Banjara Hills",
      "Villa",
      "3BHK",
      "2BHK,3BHK",
      "Under 50L",
      "1.5Cr-2Cr",
      "5Cr+",
      "2",
      "",
      " ",
      "-",
      "..",
      "a\nb",
    ),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(key, fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 }))),
      (query) => {
        const path = servedFromQuery("/propertylist", query);
        if (path) expect(readPath(path)).toEqual(parseFilters(query));
      },
    ),
    { numRuns: 2_000 },
  );
});

describe("a project's page", () => {
  test.each([
    ["/propertydetails?project=12", "/propertydetails/12"],
    ["/propertydetails?project=12&type=plot", "/cached-plot/12"],
    ["/propertydetails/12/lake-view?type=plot", "/cached-plot/12/lake-view"],
    ["/propertydetails/12?type=plot", "/cached-plot/12"],
    ["/propertydetails/12/lake-view", null],
    ["/propertydetails/12?type=villa", null],
    ["/propertydetails", null],
  ])("%s comes from %s", (address, path) => {
    expect(servedFrom(address)).toBe(path);
  });
});
