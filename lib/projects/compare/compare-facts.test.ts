import { describe, expect, it } from "vitest";
import { comparedAmenities, comparedRows, comparisonTitle } from "./compare-facts";
import { projectSchema, type Project } from "@/lib/projects/project/project-schema";

const project = (parts: Partial<Project>) => projectSchema.parse({ id: 1, name: "Lakecity", ...parts });
const amenities = (...names: string[]) =>
  project({ propertyAmenities: names.map((name) => ({ name, image: null })) });
const rowOf = (projects: Project[], label: string) =>
  comparedRows(projects).find((row) => row.label === label);

const lake = project({
  minPrice: 9_500_000,
  maxPrice: 15_000_000,
  location: "Kokapet",
  status: "Ready to Move",
  floorplans: [
    { bhkType: "3BHK", area: 1_800, carpetArea: 1_260, price: 15_000_000 },
    { bhkType: "2BHK", area: 1_200, carpetArea: 840, price: 9_500_000 },
    { bhkType: "2BHK", area: 1_300, price: null },
    { bhkType: "4BHK", area: 2_500, price: 20_000_000, isActive: false },
  ],
});
const plot = project({ id: 2, isPlot: true, price: 4_000_000, location: "Kokapet" });

describe("the lines of a comparison", () => {
  it("hold sizes and first price of each type, fewest rooms first, without hidden plans", () => {
    const labels = comparedRows([lake, plot]).map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(["Price", "2 BHK", "3 BHK"]);
    expect(labels).not.toContain("4 BHK");
    expect(rowOf([lake, plot], "2 BHK")).toMatchObject({
      cells: ["1,200–1,300 sqft, from ₹95 L", null],
      none: "Not offered",
    });
  });

  it("take a plot's price from its one field", () => {
    expect(rowOf([lake, plot], "Price")?.cells).toEqual(["₹95 L – ₹1.50 Cr", "₹40 L"]);
  });

  it("say what was compared with the register, and of others that it was not", () => {
    const checked = project({ reraCheck: { number: { standing: "matched", checkedOn: "2026-11-20" } } });
    const label = "Compared with RERA";
    expect(comparedRows([checked, plot], "2026-11-23").find((row) => row.label === label)).toMatchObject({
      cells: ["Registration number: matched (20 November 2026)", null],
      none: "Not checked by us yet",
    });
    expect(rowOf([lake, plot], label)).toBeUndefined();
  });

  it("hold the carpet area of the floor plans that state it", () => {
    expect(rowOf([lake, plot], "Carpet area")?.cells).toEqual(["840–1,260 sqft", null]);
    expect(rowOf([plot], "Carpet area")).toBeUndefined();
  });

  it("say where all agree, but not of one project alone", () => {
    expect(rowOf([lake, plot], "Place")?.isSame).toBe(true);
    expect(rowOf([lake, plot], "Status")).toMatchObject({ cells: ["Ready to Move In", null], isSame: false });
    expect(rowOf([lake], "Place")?.isSame).toBe(false);
  });

  it("leave out what no project states", () => {
    expect(rowOf([lake, plot], "RERA ID")).toBeUndefined();
  });
});

describe("amenities", () => {
  it("are shared or not, however they are written", () => {
    const pools = [amenities("Pool", "Gym "), amenities("gym", "Lift"), amenities("GYM")];
    expect(comparedAmenities(pools)).toEqual({ shared: ["Gym"], others: [["Pool"], ["Lift"], []] });
  });

  it("of one project are its own, of none nothing", () => {
    expect(comparedAmenities([amenities("Gym")])).toEqual({ shared: [], others: [["Gym"]] });
    expect(comparedAmenities([])).toEqual({ shared: [], others: [] });
  });
});

it("the title names what is compared", () => {
  expect(comparisonTitle([])).toBe("Compare projects");
  expect(comparisonTitle([lake])).toBe("Compare Lakecity with others");
  expect(comparisonTitle([lake, { name: "Greens" }])).toBe("Compare Lakecity and Greens");
  const four = [
    lake,
    ...["Sandal Woods", "Tamarind Hill", "Bluefield Row by the Lake"].map((name) => ({ name })),
  ];
  expect(comparisonTitle(four)).toBe("Compare Lakecity and 3 more");
});
