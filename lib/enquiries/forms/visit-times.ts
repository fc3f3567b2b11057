import { promises } from "@/content/promises";
import { formatMonth } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { sayHour } from "./call-hours";

/**
 * The times at which somebody would like to see a home. A form has a box for each day and one for each part of a day, all of one
 * name; on the wire and in a lead they are one text, `2026-12-05 morning, 2026-12-06 evening`.
 */
export const visitField = "visitTimes";

const { parts, most } = promises.visit;
type VisitPart = keyof typeof parts;
export const visitParts = Object.keys(parts) as VisitPart[]; // of the table above
const isPart = (text: string): text is VisitPart => Object.hasOwn(parts, text);

/** As it was typed: either may be empty. */
export type TypedTime = { day: string; part: string };
export type VisitTime = { day: string; part: VisitPart };

/** What the boxes hold, a day and a part in turn, as one text. What is empty keeps its place; nothing but that is no text. */
export function joinVisitTimes(boxes: readonly unknown[]): string {
  const times = boxes.flatMap((day, at) => (at % 2 ? [] : [`${day} ${boxes[at + 1] ?? ""}`.trim()]));
  return times.some(Boolean) ? times.join(", ") : "";
}

/** The times in such a text, in their places. */
export function splitVisitTimes(text: string): TypedTime[] {
  return text.split(",").map((time) => {
    // Whatever is sent is read in one pass: nothing in it can fail.
    const [, day = "", part = ""] = /^([\d-]*)\s*(.*)$/s.exec(time.trim()) ?? [];
    return { day, part };
  });
}

/** The times in a stored text, each once; none in what is no such text. */
export function readVisitTimes(text: unknown): VisitTime[] {
  const times = splitVisitTimes(typeof text === "string" ? text : "").filter(isVisitTime);
  const keys = times.map(({ day, part }) => `${day} ${part}`);
  return times.filter((_, at) => keys.indexOf(keys[at] ?? "") === at).slice(0, most);
}

/** The text of these times. */
export const writeVisitTimes = (times: readonly TypedTime[]) =>
  times.map(({ day, part }) => `${day} ${part}`).join(", ");

/** Whether it is a day of the calendar and a part that we offer. */
export function isVisitTime(time: TypedTime): time is VisitTime {
  const midnight = new Date(`${time.day}T00:00Z`);
  return (
    isPart(time.part) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(`${time.day}T`)
  );
}

/** When its part begins and ends. */
export function boundsOf({ day, part }: VisitTime): { from: Date; until: Date } {
  const at = (hour: number) => new Date(Date.parse(`${day}T00:00+05:30`) + hour * 3_600_000);
  return { from: at(parts[part].from), until: at(parts[part].until) };
}

const sayEnd = (hour: number) => (hour === 12 ? t("12 noon") : sayHour(hour));

/** `Morning (9 AM–12 noon)`. */
export function sayVisitPart(part: VisitPart): string {
  const { label, from, until } = parts[part];
  return `${t(label)} (${sayEnd(from)}–${sayEnd(until)})`;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `Sat 5 Dec, morning (9 AM–12 noon)`. */
export function sayVisitTime({ day, part }: VisitTime): string {
  const date = new Date(day);
  const month = formatMonth(day)?.replace(/ \d+$/, "");
  const said = sayVisitPart(part);
  return `${t(weekdays[date.getUTCDay()] ?? "")} ${date.getUTCDate()} ${month}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** What a visitor is told of his wishes; empty without any. */
export function sayWishes(text: unknown): string {
  const times = readVisitTimes(text).map(sayVisitTime).join("; ");
  return times && t(promises.visit.wished, { times });
}
