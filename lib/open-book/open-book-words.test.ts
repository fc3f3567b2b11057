import { describe, expect, test } from "vitest";
import {
  callbackBadge,
  callWords,
  measuredPromise,
  priceWords,
  shareOf,
  speedWords,
  toChapters,
  waitWords,
} from "./open-book-words";
import type { CallTimes, PageSpeed } from "./open-book-schema";

const text = (words: readonly string[]) => words.join(" ");
const calls: CallTimes = { days: 30, leads: 40, called: 36, medianSeconds: 240, within5: 22, within30: 35 };
const speed: PageSpeed = {
  ...{ page: "listing", label: "Lists", views: 900 },
  ...{ lcp: { value: 2_130, isGood: true }, inp: null, cls: { value: 0.02, isGood: true } },
};

test.each([
  [0, 9, "none"],
  [9, 9, "all"],
  [1, 1_000, "1%"],
  [999, 1_000, "99%"],
  [1, 3, "33%"],
  [995, 1_000, "99%"],
])("%i of %i is %s: never rounded to all or nothing", (part, whole, words) => {
  expect(shareOf(part, whole)).toBe(words);
});

test.each([
  [0.2, "1 second"],
  [40, "40 seconds"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [240, "4 minutes"],
  [241, "5 minutes"],
  [5_399, "90 minutes"],
  [5_400, "2 hours"],
  [172_799, "2 days"],
  [432_000, "5 days"],
])("%d seconds are %s", (seconds, words) => expect(waitWords(seconds)).toBe(words));

test("the age of prices is told as counted", () => {
  const ages = { projects: 171, within7: 120, within30: 171, within90: 171, medianDays: 1, oldestDays: 12 };
  expect(priceWords(ages).slice(0, 2)).toEqual([
    "171 projects are on this site. Somebody looked after 70% of them in the last 7 days, all in the last 30 and all in the last 90.",
    "Half of them were looked after since yesterday; the one that has waited longest, 12 days ago.",
  ]);
  const fresh = { ...ages, within7: 171, medianDays: 0, oldestDays: 0 };
  expect(priceWords(fresh)).toHaveLength(2);
  expect(priceWords(fresh)[0]).toBe(
    "171 projects are on this site. Somebody looked after all of them in the last 7 days.",
  );
  const none = { projects: 0, within7: 0, within30: 0, within90: 0, medianDays: null, oldestDays: null };
  expect(priceWords(none)).toEqual(["No project is on this site right now."]);
});

describe("what a project's page promises of a call", () => {
  const promise = "Assured Callback in 5 mins";
  test.each([
    ["nothing was measured", null, promise],
    ["no call was noted", { ...calls, called: 0, medianSeconds: null }, promise],
    ["half came within 5 minutes", { ...calls, medianSeconds: 300 }, promise],
    ["half took a moment longer", { ...calls, medianSeconds: 301 }, "6 minutes"],
    ["half took 12 minutes", { ...calls, medianSeconds: 11.2 * 60 }, "12 minutes"],
    ["half took hours", { ...calls, medianSeconds: 2.1 * 3_600 }, "3 hours"],
  ])("while %s", (_, measured, says) => {
    expect(callbackBadge(measured)).toBe(
      says === promise ? promise : `Callback: half of first calls within ${says}, last 30 days`,
    );
  });
});

describe("the first call", () => {
  test("has its median and its shares of all who asked, also of those whom nobody called", () => {
    expect(callWords(calls).slice(0, 2)).toEqual([
      "In the last 30 days 40 people left their number. We called or wrote to 36 of them, half of these within 4 minutes.",
      "Of all 40, 55% had our call within 5 minutes and 88% within 30.",
    ]);
  });

  test("is not told of too few, nor where no call was noted", () => {
    expect(text(callWords(null))).toBe(
      "Fewer than 20 people left their number in the last 30 days: too few to say how fast we call.",
    );
    const unnoted = { ...calls, called: 0, medianSeconds: null, within5: 0, within30: 0 };
    expect(text(callWords(unnoted))).toContain("have not noted a call to any of them");
    expect(text(callWords(unnoted))).not.toMatch(/%|median|minutes/);
  });
});

test("the promise has its measure in one sentence, and none while nothing can be told", () => {
  expect(measuredPromise(calls)).toBe(
    "Measured in the last 30 days: half of our first calls came within 4 minutes; of all 40 who asked, 55% had one within 5 minutes and 88% within 30.",
  );
  expect(measuredPromise(null)).toBeNull();
  expect(measuredPromise({ ...calls, called: 0, medianSeconds: null })).toBeNull();
});

test("pages that are not fast enough are named", () => {
  expect(text(speedWords([speed]))).toContain("All of it is within what Google calls good");
  const slow = { ...speed, label: "Project pages", lcp: { value: 3_000, isGood: false } };
  expect(text(speedWords([speed, slow]))).toContain("Not good enough yet: project pages.");
  expect(text(speedWords([]))).toContain("too few to say how fast they are");
});

test("without figures the chapters that need none are there", () => {
  expect(toChapters(null).map(({ id }) => id)).toEqual(["payment", "order", "patterns", "accessibility"]);
});
