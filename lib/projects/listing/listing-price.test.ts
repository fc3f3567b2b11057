import { expect, test } from "vitest";
import { projectSummarySchema, type PriceStandingKind } from "@/lib/projects/project/project-schema";
import { lowestPriceOf } from "./listing-price";
import { pricesOfList } from "./price-paths";

const plan = (bhkType: string, price: number | null, isActive = true) => ({ bhkType, price, isActive });
const projects = [
  { minPrice: 90, price: null, floorplans: [plan("2BHK", 90), plan("3BHK", 140), plan("3 BHK", null)] },
  { minPrice: 100, price: null, floorplans: [plan("3BHK", 120), plan("3BHK", 70, false)] },
  { minPrice: null, price: 95, floorplans: [] },
];

test("the lowest price of a list is that of its cheapest home or plot", () => {
  expect(lowestPriceOf(projects, [])).toBe(90);
});

test("with bedrooms it is that of the cheapest active plan that has them", () => {
  expect(lowestPriceOf(projects, ["3BHK"])).toBe(120);
  expect(lowestPriceOf(projects, ["2BHK", "3BHK"])).toBe(90);
  expect(lowestPriceOf(projects, ["5BHK"])).toBeNull();
});

test("there is none where nothing has a price", () => {
  expect(lowestPriceOf([{ minPrice: null, price: null, floorplans: [] }], [])).toBeNull();
  expect(lowestPriceOf([], [])).toBeNull();
});

const homes = (...standings: (PriceStandingKind | null)[]) =>
  standings.map((priceStanding, id) => projectSummarySchema.parse({ id, name: "Lakecity", priceStanding }));
const kokapet = { name: "Kokapet", city: "Hyderabad" };

test("a list of one place leads to its prices where one of its projects could be compared", () => {
  const compared = homes("few", null, "middle");
  const href = "/price-trends/hyderabad/kokapet";
  expect(pricesOfList({ place: kokapet, projects: compared })).toEqual({ name: "Kokapet", href });
  expect(pricesOfList({ place: { name: "Hyderabad", city: null }, projects: compared })).toEqual({
    name: "Hyderabad",
    href: "/price-trends/hyderabad",
  });
  expect(pricesOfList({ place: kokapet, projects: homes("few", null) })).toBeNull();
  expect(pricesOfList({ place: null, projects: compared })).toBeNull();
  const state = { name: "Telangana", city: null, isState: true } as const;
  expect(pricesOfList({ place: state, projects: compared })).toBeNull();
  expect(pricesOfList({ place: { name: "కోకాపేట", city: "Hyderabad" }, projects: compared })).toBeNull();
});
