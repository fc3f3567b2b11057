import { sql } from "drizzle-orm";
import "server-only";
import type { Executor, Transaction } from "@/lib/db/client";
import { sharingSetting } from "@/lib/desk/forms/sharing";
import { isQuiet } from "@/lib/enquiries/forms/call-hours";
import { readAlarms } from "./alarm-settings";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { isUncalled } from "./lead-waits";
import { personOf } from "./one-person";
import { enqueueRing } from "./ring-mutations";
import { readSetting } from "./settings";
import { aboutColumns, aboutJoins, type AboutRow, giveByItself, readTurns, toAbout } from "./turns";

/** Who has done it in a lead's history. */
const sharingName = "Sharing";

/** Leads that came longer ago are given to nobody, so that not all that was ever left is, when an owner turns it on. */
const oldestHours = 48;
/** At a time: the newest, which are the hottest. */
const mostAtOnce = 500;

/**
 * Gives each new lead that never had anybody to who has the person's last one, else to the agent whose turn it is of those who take
 * such leads, and rings them, but for leads of a file; in the hours of work. What nobody takes stays nobody's, and is looked at again. Several sites may do
 * it at once: each lead is given once. Returns how many were.
 */
export async function shareLeads(now = new Date(), db: DeskDatabase = deskDatabase()): Promise<number> {
  const [{ isOn }, hours] = await Promise.all([readSetting(sharingSetting, db), readAlarms(db)]);
  // Looked before anything is locked: each change of any lead asks for it.
  if (!isOn || isQuiet(hours, now) || (await listUnshared(db, now)).length === 0) return 0;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lead alarms'))`);
    const leads = await listUnshared(tx, now, sql`for update of l skip locked`);
    return leads.length === 0 ? 0 : give(tx, leads, now);
  });
}

/** `person`: the first of his leads. `rings`: it is none of a file, of which there are thousands at once. */
type NewLead = AboutRow & { id: string; person: string; lastHolder: string | null; rings: boolean };

async function listUnshared(db: Executor, now: Date, lock = sql``): Promise<NewLead[]> {
  const his = personOf(sql`l.id`);
  const { rows } = await db.execute<NewLead>(sql`
    select l.id, (l.alarm_step < 2) as rings, ${aboutColumns}, (select id from ${his} p order by id limit 1) as person,
      (select o.assigned_to from ${his} p join leads o on o.id = p.id where o.id <> l.id
        and o.assigned_to is not null order by o.accepted_at desc, o.id limit 1) as "lastHolder"
    from leads l ${aboutJoins}
    where ${isUncalled} and l.assigned_to is null and l.accepted_at > ${now.toISOString()}::timestamptz - ${oldestHours} * interval '1 hour'
      and not exists (select from lead_events e where e.lead_id = l.id and e.after ? 'assignedTo')
    order by l.accepted_at desc, l.id limit ${mostAtOnce} ${lock}`);
  return rows;
}

async function give(tx: Transaction, leads: readonly NewLead[], now: Date): Promise<number> {
  const turns = await readTurns(tx, now);
  const [rings, holders] = [new Map<string, string[]>(), new Map<string, string>()];
  let given = 0;
  for (const { id, person, lastHolder, rings: isHeard, ...row } of leads) {
    const last = holders.get(person) ?? lastHolder;
    const holder = turns.find((one) => one.id === last && !one.isAway);
    const lead = { id, assignedTo: null, about: toAbout(row) };
    const to = await giveByItself(tx, lead, { who: sharingName, now, turns }, holder);
    if (!to) continue;
    holders.set(person, to.id);
    given += 1;
    if (isHeard) rings.set(to.id, [...(rings.get(to.id) ?? []), id]);
  }
  for (const [to, ids] of rings) await enqueueRing(tx, { to, why: "given", leads: ids, minutes: 0 });
  return given;
}
