import { sql } from "drizzle-orm";
import "server-only";
import type { Alarms } from "@/lib/desk/forms/alarms";
import type { Wait } from "@/lib/desk/forms/waiting";
import { type CallHours, sayHour } from "@/lib/enquiries/forms/call-hours";
import { contactRules, type StoredContact } from "@/lib/enquiries/forms/contact-rules";
import type { LeadStatus } from "@/lib/enquiries/forms/lead-statuses";

/** A lead `l` whose person waits for a first call: not one of a program, nor of who wants none. */
export const isUncalled = sql`(l.status = 'new' and l.first_contact_at is null and l.contact_stopped_at is null
  and l.suspicion is distinct from 'trap' and l.erased_at is null)`;

/** One that came within a day: later the person has forgotten the form, and it is one of many. */
export const isFresh = sql`(${isUncalled} and l.accepted_at > now() - interval '1 day')`;

type Waiting = {
  acceptedAt: string;
  firstContactAt: string | null;
  status: LeadStatus;
  suspicion: string | null;
  contact: StoredContact;
};

/** How such a lead waits, in the hours of work, or those of them that its person has chosen; null for one that does not. */
export function toWait(lead: Waiting, alarms: Alarms, now = new Date()): Wait | null {
  const { status, firstContactAt, suspicion, acceptedAt } = lead;
  const rules = contactRules(lead.contact, now);
  if (status !== "new" || firstContactAt !== null || suspicion === "trap" || rules.state !== "allowed")
    return null;
  const hours = rules.hasOwnHours ? meet(alarms, rules.hours) : { from: alarms.from, until: alarms.until };
  return {
    since: Date.parse(acceptedAt),
    hours,
    opens: sayHour(hours.from),
    promiseMs: alarms.minutes * 60_000,
    at: now.getTime(),
  };
}

/** The hours that both have. Whoever can be called outside the hours of work alone is called then. */
function meet(work: CallHours, own: CallHours): CallHours {
  const both = { from: Math.max(work.from, own.from), until: Math.min(work.until, own.until) };
  return both.from < both.until ? both : own;
}
