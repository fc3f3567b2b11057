import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amortisation, inWholeRupees } from "@/lib/emi/amortisation";

const loans = fc.tuple(
  fc.integer({ min: 100_000, max: 1_000_000_000 }),
  fc.double({ min: 0.5, max: 100, noNaN: true }),
  fc.constantFrom(10, 20, 30),
);
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("the schedule", () => {
  it("agrees with a month-by-month calculation in 60-digit decimals", () => {
    const rows = inWholeRupees(amortisation(4_000_000, 8.75, 20));
    expect(rows).toHaveLength(20);
    // Because running totals are rounded, a figure may differ by a rupee; balances are exact.
    expect(rows[0]).toMatchObject({ year: 1, opening: 4_000_000, closing: 3_922_770, principal: 77_230 });
    expect(rows[9]).toMatchObject({ year: 10, opening: 2_989_760, closing: 2_820_501 });
    expect(rows[19]).toMatchObject({ year: 20, opening: 404_743, closing: 0, principal: 404_743 });
    expect(Math.abs((rows[9]?.interest ?? 0) - 254_923)).toBeLessThanOrEqual(1);
  });

  it("repays exactly the loan, owes less every year and closes at 0", () => {
    fc.assert(
      fc.property(loans, ([principal, rate, years]) => {
        const rows = amortisation(principal, rate, years);
        expect(total(rows.map((row) => row.principal))).toBeCloseTo(principal, 3);
        expect(rows.every((row) => row.closing < row.opening)).toBe(true);
        expect(rows.at(-1)?.closing).toBe(0);
      }),
    );
  });

  it("adds up to the rupee as shown, along rows and down columns", () => {
    fc.assert(
      fc.property(loans, ([principal, rate, years]) => {
        const exact = amortisation(principal, rate, years);
        const rows = inWholeRupees(exact);
        expect(rows.every((row) => row.opening - row.principal === row.closing)).toBe(true);
        expect(total(rows.map((row) => row.principal))).toBe(principal);
        const interest = Math.round(total(exact.map((row) => row.interest)));
        expect(Math.abs(total(rows.map((row) => row.interest)) - interest)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is all zeros, not NaN, when nothing is borrowed", () => {
    expect(inWholeRupees(amortisation(0, 8.75, 10))[0]).toEqual({
      year: 1,
      opening: 0,
      principal: 0,
      interest: 0,
      closing: 0,
    });
  });
});
