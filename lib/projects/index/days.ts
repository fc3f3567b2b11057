const msInDay = 86_400_000;

/** The day of a date (YYYY-MM-DD), in days since 1 January 1970. */
export function dayOf(date: string): number {
  return Date.parse(date) / msInDay;
}

/** The date of a day. */
export function dateOf(day: number): string {
  return new Date(day * msInDay).toISOString().slice(0, 10);
}

/** The same day of a later month, or its last where it is shorter: as the database counts. */
export function monthsLater(day: number, months: number): number {
  const date = new Date(day * msInDay);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / msInDay;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is in a time zone at this moment. Making a format takes longer than most searches. */
export function dayIn(timeZone: string, now: number): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return dayOf(format.format(now));
}
