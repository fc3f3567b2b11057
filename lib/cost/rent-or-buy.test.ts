import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMonths, withYearlyExtra } from "./loan-changes";
import { growthToBreakEven, rentHorizon, rentOrBuy, yearBuyingLeads, type RentQuestion } from "./rent-or-buy";

const home: RentQuestion = {
  ...{ price: 9_000_000, own: 2_925_000, loan: 7_200_000, rate: 8.75, years: 20 },
  ...{ rent: 30_000, upkeep: 4_000, rentRise: 5, growth: 5, savings: 7 },
};

describe("rent against buying", () => {
  test("without loan, rent, upkeep and growth the buyer has the home and the tenant the savings", () => {
    const rows = rentOrBuy({
      ...home,
      ...{ own: 1_000_000, price: 1_000_000, loan: 0, rent: 0, upkeep: 0, growth: 0, savings: 0 },
    });
    expect(rows).toHaveLength(rentHorizon);
    for (const row of rows) expect(row).toMatchObject({ buying: 1_000_000, renting: 1_000_000 });
  });

  test("savings earn what they earn in a year, whatever the months", () => {
    const [first] = rentOrBuy({ ...home, loan: 0, own: 1_000_000, rent: 0, upkeep: 0, savings: 12 });
    expect(first?.renting).toBe(1_120_000);
  });

  test("who pays less saves the difference: month by month, worked out by itself", () => {
    const rows = rentOrBuy({
      ...home,
      loan: 1_200_000,
      rate: 0,
      years: 10,
      rent: 5_000,
      upkeep: 0,
      rentRise: 0,
      savings: 0,
      own: 0,
      growth: 0,
    });
    // ₹10,000 an instalment, ₹5,000 a rent: ₹60,000 saved a year for ten years, then the owner saves them.
    expect(rows[0]).toEqual({ year: 1, buying: 9_000_000 - 1_080_000, renting: 60_000 });
    expect(rows[9]).toEqual({ year: 10, buying: 9_000_000, renting: 600_000 });
    expect(rows[11]).toEqual({ year: 12, buying: 9_120_000, renting: 600_000 });
  });

  test("the growth that is needed is the one at which both have the same", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 60_000 }),
        fc.integer({ min: 1, max: rentHorizon }),
        (rent, year) => {
          const growth = growthToBreakEven({ ...home, rent }, year);
          const at = (percent: number) => rentOrBuy({ ...home, rent, growth: percent })[year - 1];
          const [below, above] = [at(growth - 0.1), at(growth + 0.1)];
          expect(below && below.buying < below.renting).toBe(true);
          expect(above && above.buying > above.renting).toBe(true);
        },
      ),
    );
  });

  test("the year in which buying leads is the first, or none", () => {
    expect(yearBuyingLeads(rentOrBuy({ ...home, growth: 30 }))).toBe(1);
    expect(yearBuyingLeads(rentOrBuy({ ...home, growth: -5, rent: 5_000 }))).toBeNull();
  });
});

describe("a loan", () => {
  test("without an extra ends when it was agreed, with the interest of the calculator", () => {
    // ₹40,00,000 at 8.75% over 20 years: ₹35,348 a month, ₹44,83,617 of interest (e2e/emi.spec.ts has the instalment).
    const { months, interest } = withYearlyExtra(4_000_000, 8.75, 20, 0);
    expect(months).toBe(240);
    const rate = 8.75 / 1200;
    expect(interest).toBe(Math.round((4_000_000 * rate * 240) / (1 - (1 + rate) ** -240) - 4_000_000));
  });

  test("at no interest ends sooner by what is paid in", () => {
    expect(withYearlyExtra(1_200_000, 0, 10, 120_000)).toEqual({ months: 60, interest: 0 });
  });

  test("ends sooner and costs less, the more is paid in", () => {
    const ends = [0, 50_000, 100_000, 500_000].map((extra) => withYearlyExtra(7_200_000, 8.75, 20, extra));
    for (const [at, end] of ends.slice(1).entries()) {
      expect(end.months).toBeLessThan(ends[at]?.months ?? 0);
      expect(end.interest).toBeLessThan(ends[at]?.interest ?? 0);
    }
  });

  test.each([
    [0, "0 months"],
    [1, "1 month"],
    [12, "1 year"],
    [220, "18 years 4 months"],
  ])("of %d months takes %s", (months, words) => {
    expect(formatMonths(months)).toBe(words);
  });
});
