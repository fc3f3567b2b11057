import { describe, expect, it } from "vitest";
import { visitChecks } from "@/content/visit-sheet";
import { projectSchema } from "@/lib/projects/project/project-schema";
import { visitChecksOf, visitFactsOf, visitRouteOf } from "./visit-sheet";

const project = (more: object) => projectSchema.parse({ id: 1, name: "Sample Towers", ...more });
const idsOf = (more: object) =>
  visitChecksOf(project(more)).flatMap(({ checks }) => checks.map(({ id }) => id));

describe("what to check on the site", () => {
  it("is what belongs to the kind of property", () => {
    const plot = idsOf({ isPlot: true, propertyType: "Plot" });
    expect(plot).toEqual(expect.arrayContaining(["layout", "survey", "links", "sides"]));
    expect(plot).not.toContain("lifts");
    expect(idsOf({ propertyType: "Apartment" })).toContain("lifts");
    expect(idsOf({ propertyType: "Villa" })).toContain("land-share");
    expect(idsOf({ propertyType: "Villa" })).not.toContain("lifts");
    expect(idsOf({ propertyType: "Farmhouse" })).toEqual(idsOf({ propertyType: "Apartment" }));
  });

  it("is what belongs to its stage, and all of it where the record does not tell", () => {
    const ready = idsOf({ propertyType: "Apartment", status: "Ready to Move" });
    const building = idsOf({ propertyType: "Apartment", status: "Under Construction" });
    expect(ready).toContain("oc");
    expect(ready).not.toContain("stage");
    expect(building).toContain("stage");
    expect(building).not.toContain("oc");
    expect(idsOf({ propertyType: "Apartment" })).toEqual(expect.arrayContaining(["oc", "stage"]));
  });

  it("has an id of its own for each line, because ticks go by it", () => {
    const ids = visitChecks.flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the facts of a sheet", () => {
  it("begin with the price, and leave out what nobody knows", () => {
    const floorplans = [
      { bhkType: "2BHK", area: 1200, price: 9_000_000 },
      { bhkType: "2BHK", area: 1300, price: 9_500_000, isActive: false },
      { bhkType: "3BHK", area: null, price: null },
    ];
    expect(visitFactsOf(project({ minPrice: 9_000_000, maxPrice: 9_000_000, floorplans }))).toEqual([
      { label: "Price", value: "₹90 L" },
      { label: "2 BHK", value: "1,200 sqft, from ₹90 L" },
      { label: "Price per sq ft", value: "₹7,500 per sq ft" },
    ]);
    expect(visitFactsOf(project({}))).toEqual([{ label: "Price", value: "Price on request" }]);
  });
});

describe("the way there", () => {
  it("goes to the position that the map names, for any map app too", () => {
    const iframeCodeMap = "https://www.google.com/maps?q=17.3933,78.3411&z=14&output=embed";
    const route = visitRouteOf(
      project({ iframeCodeMap, location: "Kokapet, Hyderabad", locations: [{ address: "Main Road" }] }),
    );
    expect(route.directions).toBe("https://www.google.com/maps/dir/?api=1&destination=17.3933%2C78.3411");
    expect(route.geo).toBe("geo:17.3933,78.3411?q=17.3933%2C78.3411(Sample%20Towers)");
    expect(route.address).toBe("Main Road, Kokapet, Hyderabad");
    expect(route.map).toBe(iframeCodeMap);
  });

  it("goes to the words that are known, and says nothing of an address that is not", () => {
    const route = visitRouteOf(project({ location: "Kokapet, Hyderabad" }));
    expect(route).toMatchObject({ address: null, geo: null });
    expect(new URL(route.directions).searchParams.get("destination")).toBe(
      "Sample Towers, Kokapet, Hyderabad",
    );
    expect(new URL(visitRouteOf(project({})).directions).searchParams.get("destination")).toBe(
      "Sample Towers",
    );
  });

  it("never leads where a record of an import points to, but to maps", () => {
    const route = visitRouteOf(project({ iframeCodeMap: "https://evil.example/?q=17.1,78.1" }));
    expect(route.geo).toBeNull();
    expect(route.map).toMatch(/^https:\/\/www\.google\.com\/maps\/search/);
  });
});
