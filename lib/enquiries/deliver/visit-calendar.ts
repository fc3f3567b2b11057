import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import "server-only";
import { brand } from "@/content/site";

/** A visit in a calendar. `id`: the same for as long as it is the same event; `sequence` tells the newer of two versions of it. */
export type CalendarVisit = {
  id: string;
  sequence: number;
  /** ISO 8601. */
  at: string;
  summary: string;
  /** Where it is, or somebody is met. */
  place: string;
  text: string;
  url?: string;
};

/** What stands in a calendar for a visit. */
const visitMs = 3_600_000;

/** Calendar apps ask again after so many seconds. */
const againSeconds = 3_600;

const toEvent = ({ at, place, text, ...event }: CalendarVisit) => ({
  ...event,
  start: new Date(at),
  end: new Date(Date.parse(at) + visitMs),
  ...(place && { location: place }),
  description: text,
});

const prodId = { company: brand.name, product: "Visits", language: "EN" };

/** The calendar that an app subscribes to. */
export function calendarFeed(name: string, visits: readonly CalendarVisit[]): string {
  const calendar = ical({ name, prodId, ttl: againSeconds });
  for (const visit of visits) calendar.createEvent(toEvent(visit));
  return calendar.toString();
}

/** The file of a mail: the visit, or that it is off. Nobody is asked for an answer: it was agreed on already. */
export function calendarMessage(visit: CalendarVisit, isOff: boolean, from: string, to: string): string {
  const calendar = ical({ prodId, method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST });
  const event = calendar.createEvent({
    ...toEvent(visit),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: from },
  });
  event.createAttendee({ email: to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  return calendar.toString();
}
