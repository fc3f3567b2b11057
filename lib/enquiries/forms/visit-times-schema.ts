import { z } from "zod";
import { promises } from "@/content/promises";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { visitMessages } from "./lead-messages";
import { isVisitTime, readVisitTimes, splitVisitTimes, type TypedTime, writeVisitTimes } from "./visit-times";

const { most, days } = promises.visit;

/** What is wrong with a time, seen from this day in India; null for a good one, or none. */
function problemOf(time: TypedTime, today: string): string | null {
  if (!time.day && !time.part) return null;
  if (!isVisitTime(time)) return visitMessages.half;
  if (time.day <= today) return visitMessages.passed;
  return time.day > daysBefore(today, -days) ? promises.visit.tooFar : null;
}

/** The times at which somebody would like to see a home. A message begins with the place of the time that it is about. */
export const visitTimesSchema = z
  .string({ error: visitMessages.form })
  .transform((text, context): string => {
    const typed = splitVisitTimes(text);
    const today = indianDay(new Date());
    const problems = typed.map((time) => problemOf(time, today));
    const wrong = problems.findIndex(Boolean);
    if (wrong >= 0 && wrong < most) context.addIssue(`Time ${wrong + 1}: ${problems[wrong]}`);
    else if (typed.slice(most).some(({ day, part }) => day || part)) context.addIssue(visitMessages.form);
    return writeVisitTimes(readVisitTimes(text));
  })
  .nullish()
  .transform((text) => text || null);

/** What waited on the disk may name a day that has passed meanwhile: the lead is worth more than that wish. */
export function withoutPassed(body: Record<string, unknown>): Record<string, unknown> {
  if (typeof body.visitTimes !== "string") return body;
  const today = indianDay(new Date());
  return {
    ...body,
    visitTimes: writeVisitTimes(readVisitTimes(body.visitTimes).filter(({ day }) => day > today)),
  };
}
