import { z } from "zod";
import { formatCount } from "@/lib/base/format";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { deskPaths, type Given, textIn, withQuery } from "./desk-paths";
import { readDay } from "./lead-inbox";
import { seenBox } from "./lead-work";
import { formatTime } from "./moments";
import { sayOutcome } from "./outcomes";
import type { Role } from "./roles";

/** A visit as the calendar shows it. Moments are ISO 8601. */
export type Visit = {
  id: string;
  leadId: string;
  /** Of the person. */
  name: string;
  /** Null: nobody may call. `href`: while it is an hour to call at. */
  phone: { text: string; href: string | null } | null;
  at: string;
  staffId: string | null;
  staffName: string | null;
  /** `position`: in degrees, `17.39,78.34`; `way`: directions in a map. */
  project: { name: string; place: string; position: string | null; way: string } | null;
  pickUp: string | null;
  /** What came of it; null while nothing was written down. */
  result: string | null;
  /** It was called off before its time. */
  isOff: boolean;
};

/**
 * `day`: the first of those that are shown, in India. `who`: `me`, `all`, or the id of an account. `isFull`: each visit of that
 * day is told, however many there are.
 */
export type VisitFilter = { day: string; who: string; isFull: boolean };

/** So many days stand on the page. */
export const visitDays = 7;

/** Reads the address of the calendar. `who` is empty where it does not say. */
export function parseVisits(given: Given, today = indianDay(new Date())): VisitFilter {
  const who = textIn(given, "who");
  return {
    day: readDay(textIn(given, "day")) ?? today,
    who: /^[\w-]{2,64}$/.test(who) ? who : "",
    isFull: textIn(given, "full") === "1",
  };
}

/** Whose visits somebody sees first: an agent his own, others those of everybody. */
export const firstSeen = (role: Role) => (role === "agent" ? "me" : "all");

export function visitsPath({ day, who, isFull }: Partial<VisitFilter>): string {
  return withQuery(deskPaths.visits, { who, day, full: isFull ? 1 : null });
}

/** The days of the page. */
export const daysOf = ({ day }: Pick<VisitFilter, "day">): string[] =>
  Array.from({ length: visitDays }, (_, index) => daysBefore(day, -index));

/** A visit takes so long, or the way to the next one does. */
const apartMs = 3_600_000;

/**
 * Of visits by their time the ids of those that begin within an hour of another one of the same account. What was called off is
 * in nobody's way.
 */
export function findClashes(visits: readonly Visit[]): Set<string> {
  const close = new Set<string>();
  const latest = new Map<string, Visit>();
  for (const visit of visits) {
    if (visit.isOff || visit.staffId === null) continue;
    const before = latest.get(visit.staffId);
    if (before && Date.parse(visit.at) - Date.parse(before.at) < apartMs) close.add(before.id).add(visit.id);
    latest.set(visit.staffId, visit);
  }
  return close;
}

/** More visits nobody reads at once: of a week with more a day says how many each colleague has, until it is opened. */
export const mostInFull = 60;

/** The visits of a colleague on a day in a few words: `3 visits, 10:00 am to 4:00 pm, 1 called off`. */
export function sumUp(visits: readonly Visit[]): string {
  const planned = visits.filter(({ isOff }) => !isOff);
  const times = planned.map(({ at }) => formatTime(at));
  const [from, until] = [times[0], times.at(-1)];
  const parts = [
    planned.length > 0 && formatCount(planned.length, "visit"),
    from === until ? from : `${from} to ${until}`,
    planned.length < visits.length && `${visits.length - planned.length} called off`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** What came of a visit, in words; empty while it is to come. */
export function sayResult({ result, isOff, at }: Visit, now: Date): string {
  if (result) return isOff ? `Called off: ${sayOutcome(result).toLowerCase()}` : sayOutcome(result);
  return Date.parse(at) < now.getTime() ? "Nothing was written down yet" : "";
}

/** The visit that is planned with a lead, as its form shows it. */
export type PlannedVisit = {
  id: string;
  at: string;
  staffId: string | null;
  projectId: number | null;
  projectName: string | null;
  pickUp: string | null;
};

/** What the form can change. */
const seenSchema = z.object({
  id: z.uuid(),
  staffId: z.string().max(64).nullable(),
  projectId: z.number().int().nullable(),
  pickUp: z.string().max(400).nullable(),
});
export type SeenVisit = z.output<typeof seenSchema>;

/** What a form was loaded with, as its hidden box has it. */
export const toSeenVisit = ({ id, staffId, projectId, pickUp }: SeenVisit): string =>
  JSON.stringify({ id, staffId, projectId, pickUp });

const openAgain = "Please open the lead again, and send the form from there.";
const longestPickUp = 200;

/** What the form of a planned visit sends, and what it was loaded with. */
export const visitFormSchema = z.object({
  version: seenBox(seenSchema, openAgain),
  /** The id of an account; empty for nobody. */
  staffId: z
    .string(openAgain)
    .max(64, openAgain)
    .transform((id) => id || null),
  /** Its name or its number; empty for none. */
  visitTo: z.string(openAgain).trim().max(200, "The name of a project has at most 200 characters."),
  pickUp: z
    .string(openAgain)
    .trim()
    .max(longestPickUp, `A place to meet has at most ${longestPickUp} characters.`)
    .transform((text) => text || null),
});
export type VisitChange = z.output<typeof visitFormSchema>;
