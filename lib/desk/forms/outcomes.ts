import { z } from "zod";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { type CallHours, isQuiet } from "@/lib/enquiries/forms/call-hours";
import type { LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import { boundsOf, readVisitTimes, sayVisitTime } from "@/lib/enquiries/forms/visit-times";
import { formatMoment, fromIndianTime, toIndianTime } from "./moments";
import { noteSchema } from "./lead-work";

/** What came of a call or a visit, in the order of their keys, 1 to 8. */
export const outcomes = [
  "no-answer",
  "later",
  "interested",
  "visit",
  "not-now",
  "wrong-number",
  "spam",
  "booked",
] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeLabels: Record<Outcome, string> = {
  "no-answer": "No answer",
  later: "Call later",
  interested: "Interested",
  visit: "Visit",
  "not-now": "Not now",
  "wrong-number": "Wrong number",
  spam: "Spam",
  booked: "Booked",
};

/** How far a lead is after an outcome; those that are not here leave it where it is, but for a new one, which was called. */
export const statusAfter: Partial<Record<Outcome, LeadStatus>> = {
  visit: "visit-planned",
  "not-now": "lost",
  "wrong-number": "lost",
  spam: "spam",
  booked: "booked",
};

/** Why somebody does not want a home now, as the owner counts it. */
export const lostReasons = {
  price: "Too expensive",
  place: "Another place",
  elsewhere: "Bought elsewhere",
  looking: "Only looking",
  other: "Another reason",
} as const;
type LostReason = keyof typeof lostReasons;

/** What an outcome is called in the history of a lead: `visit`, or with its reason `not-now:price`. */
export function sayOutcome(said: string): string {
  const [name = "", reason = ""] = said.split(":");
  const label = outcomeLabels[name as Outcome] ?? name;
  const why = lostReasons[reason as LostReason];
  return why ? `${label}: ${why.toLowerCase()}` : label;
}

/** A mistaken tap is taken back for so long. */
export const undoMinutes = 10;

const hourMs = 3_600_000;

/** This hour of the day in India that is so many days away. */
function at(hour: number, days: number, now: Date): Date {
  const day = daysBefore(indianDay(now), -days);
  return new Date(Date.parse(`${day}T00:00+05:30`) + hour * hourMs);
}

/** The moment itself if the person may be called then, else the next at which that is so. */
function within(hours: CallHours, moment: Date): Date {
  if (!isQuiet(hours, moment)) return moment;
  const today = at(hours.from, 0, moment);
  return today > moment ? today : at(hours.from, 1, moment);
}

/** A moment to choose: what its button says, and what that sends. */
export type Choice = { label: string; value: string };

let weekdayFormat: Intl.DateTimeFormat | undefined;

/** `Sat`, in India. */
export function weekdayOf(moment: Date): string {
  weekdayFormat ??= new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "Asia/Kolkata" });
  return weekdayFormat.format(moment);
}

const choice = (outcome: Outcome, moment: Date, label = ""): Choice => ({
  label: [label, `${weekdayOf(moment)} ${formatMoment(moment)}`].filter(Boolean).join(", "),
  value: `${outcome}:${toIndianTime(moment)}`,
});

/** When to call again, for a person who may be called in these hours. */
export function laterChoices(hours: CallHours, now: Date): Choice[] {
  const evening = at(18, 0, now) > now ? at(18, 0, now) : at(18, 1, now);
  const isTonight = evening < at(0, 1, now);
  return [
    choice("later", within(hours, new Date(now.getTime() + hourMs / 2)), "In half an hour"),
    choice("later", within(hours, evening), isTonight ? "This evening" : "Tomorrow evening"),
    choice("later", within(hours, at(11, 1, now)), "Tomorrow"),
  ];
}

/** When to visit: tomorrow, or the next days of a weekend. */
export function visitChoices(now: Date): Choice[] {
  const day = new Date(indianDay(now)).getUTCDay();
  const saturday = (6 - day + 7) % 7 || 7;
  const sunday = (7 - day) % 7 || 7;
  return [...new Set([1, saturday, sunday])]
    .sort((a, b) => a - b)
    .map((days) => choice("visit", at(11, days, now), days === 1 ? "Tomorrow" : ""));
}

/** The id of the sheet of an outcome, which other parts of the page open too. */
export const sheetOf = (outcome: Outcome) => `${outcome}-sheet`;

/** A time at which the person would like to see the home. `at`: when it begins, as a box has it; null: it has passed. */
export type Wish = { label: string; at: string | null };

/** The wishes of a lead; one that has begun is good from the next half hour on. */
export function wishesIn(visitTimes: unknown, now: Date): Wish[] {
  const half = hourMs / 2;
  return readVisitTimes(visitTimes).map((time) => {
    const { from, until } = boundsOf(time);
    const at = from > now ? from : new Date(Math.ceil(now.getTime() / half) * half);
    return { label: sayVisitTime(time), at: at < until ? toIndianTime(at) : null };
  });
}

/** Those that are to come, as choices. */
export const wishChoices = (wishes: readonly Wish[]): Choice[] =>
  wishes.flatMap(({ label, at }) => (at ? [{ label: `Asked for: ${label}`, value: `visit:${at}` }] : []));

/** When to follow up after an outcome that says no moment itself; null: not any more. */
export function followUpAfter(outcome: Outcome, hours: CallHours, now: Date): Date | null {
  if (outcome === "no-answer") return within(hours, new Date(now.getTime() + 2 * hourMs));
  if (outcome === "interested") return within(hours, at(11, 1, now));
  return null;
}

/** When to remind somebody of a visit: in the evening before, or when it begins if that has passed. */
export function reminderOf(visit: Date, hours: CallHours, now: Date): Date {
  const before = within(hours, at(17, -1, visit));
  return before > now ? before : visit;
}

/**
 * What the form of outcomes sends: the button's value, a moment where one is picked, a note, and the newest event that its page
 * showed. `moment`: of the call or the visit.
 */
export const outcomeSchema = z
  .object({
    outcome: z.string().max(40),
    laterAt: z.string().max(40).default(""),
    visitAt: z.string().max(40).default(""),
    note: z
      .union([
        z
          .string()
          .refine((note) => note.trim() === "")
          .transform(() => ""),
        noteSchema,
      ])
      .default(""),
    version: z.coerce
      .number("Please open the lead again, and send the form from there.")
      .int()
      .min(0)
      .max(2_147_483_647),
  })
  .transform(({ outcome: sent, laterAt, visitAt, note, version }, context) => {
    const place = sent.indexOf(":");
    const [name, detail] = place < 0 ? [sent, ""] : [sent.slice(0, place), sent.slice(place + 1)];
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    const outcome = outcomes.find((known) => known === name);
    if (!outcome) return refuse("Please choose what came of it.");
    if (outcome === "not-now" && !Object.hasOwn(lostReasons, detail)) return refuse("Please choose why not.");
    const needsMoment = outcome === "later" || outcome === "visit";
    const moment = needsMoment ? fromIndianTime(detail || (outcome === "later" ? laterAt : visitAt)) : null;
    if (needsMoment && !moment) return refuse("Please choose a day and a time.");
    return { outcome, reason: outcome === "not-now" ? (detail as LostReason) : null, moment, note, version };
  });

export type SentOutcome = z.output<typeof outcomeSchema>;
