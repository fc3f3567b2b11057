import { expect, test } from "vitest";
import { priceMonths, type TracedChange, type TracedProject } from "./price-months";

const today = "2026-11-23";
/** Flats of 1,000 sqft on the site since 10 August; `prices` in thousands of rupees. */
const flats = (...prices: number[]): TracedProject[] =>
  prices.map((price, id) => ({
    ...{ id, propertyType: "Apartment", area: 1_000, isActive: true, since: "2026-08-10" },
    price: price * 1_000,
  }));
const usual = flats(5_000, 6_000, 7_000, 8_000, 9_000);
const price = (id: number, day: string, was: number): TracedChange => ({
  ...{ id, day, fact: "price", price: was * 1_000, wasOn: true },
});
const told = (projects: TracedProject[], changes: TracedChange[] = []) =>
  priceMonths(projects, changes, today).months.map(
    ({ month, median, projects: count }) => `${month} ${median} (${count})`,
  );

test("months begin with the one in which changes were first kept, and end with today", () => {
  expect(priceMonths(usual, [], today)).toEqual({
    since: "2026-08-10",
    months: ["2026-08", "2026-09", "2026-10", "2026-11"].map((month) => ({
      ...{ propertyType: "Apartment", month, median: 7_000, projects: 5 },
    })),
  });
  expect(priceMonths([], [], today)).toEqual({ since: null, months: [] });
});

test("a change counts from the month in which it was made; of several in a month the last", () => {
  const changes = [
    price(2, "2026-09-30", 6_500),
    price(2, "2026-11-02", 6_800),
    price(2, "2026-11-20", 6_900),
  ];
  expect(told(usual, changes)).toEqual([
    "2026-08 6500 (5)",
    "2026-09 6800 (5)",
    "2026-10 6800 (5)",
    "2026-11 7000 (5)",
  ]);
});

test("what was not on the site at the end of a month counts for none, nor does what had no price then", () => {
  const later = usual.map((one) => (one.id === 0 ? { ...one, since: "2026-10-01" } : one));
  expect(told(later)).toEqual(["2026-10 7000 (5)", "2026-11 7000 (5)"]);
  const onRequest: TracedChange = { ...price(0, "2026-10-05", 0), price: null };
  expect(told(usual, [onRequest])).toEqual(["2026-10 7000 (5)", "2026-11 7000 (5)"]);
});

test("what is no longer sold counts until it went, at its last price; while it was away it counts for none", () => {
  const gone = usual.map((one) => (one.id === 4 ? { ...one, isActive: false, price: 1 } : one));
  const left: TracedChange = { ...price(4, "2026-10-15", 9_500), fact: "site" };
  expect(told(gone, [left])).toEqual(["2026-08 7000 (5)", "2026-09 7000 (5)"]);
  const six = [...usual, ...flats(5_000, 6_000, 7_000, 8_000, 9_000, 12_000).slice(5)];
  const back: TracedChange = { ...left, id: 5, day: "2026-11-05", price: null, wasOn: false };
  const away = [{ ...left, id: 5, price: 6_000_000 }, back, price(5, "2026-11-05", 6_000)];
  expect(told(six, away)).toEqual([
    "2026-08 6500 (6)",
    "2026-09 6500 (6)",
    "2026-10 7000 (5)",
    "2026-11 7500 (6)",
  ]);
});

test("fewer than five projects tell nothing, and types are apart", () => {
  expect(told(usual.slice(1))).toEqual([]);
  const plots = usual.map((one) => ({ ...one, id: one.id + 10, propertyType: "Plot", area: 2_000 }));
  expect(
    priceMonths([...usual, ...plots], [], "2026-08-20").months.map(({ propertyType, median }) => [
      propertyType,
      median,
    ]),
  ).toEqual([
    ["Apartment", 7_000],
    ["Plot", 3_500],
  ]);
});

test("two years are told at most", () => {
  const old = usual.map((one) => ({ ...one, since: "2020-01-01" }));
  expect(told(old)).toHaveLength(24);
  expect(told(old)[0]).toBe("2024-12 7000 (5)");
});
