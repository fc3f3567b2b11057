/** The day in India at a moment: `2026-11-21`. */
export function indianDay(at: Date): string {
  return indianTime(at).slice(0, 10);
}

/** Day and time in India at a moment, as spreadsheets read it: `2026-11-21 12:30`. */
export function indianTime(at: Date): string {
  // India is 5.5 hours ahead all year; an `Intl` format would take a cheap phone a quarter of a second to make.
  return new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
}

/** The date `days` days before: `2026-11-21` and 21 give `2026-10-31`. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a day lies more than `days` days before `today`: a dated fact is then to be looked up again. */
export function isPastTerm(asOf: string, today: string, days: number): boolean {
  return asOf < daysBefore(today, days);
}
