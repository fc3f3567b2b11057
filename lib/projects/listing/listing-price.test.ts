import { expect, test } from "vitest";
import { lowestPriceOf } from "./listing-price";

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
