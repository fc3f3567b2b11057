import { describe, expect, test } from "vitest";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import { projectSchema } from "./project-schema";
import { completenessOf, measureCompleteness, readQuestions, sayQuestions, unknownsOf } from "./unknowns";

const idsOf = (record: Record<string, unknown>) =>
  unknownsOf(projectSchema.parse({ id: 1, name: "Aurora Heights", ...record })).map(({ id }) => id);
const plan = { bhkType: "3BHK", area: 1_785, price: 9_000_000, carpetArea: 1_250, image: "/media/plan.jpg" };
const whole = {
  ...{ minPrice: 9_000_000, floorplans: [plan], possessionDate: "2027-12-31", reraId: "P02400001234" },
  ...{
    totalApartments: 400,
    totalArea: 5,
    locations: [{ address: "Road No. 2" }],
    brochure: "/brochures/a.pdf",
  },
};

describe("what a record does not say", () => {
  test("of an empty one is all of it, of a whole one what no record has room for", () => {
    expect(idsOf({})).toEqual([
      ...["price", "carpet", "plans", "possession", "rera", "size", "address", "brochure", "charges"],
    ]);
    expect(idsOf(whole)).toEqual(["charges"]);
  });

  test.each([
    ["one plan without carpet area", { floorplans: [plan, { ...plan, carpetArea: null }] }, "carpet"],
    ["no RERA number", { reraId: "" }, "rera"],
    ["homes, but no acres", { totalArea: null }, "size"],
    ["a price on request", { minPrice: null }, "price"],
  ])("%s", (_, change, id) => {
    expect(idsOf({ ...whole, ...change })).toEqual([id, "charges"]);
  });

  test("a plan that is not active asks nothing, and a home that is ready has its possession", () => {
    expect(idsOf({ ...whole, floorplans: [plan, { ...plan, carpetArea: null, isActive: false }] })).toEqual([
      "charges",
    ]);
    expect(idsOf({ ...whole, possessionDate: null, status: "Ready to Move" })).toEqual(["charges"]);
  });

  test("of a plot is what a plot has", () => {
    expect(idsOf({ ...whole, isPlot: true, floorplans: [] })).toEqual(["measures", "charges"]);
  });

  test("completeness counts what a record can say", () => {
    const project = projectSchema.parse({ id: 1, name: "Aurora Heights", ...whole, brochure: null });
    expect(completenessOf(project)).toEqual({ known: 7, of: 8 });
    for (const demo of readDemoProjects()) {
      const { known, of } = completenessOf(demo);
      expect(of - known).toBe(unknownsOf(demo).length - 1);
      // The question that no record answers is the last, and no part of the figure.
      const asked = unknownsOf(demo).map(({ id }) => id);
      const { percent, missing } = measureCompleteness(demo);
      expect([...missing, "charges"]).toEqual(asked);
      expect(percent === 100).toBe(missing.length === 0);
    }
  });
});

test("questions are read from an address as those we have, each once, in our order", () => {
  expect(readQuestions("charges, carpet,carpet,__proto__,<b>").map(({ id }) => id)).toEqual([
    "carpet",
    "charges",
  ]);
  expect(sayQuestions("charges,carpet")).toBe("Carpet area, Other charges");
  expect(sayQuestions("nothing")).toBeNull();
});
