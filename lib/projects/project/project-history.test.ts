import { describe, expect, test } from "vitest";
import { changeWords, historyLines, sinceLine, soldUntil, unchangedLine } from "./project-history";
import { projectSchema, projectHistorySchema, type HistoryChange } from "./project-schema";

const flat = (lakh: number) => ({ min: lakh * 100_000, max: lakh * 100_000 });
const range = (low: number, high: number) => ({ min: low * 100_000, max: high * 100_000 });
const price = (day: string, from: object | null, to: object | null) => ({ day, fact: "price", from, to });
const possession = (day: string, from: string | null, to: string | null) => ({
  ...{ day, fact: "possession", from, to },
});
const history = (...changes: object[]) =>
  projectHistorySchema.parse({ since: "2026-03-12", listedOn: "2026-03-12", changes });
const lines = (...changes: object[]) => historyLines(history(...changes));

describe("the price", () => {
  test.each([
    [
      "up",
      [price("2026-04-03", flat(58), flat(60)), price("2026-10-09", flat(60), flat(62.5))],
      "Price up ₹4.50 L since 12 March 2026: ₹58 L → ₹60 L (3 April 2026) → ₹62.50 L (9 October 2026)",
    ],
    [
      "down by less than a lakh",
      [price("2026-04-03", flat(58), flat(57.5))],
      "Price down ₹50,000 since 12 March 2026: ₹58 L → ₹57.50 L (3 April 2026)",
    ],
    [
      "of a range at its lower end",
      [price("2026-04-03", range(58, 90), range(60, 95))],
      "Lowest price up ₹2 L since 12 March 2026: ₹58 L → ₹60 L (3 April 2026)",
    ],
    [
      "only at the upper end",
      [price("2026-04-03", range(58, 90), range(58, 95))],
      "Highest price up ₹5 L since 12 March 2026: ₹90 L → ₹95 L (3 April 2026)",
    ],
    [
      "there and back",
      [price("2026-04-03", flat(58), flat(60)), price("2026-05-03", flat(60), flat(58))],
      "Price changed, and is again what it was since 12 March 2026: ₹58 L → ₹60 L (3 April 2026) → ₹58 L (3 May 2026)",
    ],
    [
      "said at last",
      [price("2026-04-03", null, flat(60))],
      "Price changed since 12 March 2026: on request → ₹60 L (3 April 2026)",
    ],
    [
      "in many steps",
      [1, 2, 3, 4, 5, 6].map((n) => price(`2026-0${n + 3}-01`, flat(50 + n), flat(51 + n))),
      "Price up ₹6 L since 12 March 2026: ₹51 L → … → ₹55 L (1 July 2026) → ₹56 L (1 August 2026) → ₹57 L (1 September 2026)",
    ],
  ])("%s", (_, changes, expected) => expect(lines(...changes)).toEqual([expected]));

  test("of two that read the same nothing is said", () =>
    expect(
      lines(price("2026-04-03", { min: 5_800_000, max: 5_800_000 }, { min: 5_800_100, max: 5_800_100 })),
    ).toEqual([]));
});

describe("possession", () => {
  test.each([
    [
      "moved three times",
      [
        possession("2026-04-01", "2025-12-31", "2026-06-30"),
        possession("2026-06-01", "2026-06-30", "2026-12-31"),
        possession("2026-11-01", "2026-12-31", "2027-03-31"),
      ],
      "Possession moved three times: Dec 2025 → Jun 2026 → Dec 2026 → Mar 2027 (15 months later in all)",
    ],
    [
      "moved once, and earlier",
      [possession("2026-04-01", "2026-12-31", "2026-11-30")],
      "Possession moved once: Dec 2026 → Nov 2026 (1 month earlier)",
    ],
    [
      "moved there and back",
      [
        possession("2026-04-01", "2026-12-31", "2027-03-31"),
        possession("2026-05-01", "2027-03-31", "2026-12-31"),
      ],
      "Possession moved twice: Dec 2026 → Mar 2027 → Dec 2026",
    ],
    [
      "said for the first time",
      [possession("2026-04-01", null, "2026-12-31")],
      "Possession said for the first time on 1 April 2026: Dec 2026",
    ],
    [
      "no longer given",
      [possession("2026-04-01", "2026-12-31", null)],
      "Possession was Dec 2026, and no date is given now",
    ],
    [
      "without a date for a while, and later then",
      [possession("2026-04-01", "2026-12-31", null), possession("2026-05-01", null, "2027-03-31")],
      "Possession moved once: Dec 2026 → Mar 2027 (3 months later)",
    ],
  ])("%s", (_, changes, expected) => expect(lines(...changes)).toEqual([expected]));

  test("another day of the same month is no move", () =>
    expect(lines(possession("2026-04-01", "2026-12-01", "2026-12-31"))).toEqual([]));
});

test("status, RERA number and times off the site have their days", () => {
  expect(
    lines(
      { day: "2026-04-01", fact: "status", from: "New Launch", to: "Under Construction" },
      { day: "2026-05-01", fact: "status", from: "Under Construction", to: "Ready to Move" },
      { day: "2026-05-02", fact: "reraId", from: null, to: "P1" },
      { day: "2026-05-03", fact: "reraId", from: "P1", to: "P2" },
      { day: "2026-05-04", fact: "reraId", from: "P2", to: null },
      { day: "2026-06-03", fact: "site", from: true, to: false },
      { day: "2026-07-09", fact: "site", from: false, to: true },
    ),
  ).toEqual([
    "Status: New Launch → Under Construction (1 April 2026) → Ready to Move In (1 May 2026)",
    "RERA number added on 2 May 2026",
    "RERA number changed on 3 May 2026: P1 → P2",
    "RERA number taken out on 4 May 2026",
    "Not on this site from 3 June 2026 to 9 July 2026",
  ]);
});

test("what has not changed says since when, and only what is known says when it was first listed", () => {
  expect(historyLines(history())).toEqual([]);
  const known = "we first listed it on 12 March 2026.";
  expect(unchangedLine(history())).toBe(
    `No change of price, possession, status or RERA number since ${known}`,
  );
  expect(sinceLine(history())).toBe("First listed here on 12 March 2026.");
  const older = { ...history(), listedOn: null };
  expect(unchangedLine(older)).toBe(
    "No change of price, possession, status or RERA number since 12 March 2026.",
  );
  expect(sinceLine(older)).toBe("We keep changes since 12 March 2026.");
});

test("the last day of what is no longer sold", () => {
  const away = { day: "2026-06-03", fact: "site", from: true, to: false };
  expect(soldUntil(history(away))).toBe("2026-06-03");
  expect(soldUntil(history(away, { day: "2026-07-09", fact: "site", from: false, to: true }))).toBeNull();
  expect(soldUntil(history())).toBeNull();
  expect(soldUntil(null)).toBeNull();
  expect(historyLines(history(away))).toEqual([]);
  expect(unchangedLine(history(away))).toBe(
    "No change of price, possession, status or RERA number from 12 March 2026 to 3 June 2026.",
  );
});

test.each<[HistoryChange, string]>([
  [{ day: "2026-04-03", fact: "price", from: flat(58), to: range(60, 80) }, "Price ₹58 L → ₹60 L – ₹80 L"],
  [{ day: "2026-04-03", fact: "possession", from: "2026-12-31", to: null }, "Possession Dec 2026 → no date"],
  [
    { day: "2026-04-03", fact: "status", from: null, to: "Ready to Move" },
    "Status not given → Ready to Move In",
  ],
  [{ day: "2026-04-03", fact: "reraId", from: "P1", to: "P2" }, "RERA P2"],
  [{ day: "2026-04-03", fact: "reraId", from: "P1", to: null }, "RERA number taken out"],
  [{ day: "2026-04-03", fact: "site", from: true, to: false }, "No longer sold here"],
  [{ day: "2026-04-03", fact: "site", from: false, to: true }, "For sale here again"],
])("%o in short", (change, expected) => expect(changeWords(change)).toBe(expected));

test("a history that can't be read leaves the project as it is", () => {
  const read = (given: unknown) => projectSchema.parse({ id: 1, name: "Lakecity", history: given }).history;
  expect(
    read({ since: "2026-03-12", changes: [{ day: "2026-04-03", fact: "colour", from: 1, to: 2 }] }),
  ).toBeNull();
  expect(read("soon")).toBeNull();
  expect(read(undefined)).toBeUndefined();
});
