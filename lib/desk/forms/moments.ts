export { formatMoment } from "@/lib/base/moment";

/** India has one time zone, without daylight saving. */
const aheadMs = 5.5 * 3_600_000;

let shortDayFormat: Intl.DateTimeFormat | undefined;

/** A date such as `2026-11-22` as `22 Nov`. */
export function formatDayShort(day: string): string {
  shortDayFormat ??= new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });
  return shortDayFormat.format(new Date(`${day}T00:00Z`));
}

let timeFormat: Intl.DateTimeFormat | undefined;

/** `4:05 pm`, in India. */
export function formatTime(moment: string): string {
  timeFormat ??= new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" });
  return timeFormat.format(new Date(moment));
}

/** `22 Nov, 4:05 pm` of this year, else `22 Nov 2026`: for where there is little room. */
export function formatMomentShort(moment: string, today = new Date()): string {
  const [year, now] = [moment, today].map((one) => toIndianTime(one).slice(0, 4));
  const day = formatDayShort(toIndianTime(moment).slice(0, 10));
  return year === now ? `${day}, ${formatTime(moment)}` : `${day} ${year}`;
}

/** `2026-11-22T16:05`, for a box of date and time, in Indian time. */
export function toIndianTime(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + aheadMs).toISOString().slice(0, 16);
}

/** The moment of such a text; null for what is none. */
export function fromIndianTime(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(typed)) return null;
  const moment = new Date(Date.parse(`${typed}Z`) - aheadMs);
  // A day that no calendar has would become another one.
  const isDay = !Number.isNaN(moment.getTime()) && toIndianTime(moment) === typed.slice(0, 16);
  return isDay ? moment : null;
}

/** `november-2026`: a name for what belongs to this month in India. */
export function monthInIndia(moment: Date): string {
  const month = new Intl.DateTimeFormat("en-IN", {
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
  return month.format(moment).toLowerCase().replace(" ", "-");
}
