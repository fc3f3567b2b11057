import { expect, test } from "vitest";
import {
  followUpAfter,
  laterChoices,
  outcomeSchema,
  reminderOf,
  sayOutcome,
  visitChoices,
  wishChoices,
  wishesIn,
} from "./outcomes";
import { toIndianTime } from "./moments";

const hours = { from: 9, until: 21 };
/** A moment of this time in India. */
const at = (time: string) => new Date(`${time}:00+05:30`);
const values = (choices: { value: string }[]) => choices.map(({ value }) => value);

test.each([
  // Friday noon.
  ["2026-12-04T12:00", ["later:2026-12-04T12:30", "later:2026-12-04T18:00", "later:2026-12-05T11:00"]],
  // In half an hour it is night.
  ["2026-12-04T20:45", ["later:2026-12-05T09:00", "later:2026-12-05T18:00", "later:2026-12-05T11:00"]],
  ["2026-12-04T03:00", ["later:2026-12-04T09:00", "later:2026-12-04T18:00", "later:2026-12-05T11:00"]],
])("at %s in India calls again are offered within the hours of calls", (now, expected) => {
  expect(values(laterChoices(hours, at(now)))).toEqual(expected);
});

test.each([
  ["2026-12-04T12:00", ["visit:2026-12-05T11:00", "visit:2026-12-06T11:00"]],
  ["2026-12-05T12:00", ["visit:2026-12-06T11:00", "visit:2026-12-12T11:00"]],
  ["2026-12-01T01:00", ["visit:2026-12-02T11:00", "visit:2026-12-05T11:00", "visit:2026-12-06T11:00"]],
])("at %s a visit is offered tomorrow and at the weekend", (now, expected) => {
  expect(values(visitChoices(at(now)))).toEqual(expected);
});

test("wishes are offered as moments, one that has begun from the next half hour on, and none that has passed", () => {
  const wishes = wishesIn(
    "2026-12-04 morning, 2026-12-04 afternoon, 2026-12-05 evening",
    at("2026-12-04T12:10"),
  );
  expect(wishes).toEqual([
    { label: "Fri 4 Dec, morning (9 AM–12 noon)", at: null },
    { label: "Fri 4 Dec, afternoon (12 noon–4 PM)", at: "2026-12-04T12:30" },
    { label: "Sat 5 Dec, evening (4 PM–7 PM)", at: "2026-12-05T16:00" },
  ]);
  expect(values(wishChoices(wishes))).toEqual(["visit:2026-12-04T12:30", "visit:2026-12-05T16:00"]);
  // In the last half hour of its part it is too late.
  expect(wishesIn("2026-12-04 afternoon", at("2026-12-04T15:40"))[0]?.at).toBeNull();
});

test("nobody is called in the night because he did not answer in the evening", () => {
  const after = (now: string) => toIndianTime(followUpAfter("no-answer", hours, at(now))!);
  expect([after("2026-12-04T12:00"), after("2026-12-04T20:00")]).toEqual([
    "2026-12-04T14:00",
    "2026-12-05T09:00",
  ]);
});

test("a visit is reminded of in the evening before, or when it begins", () => {
  const reminder = (visit: string) => toIndianTime(reminderOf(at(visit), hours, at("2026-12-04T12:00")));
  expect(reminder("2026-12-06T11:00")).toBe("2026-12-05T17:00");
  expect(reminder("2026-12-04T16:00")).toBe("2026-12-04T16:00");
});

test.each([
  [{ outcome: "sold" }, "Please choose what came of it."],
  [{ outcome: "not-now" }, "Please choose why not."],
  [{ outcome: "not-now:toString" }, "Please choose why not."],
  [{ outcome: "visit:" }, "Please choose a day and a time."],
  [{ outcome: "later:soon" }, "Please choose a day and a time."],
  [{ outcome: "booked", note: "x".repeat(2_001) }, "A note has at most 2000 characters"],
  [{ outcome: "booked", version: "none" }, "Please open the lead again"],
  [{ outcome: "booked", version: "99999999999" }, "Please open the lead again"],
  [{ outcome: "visit:2030-02-30T10:00" }, "Please choose a day and a time."],
])("%# is refused with a sentence", (sent, said) => {
  const parsed = outcomeSchema.safeParse({ version: "0", ...sent });
  expect(parsed.error?.issues[0]?.message).toContain(said);
});

test("a history says an outcome with its reason", () => {
  expect([sayOutcome("not-now:price"), sayOutcome("visit")]).toEqual(["Not now: too expensive", "Visit"]);
});
