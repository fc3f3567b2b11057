const dayFormat = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: "Asia/Kolkata",
});

/** The day in India at a moment: `2026-11-21`. */
export function indianDay(at: Date): string {
  return dayFormat.format(at);
}

/** The date `days` days before: `2026-11-21` and 21 give `2026-10-31`. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a day lies more than `days` days before `today`: a dated fact is then to be looked up again. */
export function isPastTerm(asOf: string, today: string, days: number): boolean {
  return asOf < daysBefore(today, days);
}
