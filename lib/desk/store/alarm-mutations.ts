import { sql } from "drizzle-orm";
import "server-only";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { Alarms } from "@/lib/desk/forms/alarms";
import { waitedMs } from "@/lib/desk/forms/waiting";
import { isQuiet } from "@/lib/enquiries/forms/call-hours";
import type { StoredContact } from "@/lib/enquiries/forms/contact-rules";
import { contactOf } from "@/lib/enquiries/store/contact-mutations";
import { addEvent } from "@/lib/enquiries/store/lead-mutations";
import { readAlarms } from "./alarm-settings";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { isUncalled, toWait } from "./lead-waits";
import { enqueueRing, type RingReason } from "./ring-mutations";
import {
  aboutColumns,
  aboutJoins,
  type AboutRow,
  agentsIn,
  type Colleague,
  giveByItself,
  readTurns,
  toAbout,
} from "./turns";

/** Who has done it in a lead's history. */
const alarmName = "Alarm";

/** Leads that came longer ago ring no more: when the alarms come to a site, or it was away, not all that was ever left rings. */
const oldestHours = 48;
/** At a time: others want the same rows. */
const mostAtOnce = 500;

type WaitingLead = AboutRow & {
  id: string;
  acceptedAt: string;
  assignedTo: string | null;
  step: number;
  suspicion: string | null;
  contact: StoredContact;
};

/**
 * Rings for each lead that nobody has called: after the promised minutes of work who has it, or all agents; after twice that it
 * goes to the next agent by turns who takes such leads, and the owners are told. Each step happens once, however many sites do it, and also when a
 * site was away meanwhile: then the later one alone. Returns how many leads rang.
 */
export async function raiseAlarms(now = new Date(), db: DeskDatabase = deskDatabase()): Promise<number> {
  const alarms = await readAlarms(db);
  if (isQuiet(alarms, now)) return 0;
  return db.transaction(async (tx) => {
    // One site at a time, so that turns are turns; the next look comes soon.
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('lead alarms')) as mine`,
    );
    if (!rows[0]?.mine) return 0;
    const due = (await lockWaiting(tx, now)).flatMap((lead) => {
      const step = stepOf(lead, alarms, now);
      return step > lead.step ? [{ ...lead, step }] : [];
    });
    if (due.length > 0) await ringFor(tx, due, { alarms, now });
    return due.length;
  });
}

/** The leads that may ring; one that somebody is just doing something about is left for the next look. */
async function lockWaiting(tx: Transaction, now: Date): Promise<WaitingLead[]> {
  const { rows } = await tx.execute<WaitingLead>(sql`
    select l.id, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt", l.assigned_to as "assignedTo", l.alarm_step as step,
      l.suspicion, ${contactOf} as contact, ${aboutColumns}
    from leads l ${aboutJoins} where ${isUncalled} and l.alarm_step < 2
      and l.accepted_at > ${now.toISOString()}::timestamptz - ${oldestHours} * interval '1 hour'
    order by l.accepted_at limit ${mostAtOnce} for update of l skip locked`);
  return rows;
}

/** 0: nobody is rung yet; 1: who has it, or all agents; 2: the next agent and the owners. */
function stepOf(lead: WaitingLead, alarms: Alarms, now: Date): number {
  const wait = toWait({ ...lead, status: "new", firstContactAt: null }, alarms, now);
  if (!wait) return 0;
  return Math.min(2, Math.floor(waitedMs(wait.since, now.getTime(), wait.hours) / wait.promiseMs));
}

type When = { alarms: Alarms; now: Date };

async function ringFor(tx: Transaction, due: readonly WaitingLead[], { alarms, now }: When): Promise<void> {
  const turns = await readTurns(tx, now);
  const rings = new Map<string, { why: RingReason; minutes: number; leads: string[] }>();
  for (const lead of due) {
    const minutes = alarms.minutes * lead.step;
    const heard = lead.step === 1 ? firstRings(lead, turns) : await secondRings(tx, lead, turns, now);
    for (const [why, { id }] of heard) {
      const key = `${id} ${why} ${minutes}`;
      const ring = rings.get(key) ?? { why, minutes, leads: [] };
      ring.leads.push(lead.id);
      rings.set(key, ring);
    }
    await tx.execute(sql`update leads set alarm_step = ${lead.step} where id = ${lead.id}`);
    const names = [...new Set(heard.map(([, { name }]) => name))].join(", ");
    const note = `Not called for ${minutes} min. Rang: ${names || "nobody, because all are away"}.`;
    await addEvent(tx, alarmName, lead.id, { kind: "alarm", note });
  }
  for (const [key, ring] of rings) await enqueueRing(tx, { to: key.split(" ", 1)[0] ?? "", ...ring });
}

type Heard = [RingReason, Colleague][];

function firstRings({ assignedTo }: WaitingLead, turns: readonly Colleague[]): Heard {
  const holder = turns.find(({ id, isAway }) => id === assignedTo && !isAway);
  return (holder ? [holder] : agentsIn(turns)).map((one) => ["waits", one]);
}

/** Gives the lead to the next agent, who stands last in `turns` from then on. */
async function secondRings(
  tx: Transaction,
  lead: WaitingLead,
  turns: Colleague[],
  now: Date,
): Promise<Heard> {
  const owners = turns.filter(({ role }) => role === "owner");
  const present = owners.filter(({ isAway }) => !isAway);
  // Somebody has to know it, away or not.
  const told: Heard = (present.length > 0 ? present : owners).map((one) => ["owner", one]);
  const next = await giveByItself(tx, { ...lead, about: toAbout(lead) }, { who: alarmName, now, turns });
  return next ? [["passed", next], ...told.filter(([, { id }]) => id !== next.id)] : told;
}
