import { describe, expect, test } from "vitest";
import { defaultEmiInputs } from "@/lib/emi/emi-fields";
import { emiSummary } from "@/lib/emi/emi";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import type { FloorPlan } from "@/lib/projects/project/project-schema";
import {
  costInputsOf,
  costWords,
  emiInputsOf,
  homeWords,
  knownCostOf,
  projectCostPath,
} from "./project-cost";
import { readCost } from "./read-cost";

const flats = readDemoProjects().find(
  ({ status, isPlot, locations, floorplans }) =>
    status === "Under Construction" &&
    !isPlot &&
    locations[0]?.state === "Telangana" &&
    floorplans.length > 1,
);
if (!flats) throw new Error("The demo catalogue has such a project");
const plan: FloorPlan = { bhkType: "3BHK", area: 1_785, price: 9_000_000 };
const project = { ...flats, id: 17, name: "Aurora Heights", floorplans: [plan] };

describe("of a project", () => {
  test("the whole cost of a plan is price, GST and duty", () => {
    expect(knownCostOf(project, plan)).toBe(10_125_000);
    expect(costWords(project, plan)).toBe("₹1.01 Cr with tax and duty");
    expect(projectCostPath(project, plan)).toBe("/total-cost?project=17&plan=0");
    expect(homeWords(project, plan)).toBe("3 BHK, 1,785 sqft in Aurora Heights");
  });

  test("that is ready there is no GST", () => {
    expect(knownCostOf({ ...project, status: "Ready to Move" }, plan)).toBe(9_675_000);
  });

  test.each([
    [3_000_000, "10"],
    [3_500_000, "14.28571"],
    [8_480_000, "20"],
    [9_500_000, "21.05263"],
    [12_345_679, "25"],
  ])("at ₹%d the down payment is %s%%, which leaves the loan of the whole cost", (minPrice, downPayment) => {
    const priced = { ...project, minPrice };
    expect(emiInputsOf(priced)).toEqual({ ...defaultEmiInputs, totalCost: String(minPrice), downPayment });
    const { loan } = readCost(costInputsOf(priced, undefined));
    expect(Math.round(emiSummary(emiInputsOf(priced))?.loan ?? 0)).toBe(loan);
  });

  test("without a price the calculator has that of its own page", () => {
    expect(emiInputsOf({ ...project, minPrice: null, price: null })).toEqual(defaultEmiInputs);
  });

  test("without a price, or in a state without a checked rate, there is no sum but a page", () => {
    expect(knownCostOf(project, { ...plan, price: null })).toBeNull();
    const elsewhere = { ...project, locations: [{ state: "Karnataka", city: "Bengaluru" }] };
    expect(knownCostOf(elsewhere, plan)).toBeNull();
    expect(costWords(elsewhere, plan)).toBe("The whole cost");
    expect(costInputsOf(elsewhere, plan).state).toBe("Karnataka");
  });

  test("a plot has no GST, its lowest price, and its own address", () => {
    const plot = { ...project, isPlot: true, minPrice: 6_000_000, floorplans: [] };
    expect(knownCostOf(plot)).toBe(6_450_000);
    expect(projectCostPath(plot)).toBe("/total-cost?project=17&type=plot");
    expect(costInputsOf(plot, undefined)).toMatchObject({ kind: "plot", price: "60,00,000" });
  });

  test.each([
    ["small and cheap, in Hyderabad", { carpetArea: 640, price: 4_400_000 }, "Hyderabad", "affordable"],
    ["too large", { carpetArea: 650, price: 4_400_000 }, "Hyderabad", "building"],
    ["too dear", { carpetArea: 640, price: 4_600_000 }, "Hyderabad", "building"],
    ["of unknown carpet area", { price: 4_400_000 }, "Hyderabad", "building"],
    ["in no metropolitan city", { carpetArea: 640, price: 4_400_000 }, "Warangal", "building"],
  ])("a home %s", (_, plan, city, stage) => {
    const placed = { ...project, locations: [{ city, state: "Telangana" }] };
    expect(costInputsOf(placed, plan).stage).toBe(stage);
  });
});
