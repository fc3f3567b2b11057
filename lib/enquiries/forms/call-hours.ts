import { callHours } from "@/content/contact-rules";
import { promises } from "@/content/promises";
import { t } from "@/lib/base/language";
import type { NextStep } from "./lead-forms";

// Apart from the other rules of contact, because the browser says after a form when somebody calls.

/** Full hours in India; `until` itself is no hour any more. */
export type CallHours = { from: number; until: number };

/** Whether it is an hour of this moment in India in which nobody is called. */
export function isQuiet({ from, until }: CallHours, now = new Date()): boolean {
  const hour = indianHour(now);
  return hour < from || hour >= until;
}

const indianHour = (now: Date) => new Date(now.getTime() + 5.5 * 3_600_000).getUTCHours();

/** When somebody is called who asks at a moment in which nobody is; `null` at any other. */
export function sayCallLater(hours: CallHours, now: Date): string | null {
  if (!isQuiet(hours, now)) return null;
  const { today, tomorrow } = promises.callLater;
  return t(indianHour(now) < hours.from ? today : tomorrow, {
    from: sayHour(hours.from),
    until: sayHour(hours.until),
  });
}

/** What happens after a form that is sent at this moment; outside the hours of calls with when that is. */
export function sayNextStep({ text, isCall }: NextStep, now = new Date()): string {
  return [t(text), isCall && sayCallLater(callHours, now)].filter(Boolean).join(" ");
}

/** `9 AM`, of a full hour of 0 to 24. */
export function sayHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? "AM" : "PM"}`;
}
