import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callHours } from "@/content/contact-rules";
import { promises } from "@/content/promises";
import { visitMessages } from "./lead-messages";
import { sayMessage } from "./say-message";
import {
  boundsOf,
  joinVisitTimes,
  readVisitTimes,
  sayVisitTime,
  sayWishes,
  splitVisitTimes,
} from "./visit-times";
import { visitTimesSchema, withoutPassed } from "./visit-times-schema";

// Five past midnight of 1 December in India, where it is still November in London.
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-30T18:35:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test.each([
  [undefined, null],
  [null, null],
  ["", null],
  [" , ,", null],
  ["2026-12-02 morning", "2026-12-02 morning"],
  ["2026-12-31 evening", "2026-12-31 evening"],
  [", 2026-12-05  afternoon , ", "2026-12-05 afternoon"],
  // The same time twice is one wish.
  ["2026-12-05 morning,2026-12-05 morning,2026-12-05 evening", "2026-12-05 morning, 2026-12-05 evening"],
])("%j is the wish %j", (sent, wish) => {
  expect(visitTimesSchema.parse(sent)).toBe(wish);
});

test.each([
  ["2026-12-05", `Time 1: ${visitMessages.half}`],
  ["2026-12-05 morning, evening", `Time 2: ${visitMessages.half}`],
  ["2026-02-30 morning", `Time 1: ${visitMessages.half}`],
  ["2026-13-45 morning", `Time 1: ${visitMessages.half}`],
  ["2026-12-05 toString", `Time 1: ${visitMessages.half}`],
  ["<b>tomorrow</b>", `Time 1: ${visitMessages.half}`],
  // Today in India, although it is tomorrow in London.
  ["2026-12-01 evening", `Time 1: ${visitMessages.passed}`],
  [", , 2026-11-20 morning", `Time 3: ${visitMessages.passed}`],
  ["2027-01-01 morning", `Time 1: ${promises.visit.tooFar}`],
  ["2026-12-02 morning,2026-12-03 morning,2026-12-04 morning,2026-12-05 morning", visitMessages.form],
  ["2026-12-02 morning,,,nonsense", visitMessages.form],
  [7, visitMessages.form],
  [["2026-12-02 morning"], visitMessages.form],
])("%j is refused with one sentence", (sent, said) => {
  expect(visitTimesSchema.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([said]);
});

test("beside its time a message says no place, and the days it names are those that are checked", () => {
  expect(sayMessage(`Time 2: ${visitMessages.half}`)).toBe(visitMessages.half);
  expect(promises.visit.tooFar).toContain(` ${promises.visit.days} days`);
});

test("a hostile text of blanks is refused in one pass, not in minutes", () => {
  const blanks = `morning${" ".repeat(300_000)}x`;
  expect(visitTimesSchema.safeParse(blanks).error?.issues[0]?.message).toBe(`Time 1: ${visitMessages.half}`);
});

test("boxes are one text, and it is the boxes again", () => {
  expect(joinVisitTimes(["", "", "", "", "", ""])).toBe("");
  const text = joinVisitTimes(["2026-12-05", "morning", "", "evening", "2026-12-06", ""]);
  expect(text).toBe("2026-12-05 morning, evening, 2026-12-06");
  expect(splitVisitTimes(text)).toEqual([
    { day: "2026-12-05", part: "morning" },
    { day: "", part: "evening" },
    { day: "2026-12-06", part: "" },
  ]);
  // A call of the API that is form encoded.
  expect(joinVisitTimes(["2026-12-05 morning"])).toBe("2026-12-05 morning");
});

test("times are said with their day and hours, and as wishes", () => {
  const times = readVisitTimes("2026-12-05 morning, 2026-12-06 evening, whenever");
  expect(times.map(sayVisitTime)).toEqual([
    "Sat 5 Dec, morning (9 AM–12 noon)",
    "Sun 6 Dec, evening (4 PM–7 PM)",
  ]);
  expect(sayWishes("2026-12-05 morning")).toBe(
    "You would like to see it on Sat 5 Dec, morning (9 AM–12 noon). Nothing is agreed yet: we call you to agree on the time.",
  );
  for (const none of ["", "2026-12-05", null, undefined, ["2026-12-05 morning"]])
    expect(sayWishes(none)).toBe("");
  expect(boundsOf(times[0]!)).toEqual({
    from: new Date("2026-12-05T09:00+05:30"),
    until: new Date("2026-12-05T12:00+05:30"),
  });
});

test("the parts of a day are within the hours of calls, one after the other", () => {
  const hours = Object.values(promises.visit.parts).flatMap(({ from, until }) => [from, until]);
  expect([...hours].sort((a, b) => a - b)).toEqual(hours);
  expect(hours[0]).toBeGreaterThanOrEqual(callHours.from);
  expect(hours.at(-1)).toBeLessThanOrEqual(callHours.until);
});

test("a lead that waited keeps the wishes that are still to come", () => {
  expect(withoutPassed({ name: "Asha", visitTimes: "2026-12-01 evening, 2026-12-05 morning" })).toEqual({
    name: "Asha",
    visitTimes: "2026-12-05 morning",
  });
  expect(visitTimesSchema.parse(withoutPassed({ visitTimes: "2026-11-30 evening" }).visitTimes)).toBeNull();
  expect(withoutPassed({ name: "Asha" })).toEqual({ name: "Asha" });
});
