/*
 * How long somebody waits for the first call. It runs in the browser of the desk too, so it imports nothing
 * (`lib/desk/forms/desk-paths.ts`).
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** India has one time zone, without daylight saving. */
const aheadMs = 5.5 * hourMs;

/** Full hours in India; `until` itself is no hour any more. */
type Hours = { from: number; until: number };

/** A lead that nobody has called. Moments are in milliseconds. */
export type Wait = {
  since: number;
  /** When somebody may call. */
  hours: Hours;
  /** The first of them in words: `9 AM`. */
  opens: string;
  /** Within so long somebody should have called. */
  promiseMs: number;
  /** When the server looked: the browser's own clock may be wrong. */
  at: number;
};

/** How much of the time between two moments lies within the hours of calls, in milliseconds. */
export function waitedMs(since: number, now: number, hours: Hours): number {
  return Math.max(0, openMs(now, hours) - openMs(since, hours));
}

/** All hours of calls until a moment, since the beginning of days. */
function openMs(moment: number, { from, until }: Hours): number {
  const local = moment + aheadMs;
  const days = Math.floor(local / dayMs);
  const openToday = local - days * dayMs - from * hourMs;
  const longest = (until - from) * hourMs;
  return days * longest + Math.min(longest, Math.max(0, openToday));
}

/** `late`: the promise was missed; `veryLate`: by as much again. */
export type WaitLook = "calm" | "late" | "veryLate";

/** How long a lead waits, in words, because a colour alone says nothing to who can't see it. */
export function sayWait(
  { since, hours, opens, promiseMs }: Omit<Wait, "at">,
  now: number,
): { text: string; look: WaitLook } {
  const waited = waitedMs(since, now, hours);
  // Before the first hour of calls nobody is late.
  if (waited === 0 && waitedMs(now, now + 1, hours) === 0)
    return { text: `call from ${opens}`, look: "calm" };
  // Hours of calls are added up for a day; what is older is told as people tell it.
  const isOld = waited >= (hours.until - hours.from) * hourMs;
  const text = `waits ${formatWait(Math.floor((isOld ? now - since : waited) / 60_000) * 60_000)}`;
  if (waited < promiseMs) return { text, look: "calm" };
  return waited < 2 * promiseMs
    ? { text: `${text}, late`, look: "late" }
    : { text: `${text}, very late`, look: "veryLate" };
}

/** How long something took, in the largest unit that says enough: `4 min`, `3 h`, `2 days`. */
export function formatWait(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
