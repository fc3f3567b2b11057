import { daysBefore, indianDay } from "@/lib/base/indian-day";

/** Full hours in India between which mails about what is new go out (SAVED_SEARCH_HOURS). */
export type MailingHours = { from: number; until: number };

const indiaAheadMs = 5.5 * 3_600_000;

/** Whether such a mail may go out now. */
export function isMailingTime(now: Date, { from, until }: MailingHours): boolean {
  const hour = new Date(now.getTime() + indiaAheadMs).getUTCHours();
  return hour >= from && hour < until;
}

/** When somebody who was looked at today is looked at again: the first mailing hour of tomorrow in India. */
export function nextMorning(now: Date, { from }: MailingHours): Date {
  const midnight = Date.parse(`${daysBefore(indianDay(now), -1)}T00:00Z`);
  return new Date(midnight + from * 3_600_000 - indiaAheadMs);
}
