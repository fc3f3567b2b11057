import fc from "fast-check";
import { expect, test } from "vitest";
import { unknownValues } from "./unknown-values";
import { parseFilters, toSearchParams, type SearchParams } from "./project-filters";
import { anyFilters } from "@/lib/projects/testing/any-filters";

const toldOf = (address: string) =>
  unknownValues(read(address)).map(({ of, value }) => `We don't know the ${of} '${value}'`);

function read(address: string): SearchParams {
  const params = new URLSearchParams(address);
  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
}

test.each([
  ["budget=x", ["We don't know the budget 'x'"]],
  ["budget=Under+50L&minPrice=cheap", ["We don't know the budget 'cheap'"]],
  ["bedrooms=3BHK,9BHK", ["We don't know the bedrooms '9BHK'"]],
  ["propertyType=Castle&page=0", ["We don't know the property type 'Castle'", "We don't know the page '0'"]],
  ["status=Sold&status=New+Launch", ["We don't know the project status 'Sold'"]],
  ["sort=random", ["We don't know the order 'random'"]],
  [`area=${"9".repeat(60)}`, [`We don't know the area '${"9".repeat(40)}…'`]],
])("%s: %j", (address, told) => {
  expect(toldOf(address)).toEqual(told);
});

test.each([
  "",
  "budget=&minPrice=&page=&sort=",
  "budget=5Cr+",
  "bedrooms=3+bhk",
  "location=Atlantis&search=xyz&builder=Nobody&utm_source=x",
  "sort=PRICE_ASC",
])("nothing is unknown in %j", (address) => {
  expect(toldOf(address)).toEqual([]);
});

test("no address that the page writes has an unknown value, and a long one tells five at most", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const address = toSearchParams(filters).toString();
      expect(unknownValues(read(address))).toEqual([]);
      expect(parseFilters(read(address))).toEqual(filters);
    }),
  );
  expect(toldOf(`status=${Array.from({ length: 30 }, (_, i) => `S${i}`).join(",")}`)).toHaveLength(5);
});
