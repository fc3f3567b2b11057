import querystring from "node:querystring";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { howMany } from "@/lib/base/testing/how-many";
import { noFilters, parseFilters } from "@/lib/projects/listing/project-filters";
import { keptAddress } from "./kept-address";

function keyOf(address: string): string | undefined {
  const [path = "", query] = address.split(/\?(.*)/s);
  return keptAddress(path, query === undefined ? "" : `?${query}`)?.key;
}

describe("one page has one key, whatever else stands in its addresses", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=mail&gclid=1", "/"],
    ["/faqs?x", "/faqs"],
    ["/propertylist", "/propertylist"],
    ["/properties?utm_source=mail", "/propertylist"],
    ["/propertylist?city=Kokapet&bedrooms=3BHK", "/propertylist?location=Kokapet&bedrooms=3BHK"],
    ["/propertylist?bedrooms=3BHK&gclid=7&city=Kokapet", "/propertylist?location=Kokapet&bedrooms=3BHK"],
    ["/propertylist?location=Banjara+Hills", "/propertylist?location=Banjara%20Hills"],
    ["/propertylist?city=Pune&location=", "/propertylist?location=Pune"],
    ["/propertylist?propertyType=Villa", "/propertylist?propertyType=Villa"],
    [
      "/propertylist?page=2&budget=Under+50L&bedrooms=3BHK&propertyType=Apartment&location=Kokapet",
      "/propertylist?location=Kokapet&propertyType=Apartment&bedrooms=3BHK&budget=Under%2050L&page=2",
    ],
    ["/propertylist?budget=1Cr-1.5Cr", "/propertylist?budget=1Cr-1.5Cr"],
    ["/propertylist?budget=5Cr%2B", "/propertylist?budget=5Cr%2B"],
    ["/propertylist?location=&propertyType=&search=&sort=", "/propertylist"],
    ["/propertylist?location=Pune&location=Kokapet", "/propertylist?location=Kokapet"],
    ["/blog-detail/a-post?fbclid=1", "/blog-detail/a-post"],
    ["/propertydetails?project=12", "/propertydetails/12"],
    ["/propertydetails/12/lake-view?utm_source=mail", "/propertydetails/12/lake-view"],
    ["/propertydetails/12/lake-view?type=plot&x=1", "/propertydetails/12/lake-view?type=plot"],
    ["/propertydetails?project=12&type=plot", "/propertydetails/12?type=plot"],
    ["/te", "/te"],
    ["/te?utm_source=mail", "/te"],
    ["/hi/faqs?x", "/hi/faqs"],
    ["/te/properties?city=Kokapet", "/te/propertylist?location=Kokapet"],
    ["/hi/propertydetails/12/lake-view?type=plot&x=1", "/hi/propertydetails/12/lake-view?type=plot"],
  ])("%s is %s", (address, key) => {
    expect(keyOf(address)).toBe(key);
  });
});

test.each([
  "/propertylist?search=lake",
  "/propertylist?location=Kokapet&search=lake",
  "/propertylist?search=a%0Ab",
  "/propertylist?location=Kokapet&city=Pune",
  "/propertylist?location=Kokapet,Pune",
  "/propertylist?location=a/b",
  `/propertylist?location=${"a".repeat(61)}`,
  "/propertylist?propertyType=Castle",
  "/propertylist?propertyType=villa",
  "/propertylist?bedrooms=6BHK",
  "/propertylist?bedrooms=2BHK,3BHK",
  "/propertylist?bhk=2BHK&bhk=3BHK",
  "/propertylist?budget=5Cr",
  "/propertylist?budget=1Cr-1x5Cr",
  "/propertylist?location=Kokapet&maxPrice=5000000",
  "/propertylist?page=0",
  "/propertylist?page=10000",
  "/propertylist?sort=newest",
  "/propertylist?view=map",
  "/propertylist?status=New+Launch",
  "/propertylist?builder=Kohinest",
  "/propertylist/Kokapet",
  "/propertydetails?project=..",
  "/blog-detail/%61-post",
  "/propertydetails/12/a/b%2fc",
  "/faqs?_rsc=1",
  "/?__nextDataReq=1",
  "/en/faqs",
  "/en",
  "/icons/icon.png",
  "/nothing",
  "/te/nothing",
  "/te/propertylist?search=lake",
])("%s is not kept", (address) => {
  expect(keyOf(address)).toBeUndefined();
});

test("a kept list is the list that its address asks for, whatever that is, and has one key", () => {
  const name = fc.constantFrom(...Object.keys(noFilters), "city", "bhk", "minPrice", "utm_source", "sort");
  const value = fc.oneof(
    fc.constantFrom(
      "Kokapet",
      "Banjara Hills",
      "Villa",
      "3BHK",
      "Under 50L",
      "5Cr+",
      "2",
      "",
      " ",
      "-",
      "a/b",
      "ఏ",
    ),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const path = fc.constantFrom("/propertylist", "/properties", "/te/propertylist", "/hi/properties");
  const read = (address: string) => parseFilters(querystring.parse(address.split("?", 2)[1] ?? ""));
  fc.assert(
    fc.property(path, fc.array(fc.tuple(name, value), { maxLength: 5 }), (path, pairs) => {
      const asked = `${path}?${new URLSearchParams(pairs).toString()}`;
      const key = keyOf(asked);
      if (key === undefined) return;
      expect(read(key), asked).toEqual(read(asked));
      expect(keyOf(key)).toBe(key);
    }),
    { numRuns: howMany(200, 5_000) },
  );
});
