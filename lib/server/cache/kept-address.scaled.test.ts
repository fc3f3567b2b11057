import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { howMany } from "@/lib/base/testing/how-many";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { servedFrom } from "@/lib/server/next/testing/next-rewrites";
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
  "/propertylist?location=Kokapet,Pune",
  "/blog-detail/%61-post",
  "/propertydetails/12/a/b%2fc",
  "/faqs?_rsc=1",
  "/?__nextDataReq=1",
  "/cached-plot/12/x",
  "/en/faqs",
  "/en",
  "/icons/icon.png",
  "/nothing",
  "/te/nothing",
  "/te/propertylist?search=lake",
])("%s is not kept", (address) => {
  expect(keyOf(address)).toBeUndefined();
});

test("two addresses of lists have one key if and only if Next shows one page for both", () => {
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
  const address = fc
    .tuple(path, fc.array(fc.tuple(name, value), { maxLength: 5 }))
    .map(([path, pairs]) => `${path}?${new URLSearchParams(pairs).toString()}`);
  const keys = new Map<string, string>();
  fc.assert(
    fc.property(address, (asked) => {
      const served = servedFrom(asked) ?? undefined;
      const key = keyOf(asked);
      expect(key === undefined, asked).toBe(served === undefined);
      if (key === undefined || served === undefined) return;
      // The plain address of the page is one of those that Next shows it at.
      expect(servedFrom(key), asked).toBe(served);
      expect(keys.get(key) ?? served, asked).toBe(served);
      keys.set(key, served);
    }),
    { numRuns: howMany(200, 5_000) },
  );
});
