import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listingMetadata, listingWords } from "./listing-metadata";
import { listingHeading, listingSubject } from "./listing-subject";
import { findListingPlace } from "./listing-place";
import { noFilters, parseFilters, type ListingFilters } from "./project-filters";
import { bedroomOptions, propertyTypes, type PropertyType } from "@/lib/projects/project/filter-table.mjs";
import { anyFilters } from "@/lib/projects/testing/any-filters";
import { makeFigures } from "@/lib/projects/testing/listing-figures";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";

const kokapet = { name: "Kokapet", city: "Hyderabad" };
const parse = (address: string) => parseFilters(Object.fromEntries(new URLSearchParams(address)));

test.each([
  ["", null, "Homes and plots for sale"],
  ["location=kokapet", kokapet, "Homes and plots for sale in Kokapet, Hyderabad"],
  ["location=Pune", { name: "Pune", city: null }, "Homes and plots for sale in Pune"],
  ["propertyType=Villa&location=Kokapet", kokapet, "Villas for sale in Kokapet, Hyderabad"],
  ["bedrooms=3BHK&location=Kokapet", kokapet, "3 BHK homes for sale in Kokapet, Hyderabad"],
  [
    "bedrooms=3BHK&propertyType=Apartment&location=Kokapet,Pune",
    null,
    "3 BHK flats for sale in Kokapet, Pune",
  ],
])("%s lists %s", (address, place, subject) => {
  expect(listingSubject(parse(address), place)).toBe(subject);
});

test("the heading names the types that are there, plots only where there are plots", () => {
  const heading = (address: string, types: PropertyType[], place = kokapet) =>
    listingHeading(parse(address), address.includes("location") ? place : null, types);
  expect(heading("location=Kokapet", ["Apartment", "Villa"])).toBe(
    "Flats and villas for sale in Kokapet, Hyderabad",
  );
  expect(heading("location=Kokapet", ["Apartment", "Villa", "Plot"])).toBe(
    "Flats, villas and plots for sale in Kokapet, Hyderabad",
  );
  expect(heading("location=Kokapet&bedrooms=3BHK", ["Apartment", "Villa"])).toBe(
    "3 BHK flats and villas for sale in Kokapet, Hyderabad",
  );
  // Where there is only one type, its own list has its name.
  expect(heading("location=Kokapet&bedrooms=3BHK", ["Apartment"])).toBe(
    "3 BHK homes for sale in Kokapet, Hyderabad",
  );
  expect(heading("location=Kokapet", ["Plot"])).toBe("Land and plots for sale in Kokapet, Hyderabad");
  expect(heading("location=Kokapet&propertyType=Plot", ["Apartment", "Plot"])).toBe(
    "Plots for sale in Kokapet, Hyderabad",
  );
  expect(heading("propertyType=Villa", ["Villa"])).toBe("Villas for sale");
  // The specification's own stays on the plain list, whatever else is asked of it.
  for (const address of ["", "page=2", "budget=Under 50L", "search=lake"]) {
    expect(heading(address, ["Apartment"])).toBe("Best Offers & Deals on Residential Projects");
  }
});

describe("the title says", () => {
  const title = (address: string, figures = {}) =>
    listingWords(
      makeFigures({ filters: parse(address), place: kokapet, lowestPrice: 12_000_000, ...figures }),
    ).title;

  test.each([
    ["propertyType=Villa&location=Kokapet", "Villas for sale in Kokapet, Hyderabad from ₹1.20 Cr"],
    [
      "propertyType=Villa&location=Kokapet&page=2",
      "Villas for sale in Kokapet, Hyderabad from ₹1.20 Cr — Page 2",
    ],
    [
      "propertyType=Apartment&bedrooms=3BHK&location=Kokapet",
      "3 BHK flats for sale in Kokapet, Hyderabad from ₹1.20 Cr",
    ],
  ])("kind, place, number and lowest price as far as they fit: %s", (address, words) => {
    expect(title(address)).toBe(words);
  });

  test("no price where none is known, and one project as one", () => {
    expect(title("location=Kokapet", { lowestPrice: null, totalItems: 1 })).toBe(
      "Homes and plots for sale in Kokapet, Hyderabad — 1 project",
    );
  });
});

test("title and description have their length and their page number, whatever is asked", () => {
  fc.assert(
    fc.property(anyFilters, fc.nat({ max: 10_000_000 }), (filters, totalItems) => {
      const { title, description } = listingWords(
        makeFigures({ filters, totalItems, lowestPrice: totalItems }),
      );
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      const number = filters.page > 1 ? new RegExp(` — Page ${filters.page}$`) : /^(?!.*— Page)/s;
      expect(title).toMatch(number);
      expect(description).toMatch(number);
    }),
    { numRuns: 500 },
  );
});

describe("over every indexed listing of the demo catalogue", () => {
  const projects = readDemoProjects();
  const names = new Set(
    projects.flatMap(({ locations }) =>
      locations.flatMap(({ locality, city }) => [locality, city].flatMap((name) => name ?? [])),
    ),
  );
  const types = [null, ...propertyTypes.map(({ value }) => value)];
  const rooms = [[], ...bedroomOptions.map(({ value }) => [value])];
  const lists: ListingFilters[] = [[], ...[...names].map((name) => [name])].flatMap((location) =>
    types.flatMap((propertyType) =>
      (location.length > 0 ? rooms : [[]]).flatMap((bedrooms) =>
        [1, 2].map((page) => ({ ...noFilters, location, propertyType, bedrooms, page })),
      ),
    ),
  );
  const words = lists.map((filters) => {
    const place = findListingPlace(filters, projects);
    return listingMetadata(makeFigures({ filters, place, totalItems: 12, lowestPrice: 95_00_000 }));
  });

  test("titles, descriptions and addresses are all different", () => {
    expect(lists.length).toBeGreaterThan(4000);
    expect(words.every(({ robots }) => JSON.stringify(robots) === '{"index":true,"follow":true}')).toBe(true);
    for (const field of ["title", "description", "alternates"] as const) {
      expect(new Set(words.map((word) => JSON.stringify(word[field]))).size).toBe(words.length);
    }
  });
});

describe("the preview picture", () => {
  const pictureOf = (address: string, figures = {}) => {
    const { openGraph } = listingMetadata(
      makeFigures({ filters: parse(address), place: kokapet, lowestPrice: 12_000_000, ...figures }),
    );
    const [image] = [openGraph?.images ?? []].flat();
    return image && typeof image === "object" && "url" in image ? String(image.url) : "";
  };

  test("is that of the place, the same on each page, another when number or price change", () => {
    const first = pictureOf("location=Kokapet");
    expect(first).toMatch(/^\/share\/place\/location%3DKokapet-/);
    expect(pictureOf("location=Kokapet&page=2")).toBe(first);
    expect(pictureOf("location=Kokapet", { totalItems: 25 })).not.toBe(first);
    expect(pictureOf("location=Kokapet", { lowestPrice: 1 })).not.toBe(first);
  });

  test("is that of all projects where filters are not indexed", () => {
    expect(pictureOf("location=Kokapet&sort=newest")).toMatch(/^\/share\/page\/propertylist-/);
    expect(pictureOf("", { place: null })).toMatch(/^\/share\/page\/propertylist-/);
  });
});
