import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emi, exactInstalment } from "@/lib/emi/emi";
import { listingPath } from "@/lib/projects/listing/listing-path";
import {
  largestByIncome,
  mostAffordable,
  priceStep,
  roomForEmi,
  shareOut,
  yearsToPay,
  type Means,
} from "./afford";
import { affordPath, defaultAffordInputs, listWithin, parseAffordInputs, readAfford } from "./afford-inputs";
import { largestLoan, wholeCost } from "./whole-cost";

const flat = { isPlot: false, stage: "building" as const, state: "Telangana" };
const family: Means = { income: 150_000, emis: 10_000, savings: 2_500_000, rate: 8.75, years: 25 };
const given = (change: Partial<typeof defaultAffordInputs>) =>
  readAfford({ ...defaultAffordInputs, ...change });

describe("what a family can afford", () => {
  test("is worked out by hand: half of ₹1.5 lakh less ₹10,000 is ₹65,000 a month", () => {
    expect(roomForEmi(family, 50)).toBe(65_000);
    expect(largestByIncome(family, 50)).toBe(7_906_161);
    const most = mostAffordable(family, 50, flat);
    // ₹76 lakh cost ₹85.5 lakh with GST and duty: ₹60.5 lakh besides the savings, and 80% of the price is ₹60.8 lakh. Of ₹77 lakh
    // it is ₹61.6 lakh, a little less than is needed.
    expect(most).toMatchObject({ price: 7_600_000, own: 2_500_000, loan: 6_050_000, limit: "savings" });
    expect(most?.emi).toBe(emi(6_050_000, 8.75, 25));
  });

  test("is limited by the income where that carries less than the savings allow", () => {
    const most = mostAffordable({ ...family, income: 60_000, emis: 0 }, 50, flat);
    expect(most).toMatchObject({ limit: "income", own: 2_500_000 });
    expect(most?.emi).toBeLessThanOrEqual(30_000);
  });

  test("without a loan is what the savings pay for", () => {
    const most = mostAffordable({ ...family, years: 0 }, 50, { ...flat, stage: "ready" });
    expect(most).toMatchObject({ price: 2_300_000, loan: 0, emi: 0, own: 2_472_500, limit: "income" });
    expect(mostAffordable({ ...family, savings: 0 }, 50, flat)).toBeNull();
  });

  test("is affordable to the rupee, and a lakh more is not, whoever asks", () => {
    const means = fc.record({
      income: fc.integer({ min: 0, max: 1e9 }),
      emis: fc.integer({ min: 0, max: 1e6 }),
      savings: fc.integer({ min: 0, max: 1e12 }),
      rate: fc.double({ min: 0, max: 30, noNaN: true }),
      years: fc.integer({ min: 0, max: 30 }),
    });
    const sought = fc.record({
      isPlot: fc.boolean(),
      stage: fc.constantFrom("building" as const, "affordable" as const, "ready" as const),
      state: fc.constantFrom("Telangana", "Goa"),
    });
    fc.assert(
      fc.property(means, sought, fc.constantFrom(40, 50), (asked, home, percent) => {
        const inReach = (price: number) => {
          const cost = wholeCost({ ...home, price, officialValue: null, charges: null });
          const loan = Math.max(0, cost.total - asked.savings);
          // Unrounded: half a rupee a month is not nothing to lend on.
          const instalment =
            loan === 0 ? 0 : asked.years === 0 ? Infinity : exactInstalment(loan, asked.rate, asked.years);
          return loan <= largestLoan(price) && instalment <= roomForEmi(asked, percent);
        };
        const most = mostAffordable(asked, percent, home);
        expect(most === null || inReach(most.price)).toBe(true);
        expect(inReach((most?.price ?? 0) + priceStep)).toBe(false);
        if (!most) return;
        expect(most.loan + most.own).toBe(most.cost.total);
        expect(most.own).toBeLessThanOrEqual(asked.savings);
      }),
    );
  });

  test.each([
    [18, 30],
    [30, 30],
    [40, 20],
    [60, 0],
    [75, 0],
  ])("at %d years of age a loan runs for %d years", (age, years) => expect(yearsToPay(age)).toBe(years));

  test("says how much own money is missing for a home", () => {
    const cost = wholeCost({ ...flat, price: 10_000_000, officialValue: null, charges: null });
    expect(shareOut(10_000_000, cost, 2_500_000)).toEqual({
      loan: 7_500_000,
      own: 3_750_000,
      short: 1_250_000,
    });
  });
});

describe("the boxes", () => {
  test("have one address, which says only what was typed", () => {
    expect(affordPath(defaultAffordInputs)).toBe("/what-we-can-afford");
    const typed = { ...defaultAffordInputs, income: "1.5 L", emis: "10k", stage: "ready" as const };
    const address = affordPath(typed);
    expect(address).toBe("/what-we-can-afford?income=1.5+L&emis=10k&stage=ready");
    expect(parseAffordInputs(Object.fromEntries(new URL(address, "http://x").searchParams))).toEqual(typed);
  });

  test("that can't be read are named, and nothing is made up for them", () => {
    expect(given({ income: "a lot" })).toMatchObject({ means: null, most: null, easy: null });
    expect(given({ income: "a lot" }).faults.income).toMatch(/^is no amount/);
    expect(given({ emis: "some" }).means).toBeNull();
    expect(given({ age: "17" }).faults.age).toBe("must be a whole number from 18 to 80");
    expect(given({ savings: "" })).toMatchObject({ faults: {}, most: null });
  });

  test("at ease come to no more than at the most", () => {
    const { easy, most } = given({ income: "80,000" });
    expect(easy?.price).toBeLessThan(most?.price ?? 0);
  });

  test("lead to the list of what costs no more", () => {
    expect(listingPath(listWithin(8_500_000, flat))).toBe(
      "/propertylist?location=Telangana&budget=Under+85L",
    );
    expect(listingPath(listWithin(8_500_000, { isPlot: true, stage: "ready", state: "Goa" }))).toBe(
      "/propertylist?propertyType=Plot&budget=Under+85L",
    );
  });
});
