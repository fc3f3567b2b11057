import { describe, expect, it } from "vitest";
import {
  brochureOf,
  configurationsOf,
  overviewFactsOf,
  keyFactsOf,
  priceRangeOf,
  statusLabelOf,
} from "./project-facts";
import { projectSchema } from "./project-schema";

const make = (fields: object) => projectSchema.parse({ id: 1, name: "Lakecity", ...fields });
const bhks = (...types: string[]) => ({ propertyBhks: types.map((bhkType) => ({ bhkType })) });

describe("facts of a project", () => {
  it("names each configuration once", () => {
    expect(configurationsOf(bhks("2BHK", "3BHK", "3BHK", "4 BHK"))).toBe("2, 3, 4 BHK");
    expect(configurationsOf(bhks("Studio", "1BHK"))).toBe("1 BHK, Studio");
    expect(configurationsOf(bhks())).toBeNull();
  });

  it("has a word for a missing price, and a plot's single price", () => {
    expect(priceRangeOf(make({}))).toBe("Price on request");
    expect(priceRangeOf(make({ isPlot: true, price: 9_852_000 }))).toBe("₹98.52 L");
    expect(priceRangeOf(make({ minPrice: 12_000_000, maxPrice: 24_000_000 }))).toBe("₹1.20 Cr – ₹2.40 Cr");
  });

  it("says 'Ready to Move In' for the wire's 'Ready to Move'", () => {
    expect(statusLabelOf({ status: "Ready to Move" })).toBe("Ready to Move In");
    expect(statusLabelOf({ status: "Sold out" })).toBe("Sold out");
    expect(statusLabelOf({ status: null })).toBeNull();
  });

  it("says of a ready home that it is ready, and not when it was planned to be", () => {
    const possession = (fields: object) =>
      keyFactsOf(make(fields)).find(({ label }) => label === "Possession")?.value;
    const due = { possessionDate: "2026-01-31" };
    expect(possession({ ...due, status: "Ready to Move" })).toBe("Ready");
    expect(possession({ status: "Ready to Move" })).toBe("Ready");
    expect(possession({ ...due, status: "Under Construction" })).toBe("Jan 2026");
    expect(possession({})).toBeUndefined();
  });

  it("leaves out what is missing, but says so of an address", () => {
    expect(keyFactsOf(make({}))).toEqual([]);
    expect(overviewFactsOf(make({}))).toEqual([{ label: "Address", value: "Address not available" }]);
  });

  // Specification: "Total area in acres."
  it("tells a plot's own facts, each once", () => {
    const plot = make({
      isPlot: true,
      facing: "East",
      dimensions: "40 × 60 ft",
      totalApartments: 130,
      totalArea: 16,
    });
    const said = [...keyFactsOf(plot), ...overviewFactsOf(plot)].map(
      ({ label, value }) => `${label}: ${value}`,
    );
    expect(said).toEqual([
      "Dimensions: 40 × 60 ft",
      "Facing: East",
      "Project area: 16 acres",
      "Total plots: 130",
      "Address: Address not available",
    ]);
  });

  it("tells an offer with its months", () => {
    const offer = (fields: object) =>
      overviewFactsOf(make(fields)).find(({ label }) => label === "Offer price")?.value;
    expect(offer({ offerPrice: 11_500_000, offerMonths: 3 })).toBe("₹1.15 Cr, open for 3 months");
    expect(offer({ offerPrice: 11_500_000, offerMonths: 1 })).toBe("₹1.15 Cr, open for 1 month");
    expect(offer({ offerPrice: 11_500_000 })).toBe("₹1.15 Cr");
    expect(offer({ offerPrice: null })).toBeUndefined();
  });
});

describe("a brochure's link", () => {
  it.each(["/brochures/a.pdf", "https://files.example/a.pdf"])("may be %s", (brochure) => {
    expect(brochureOf({ brochure })).toBe(brochure);
  });
  it.each([
    null,
    "",
    "javascript:alert(1)",
    "//evil.example/a.pdf",
    "/\\evil.example/a.pdf",
    "http://files.example/a.pdf",
    "a.pdf",
  ])("may not be %j", (brochure) => {
    expect(brochureOf({ brochure })).toBeNull();
  });
});
