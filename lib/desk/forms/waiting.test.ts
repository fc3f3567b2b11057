import { expect, test } from "vitest";
import { sayWait, waitedMs } from "./waiting";

const hours = { from: 9, until: 21 };
/** A moment in India. */
const at = (clock: string, day = "2026-11-24") => Date.parse(`${day}T${clock}+05:30`);
const said = (since: number, now: number) =>
  sayWait({ since, hours, opens: "9 AM", promiseMs: 5 * 60_000 }, now);

test.each([
  ["within the hours", at("10:00"), at("10:04"), 4],
  ["in the night", at("22:00"), at("23:30"), 0],
  ["over the night", at("20:58"), at("09:03", "2026-11-25"), 5],
  ["from before the first hour", at("06:00"), at("09:07"), 7],
  ["over two nights", at("20:00"), at("10:00", "2026-11-26"), 60 + 12 * 60 + 60],
  ["of a lead from a clock that is ahead", at("10:01"), at("10:00"), 0],
])("only the hours of calls count: %s", (_, since, now, minutes) => {
  expect(waitedMs(since, now, hours)).toBe(minutes * 60_000);
});

test.each([
  [at("10:00"), at("10:04:59"), "waits 4 min", "calm"],
  [at("10:00"), at("10:05"), "waits 5 min, late", "late"],
  [at("10:00"), at("10:09:59"), "waits 9 min, late", "late"],
  [at("10:00"), at("10:10"), "waits 10 min, very late", "veryLate"],
  [at("22:00"), at("23:00"), "call from 9 AM", "calm"],
  [at("22:00"), at("09:00", "2026-11-25"), "waits 0 min", "calm"],
  [at("10:00"), at("10:00", "2026-11-27"), "waits 3 days, very late", "veryLate"],
])("the wait is told in words", (since, now, text, look) => {
  expect(said(since, now)).toEqual({ text, look });
});
