import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeByName,
  changeFilters,
  hasFilters,
  noFilters,
  parseFilters,
  toSearchParams,
  type SearchParams,
} from "./project-filters";
import { howMany } from "@/lib/base/testing/how-many";
import { anyFilters } from "@/lib/projects/testing/any-filters";

const read = (address: string) => parseFilters(toRecord(new URLSearchParams(address)));

describe("filters and address", () => {
  test("say the same, whatever the filters are", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(toSearchParams(filters).toString())).toEqual(filters);
      }),
      { numRuns: howMany(100, 5_000) },
    );
  });

  test("agree after one reading, whatever was typed into the address", () => {
    const key = fc.constantFrom(...Object.keys(noFilters), "city", "utm_source");
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constantFrom("3 bhk", "villa", "2", " , "),
    );
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(text, fc.array(text))), (params) => {
        const filters = parseFilters(params);
        expect(read(toSearchParams(filters).toString())).toEqual(filters);
      }),
      { numRuns: howMany(100, 5_000) },
    );
  });

  test("have one order of keys, and say nothing of what is not set", () => {
    const filters = read("sort=newest&page=2&budget=Under+50L&bedrooms=3BHK&location=Kokapet,Pune&status=");
    expect(toSearchParams(filters).toString()).toBe(
      "location=Kokapet%2CPune&bedrooms=3BHK&budget=Under+50L&sort=newest&page=2",
    );
    expect(toSearchParams(noFilters).size).toBe(0);
  });

  test("never break a character in two where a text is cut", () => {
    const { search } = parseFilters({ search: `${"a".repeat(79)}🏠` });
    expect(search).toBe("a".repeat(79));
  });
});

describe("reading an address", () => {
  test.each([
    ["propertyType=Castle", "propertyType", null],
    ["bedrooms=9BHK", "bedrooms", []],
    ["bedrooms=3+bhk", "bedrooms", ["3BHK"]],
    ["bedrooms=3BHK,2BHK,9BHK", "bedrooms", ["2BHK", "3BHK"]],
    ["bhk=3BHK&bhk=2BHK", "bedrooms", ["2BHK", "3BHK"]],
    ["bhk=3BHK&bhk=", "bedrooms", []],
    ["budget=1Cr-1.5Cr", "budget", "1Cr-1.5Cr"],
    ["budget=5Cr%2B", "budget", "5Cr+"],
    ["budget=5Cr+", "budget", "5Cr+"],
    ["budget=up+to+1+crore", "budget", "Under 1Cr"],
    ["budget=75L-1.2Cr", "budget", "75L-1.2Cr"],
    ["minPrice=7500000&maxPrice=12000000", "budget", "75L-1.2Cr"],
    ["maxPrice=5000000", "budget", "Under 50L"],
    ["budget=Under+50L&minPrice=2Cr", "budget", "2Cr+"],
    ["budget=Under+50L&minPrice=&maxPrice=", "budget", "Under 50L"],
    ["budget=Under+50L&minPrice=x", "budget", "Under 50L"],
    ["propertyType=villa", "propertyType", "Villa"],
    ["budget=cheap", "budget", null],
    ["possession=never", "possession", null],
    ["area=1-2", "area", null],
    ["bathrooms=0", "bathrooms", null],
    ["availability=Maybe", "availability", null],
    ["builder=++", "builder", null],
    ["sort=random", "sort", "relevance"],
    ["status=Sold,New+Launch", "status", ["New Launch"]],
    ["page=0", "page", 1],
    ["page=-1", "page", 1],
    ["page=1.5", "page", 1],
    ["page=1e3", "page", 1],
    ["page=0x10", "page", 1],
    ["page=100001", "page", 1],
    ["page=2", "page", 2],
  ] as const)("%s gives %s = %j", (address, key, value) => {
    expect(read(address)[key]).toEqual(value);
  });

  test("takes city for location, which goes before it", () => {
    expect(read("city=Pune").location).toEqual(["Pune"]);
    expect(read("city=Pune&location=").location).toEqual(["Pune"]);
    expect(read("city=Pune&location=Kokapet").location).toEqual(["Kokapet"]);
  });

  test("takes the last of a repeated key, and every status", () => {
    expect(read("search=first&search=last").search).toBe("last");
    expect(read("location=Kokapet&location=Pune").location).toEqual(["Pune"]);
    expect(read("bedrooms=2BHK&bedrooms=3BHK").bedrooms).toEqual(["3BHK"]);
    expect(read("status=New+Launch&status=Ready+to+Move&status=New+Launch").status).toEqual([
      "New Launch",
      "Ready to Move",
    ]);
  });

  test("takes several places, each once, at most ten", () => {
    expect(read("location=Kokapet,+Narsingi+,,Kokapet").location).toEqual(["Kokapet", "Narsingi"]);
    expect(read("location=Narsingi,Kokapet")).toEqual(read("location=Kokapet,Narsingi"));
    expect(read(`location=${Array.from({ length: 30 }, (_, i) => `P${i}`).join(",")}`).location).toHaveLength(
      10,
    );
  });

  test("takes a place by any of its names, and calls it by one", () => {
    for (const name of ["Hi Tech City", "hi-tech city", "HITEC City", "hitech  city"]) {
      expect(toSearchParams(read(`location=${name}`)).toString()).toBe("location=HITEC+City");
    }
    expect(read("location=Bangalore,Bengaluru,Vizag").location).toEqual(["Bengaluru", "Visakhapatnam"]);
  });

  test("takes a status by the interface's word too", () => {
    expect(read("status=Ready+to+Move+In").status).toEqual(["Ready to Move"]);
  });

  test("drops control characters, which PostgreSQL can't hold", () => {
    expect(parseFilters({ search: "ko\u0000ka\npet\u007f", builder: "\u0000", location: "\u0001" })).toEqual({
      ...noFilters,
      search: "kokapet",
    });
  });
});

describe("a change of filters", () => {
  test("goes back to page 1, unless it is the page that changes", () => {
    const onPage3 = { ...noFilters, page: 3 };
    expect(changeFilters(onPage3, { budget: "Under 50L" }).page).toBe(1);
    expect(changeFilters(onPage3, { sort: "newest" }).page).toBe(1);
    expect(changeFilters(onPage3, { page: 4 }).page).toBe(4);
  });

  test("by a form field sets that filter alone, and an empty field takes it away", () => {
    expect(changeByName("bedrooms", "3BHK,2BHK")).toEqual({ bedrooms: ["2BHK", "3BHK"] });
    expect(changeByName("bedrooms", "")).toEqual({ bedrooms: [] });
    expect(changeByName("location", "Kokapet")).toEqual({ location: ["Kokapet"] });
    expect(changeByName("unknown", "x")).toEqual({});
  });

  test("of sort or page alone sets no filter", () => {
    expect(hasFilters({ ...noFilters, sort: "newest", page: 4 })).toBe(false);
    expect(hasFilters({ ...noFilters, builder: "Kohinest" })).toBe(true);
  });
});

function toRecord(params: URLSearchParams): SearchParams {
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
}
