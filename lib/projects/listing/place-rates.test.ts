import { describe, expect, test } from "vitest";
import { kindRates, middleOf, rateOfKind, ratedUnits, type RatedUnit } from "./place-rates";

/** Flats of 2 BHK, of two projects in turns. */
const flats = (...rates: number[]): RatedUnit[] =>
  rates.map((rate, at) => ({ project: at % 2, type: "Apartment", bhk: 2, rate }));
const whole = (units: RatedUnit[]) => kindRates(units)[0];

describe("median and quartiles", () => {
  test.each([
    [[7_000], 7_000, [7_000, 7_000]],
    [[6_000, 8_000], 7_000, [6_500, 7_500]],
    [[5_000, 6_000, 7_000, 8_000, 9_000], 7_000, [6_000, 8_000]],
    // Between the two nearest: 1.25 and 3.75 steps from the cheapest of six.
    [[5_000, 6_000, 7_000, 8_000, 9_000, 10_000], 7_500, [6_250, 8_750]],
    [[7_000, 7_000, 7_000, 7_000, 21_000], 7_000, [7_000, 7_000]],
  ])("of %j are %d and %j", (rates, median, quartiles) => {
    expect(middleOf(rates)).toEqual({ median, quartiles });
  });
});

describe("a kind", () => {
  test("of four homes says how many they are, and nothing of their prices", () => {
    expect(whole(flats(5_000, 6_000, 7_000, 8_000))).toEqual({
      ...{ propertyType: "Apartment", bedrooms: null, count: 4, projects: 2 },
      ...{ median: null, quartiles: null, bands: [] },
    });
  });

  test("of five has its median, its middle half, and bands side by side that hold all of them", () => {
    expect(whole(flats(9_000, 5_000, 7_000, 8_000, 6_000))).toEqual({
      ...{ propertyType: "Apartment", bedrooms: null, count: 5, projects: 2 },
      ...{ median: 7_000, quartiles: [6_000, 8_000] },
      bands: [5_000, 5_500, 6_000, 6_500, 7_000, 7_500, 8_000, 8_500, 9_000].map((from) => ({
        ...{ from, to: from + 500 },
        count: from % 1_000 === 0 ? 1 : 0,
      })),
    });
  });

  test("of five that are of one project says nothing either", () => {
    const alone = flats(5_000, 6_000, 7_000, 8_000, 9_000).map((unit) => ({ ...unit, project: "only" }));
    expect(whole(alone)).toMatchObject({ count: 5, projects: 1, median: null });
  });

  test("is never mixed with another: flats, villas and plots, and flats by bedrooms", () => {
    const villas = flats(1, 2, 3, 4, 5).map((unit) => ({ ...unit, type: "Villa" as const, bhk: 4 }));
    const plots = flats(3_000, 3_100, 3_200, 3_300, 3_400).map((unit) => ({
      ...unit,
      ...{ type: "Plot" as const, bhk: null },
    }));
    const threes = flats(9_000, 9_000).map((unit) => ({ ...unit, bhk: 3 }));
    const kinds = kindRates([...plots, ...flats(5_000, 6_000, 7_000, 8_000, 9_000), ...threes, ...villas]);
    expect(
      kinds.map(({ propertyType, bedrooms, count, median }) => [propertyType, bedrooms, count, median]),
    ).toEqual([
      ["Apartment", null, 7, 8_000],
      ["Apartment", "2BHK", 5, 7_000],
      ["Apartment", "3BHK", 2, null],
      ["Villa", null, 5, 3],
      ["Villa", "4BHK", 5, 3],
      ["Plot", null, 5, 3_200],
    ]);
    expect(rateOfKind(kinds, "Plot")).toEqual({
      ...{ median: 3_200, count: 5, projects: 2, quartiles: [3_100, 3_300] },
    });
    expect(rateOfKind(kinds, "Castle")).toBeNull();
  });

  test.each([
    [[100, 100, 100, 100, 100], 1],
    [[7_000, 7_010, 7_020, 7_030, 7_040], 1],
    [[3_000, 4_000, 5_000, 6_000, 250_000], 11],
    [[999, 1_000, 1_999, 2_000, 2_100], 7],
  ])("of %j has %d bands, which lose none", (rates, most) => {
    const bands = whole(flats(...rates))?.bands ?? [];
    expect(bands.length).toBe(most);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(rates.length);
    for (const [at, { from, to }] of bands.entries()) {
      expect(to).toBeGreaterThan(from);
      if (at > 0) expect(bands[at - 1]?.to).toBe(from);
    }
  });
});

test("a home's rate is by the area that its builder states, a plot's by its own; what lacks price or area counts for none", () => {
  const none = { minPrice: null, price: null, minArea: null, floorplans: [] };
  const home = {
    ...{ ...none, id: 1, isPlot: false, propertyType: "Apartment", minPrice: 1, minArea: 1 },
    floorplans: [
      { bhkType: "2BHK", area: 1_000, carpetArea: 700, price: 7_000_000 },
      { bhkType: "3BHK", area: 1_500, price: null },
      { bhkType: "3BHK", area: 1_500, price: 9_000_000, isActive: false },
      { bhkType: null, area: 500, price: 4_000_000 },
    ],
  };
  const plot = { ...none, id: "p", isPlot: true, propertyType: "Plot", minPrice: 4_500_000, minArea: 1_800 };
  expect(ratedUnits([home, plot, { ...plot, id: 3, minArea: 0 }, { ...home, propertyType: null }])).toEqual([
    { project: 1, type: "Apartment", bhk: 2, rate: 7_000 },
    { project: 1, type: "Apartment", bhk: null, rate: 8_000 },
    { project: "p", type: "Plot", bhk: null, rate: 2_500 },
  ]);
});
