import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import type { ContactKind, LeadChange } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { crmName, type LeadStatus, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { drainSpool } from "@/lib/enquiries/intake/watch-spool";
import { eraseFromSpools } from "@/lib/enquiries/intake/lead-spool";
import { type Elsewhere, type Erased, eraseLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { setContact } from "@/lib/enquiries/store/contact-mutations";
import { addEvent, enqueueChange } from "@/lib/enquiries/store/lead-mutations";
import { findLeadPhone } from "@/lib/enquiries/store/lead-queries";
import { eraseSearchers } from "@/lib/saved-searches/store/saved-search-mutations";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { dropDraftsOf } from "./drafts";
import { type Actor, requireRole } from "./staff";

/*
 * Every change that the desk makes to a lead: one function each, which checks the role, and writes who, when, before and
 * after in the same transaction, and the news of it for the CRM.
 */

/**
 * Sets status, account and follow-up. Nobody overwrites what he has not seen: when somebody has changed the lead since
 * `version`, it is a conflict, whose sentence has both values, and whose `version` lets it be sent again.
 */
export async function changeLead(
  actor: Actor,
  id: string,
  { version, ...change }: LeadChange,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "agent");
  const wanted = { ...change, followUpAt: change.followUpAt?.toISOString() ?? null };
  await db.transaction(async (tx) => {
    const row = await lockLead(tx, id);
    const names = await namesOf(tx, [row.assignedTo, wanted.assignedTo]);
    if (wanted.assignedTo !== null && !names.has(wanted.assignedTo))
      throw new Refusal("invalid", "This account is not there any more. Please choose another.");
    const [before, after] = differences(row, wanted);
    if (Object.keys(after).length === 0) return;
    if (row.version !== version) {
      const last = await lastChange(tx, id);
      throw new Refusal("conflict", sayConflict(row, wanted, names, last), {
        errors: [{ path: "version", msg: String(row.version) }],
      });
    }
    await tx.execute(sql`
      update leads set status = ${wanted.status}, assigned_to = ${wanted.assignedTo},
        follow_up_at = ${wanted.followUpAt}::timestamptz, version = version + 1 where id = ${id}`);
    const event = await addEvent(tx, actor.email, id, {
      kind: "changed",
      before: named(before, names),
      after: named(after, names),
    });
    await enqueueChange(tx, id, event);
  });
}

export async function addNote(
  actor: Actor,
  id: string,
  note: string,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "agent");
  await db.transaction(async (tx) => {
    await lockLead(tx, id);
    await addEvent(tx, actor.email, id, { kind: "note", note });
  });
}

/** Notes that somebody calls or writes now; how long the person waited is measured from the first. */
export async function noteContact(
  actor: Actor,
  id: string,
  kind: ContactKind,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "agent");
  await db.transaction(async (tx) => {
    await lockLead(tx, id);
    await tx.execute(
      sql`update leads set first_contact_at = now() where id = ${id} and first_contact_at is null`,
    );
    await addEvent(tx, actor.email, id, { kind });
  });
}

/** Stops contact with a person who told staff so: about all leads of the number until now, as by the person's own link. */
export async function stopContact(
  actor: Actor,
  id: string,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "agent");
  if (!(await setContact(db, id, { to: "stop" }, undefined, actor.email)))
    throw new Refusal("invalid", "This lead is not there any more: the person was erased.");
}

/** What the CRM says of a lead, by its id or its reference. `messageId`: as the CRM numbers its messages. */
export type CrmStatus = {
  messageId: string;
  bodyHash: string;
  id?: string;
  reference?: string;
  status: LeadStatus;
};

/** `isRepeated`: the message was taken before, and `status` is what the lead has now. */
type StatusSet = { reference: string; status: LeadStatus; changed: boolean; isRepeated: boolean };

/** Messages are known again for so long; a signature is good for minutes. */
const keptDays = 7;

/**
 * Sets the status that the CRM says, and writes it into the history. The CRM is not told of it. A message that was taken
 * before changes nothing, whatever was done since; null: there is no such lead. Rejects when its number was used for
 * another message.
 */
export async function setStatusFromCrm(
  message: CrmStatus,
  db: DeskDatabase = deskDatabase(),
): Promise<StatusSet | null> {
  return db.transaction(async (tx) => {
    const lead = await findLead(tx, message);
    if (!lead) return null;
    const { reference } = lead;
    if (!(await takeMessage(tx, message)))
      return { reference, status: lead.status, changed: false, isRepeated: true };
    const changed = lead.status !== message.status;
    if (changed) {
      await tx.execute(
        sql`update leads set status = ${message.status}, version = version + 1 where id = ${lead.id}`,
      );
      const [before, after] = [{ status: lead.status }, { status: message.status }];
      await addEvent(tx, crmName, lead.id, { kind: "changed", before, after });
    }
    return { reference, status: message.status, changed, isRepeated: false };
  });
}

type Found = { id: string; reference: string; status: LeadStatus };

async function findLead(tx: Transaction, { id, reference }: CrmStatus): Promise<Found | null> {
  const which = id === undefined ? sql`reference = ${reference}` : sql`id = ${id}`;
  const { rows } = await tx.execute<Found>(
    sql`select id, reference, status from leads where ${which} and erased_at is null order by id for update`,
  );
  const fitting = rows.filter((row) => reference === undefined || row.reference === reference);
  if (fitting.length > 1)
    throw new Refusal("conflict", "Two leads have this reference. Please name the lead by its id.");
  return fitting[0] ?? null;
}

/** False when it was taken before: another delivery of the same message waits here for the first. */
async function takeMessage(tx: Transaction, { messageId, bodyHash }: CrmStatus): Promise<boolean> {
  await tx.execute(sql`delete from crm_messages where taken_at < now() - ${keptDays} * interval '1 day'`);
  const { rows } = await tx.execute(sql`
    insert into crm_messages (id, body_hash) values (${messageId}, ${bodyHash})
    on conflict (id) do nothing returning id`);
  if (rows.length > 0) return true;
  const known = await tx.execute(
    sql`select from crm_messages where id = ${messageId} and body_hash = ${bodyHash}`,
  );
  if (known.rows.length > 0) return false;
  throw new Refusal("conflict", "This webhook-id was used for another message. Please send a new one.");
}

/** Where a person is besides the tables of leads. */
export const elsewhere: Elsewhere = {
  drain: drainSpool,
  erase: eraseFromSpools,
  async more(tx, { ids, emails }, wasErased) {
    await dropDraftsOf(tx, ids.map(leadPath));
    return eraseSearchers(tx, emails, wasErased);
  },
};

/** Erases the person of a lead from all leads with the number, as `npm run leads:erase` does. */
export async function erasePerson(actor: Actor, id: string, databaseUrl: string): Promise<Erased> {
  requireRole(actor, "owner");
  const phone = await findLeadPhone(deskDatabase(), id);
  if (phone === null) throw new Refusal("invalid", "This person was erased already.");
  return eraseLeads(databaseUrl, { exact: phone }, elsewhere);
}

/* The parts of a change of a lead: the row it is about, and what its history says of it. */

type LockedLead = LeadState & { version: number };

/** The lead, until the transaction ends nobody else's. Rejects when there is none any more. */
async function lockLead(tx: Transaction, id: string): Promise<LockedLead> {
  const { rows } = await tx.execute<LockedLead>(sql`
    select status, assigned_to as "assignedTo", ${isoMoment(sql`follow_up_at`)} as "followUpAt", version
    from leads where id = ${id} and erased_at is null for update`);
  if (!rows[0]) throw new Refusal("invalid", "This lead is not there any more: the person was erased.");
  return rows[0];
}

/** The newest change of status, account or follow-up. */
async function lastChange(tx: Transaction, id: string): Promise<{ who: string; at: string } | null> {
  const { rows } = await tx.execute<{ who: string; at: string }>(sql`
    select who, ${isoMoment(sql`at`)} as at from lead_events where lead_id = ${id} and kind = 'changed'
    order by id desc limit 1`);
  return rows[0] ?? null;
}

/** The names of accounts, which a history keeps when the account has gone. */
async function namesOf(tx: Transaction, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from staff where id = any(${sql.param(wanted)}::text[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The fields that are other, as they were and as they become. */
function differences(row: LeadState, wanted: LeadState): [Partial<LeadState>, Partial<LeadState>] {
  const fields = (["status", "assignedTo", "followUpAt"] as const).filter(
    (name) => row[name] !== wanted[name],
  );
  const of = (state: LeadState) => Object.fromEntries(fields.map((name) => [name, state[name]]));
  return [of(row), of(wanted)];
}

/** The same with the name of the account instead of its id. */
function named(fields: Partial<LeadState>, names: Map<string, string>): Record<string, string | null> {
  const { assignedTo, ...others } = fields;
  if (assignedTo === undefined) return others as Record<string, LeadStatus | string | null>;
  return { ...others, assignedTo: assignedTo === null ? null : (names.get(assignedTo) ?? assignedTo) };
}

/** What the form about a lead sets. */
type LeadState = { status: LeadStatus; assignedTo: string | null; followUpAt: string | null };

/** Says what somebody else has changed meanwhile, with both values of each field that differs. */
function sayConflict(
  theirs: LeadState,
  yours: LeadState,
  names: ReadonlyMap<string, string>,
  last: { who: string; at: string } | null,
): string {
  const who = last ? `${last.who} changed this lead (${formatMoment(last.at)})` : "This lead was changed";
  const nameOf = (id: string | null) => (id === null ? "nobody" : (names.get(id) ?? "somebody who has left"));
  const momentOf = (moment: string | null) => (moment === null ? "none" : formatMoment(moment));
  const rows: [label: string, now: string, typed: string][] = [
    ["Status", statusLabels[theirs.status], statusLabels[yours.status]],
    ["Who has it", nameOf(theirs.assignedTo), nameOf(yours.assignedTo)],
    ["Follow-up", momentOf(theirs.followUpAt), momentOf(yours.followUpAt)],
  ];
  const lines = rows
    .filter(([, now, typed]) => now !== typed)
    .map(([label, now, typed]) => `${label}: now ${now}, yours ${typed}.`);
  return [
    `${who} while you had it open. Nothing was saved yet.`,
    ...lines,
    "Save again to put yours in its place.",
  ].join("\n");
}
