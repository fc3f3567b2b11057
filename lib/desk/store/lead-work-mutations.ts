import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { deskPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import {
  type ContactKind,
  fieldLabels,
  type LeadChange,
  type LeadState,
  toSeen,
} from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { type LeadStatus, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { drainSpool } from "@/lib/enquiries/intake/watch-spool";
import { eraseFromSpools } from "@/lib/enquiries/intake/lead-spool";
import { type Elsewhere, type Erased, eraseLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { setContact } from "@/lib/enquiries/store/contact-mutations";
import { addEvent, enqueueChange } from "@/lib/enquiries/store/lead-mutations";
import { findLeadPhone } from "@/lib/enquiries/store/lead-queries";
import { eraseSearchers } from "@/lib/saved-searches/store/saved-search-mutations";
import { deskDatabase } from "./desk-database";
import { dropDraftsOf } from "./drafts";
import { conflictOf, sayWhoChanged } from "./form-changes";
import { enqueueRing } from "./ring-mutations";
import { type Actor, requireRole } from "./staff";

/*
 * Every change that the desk makes to a lead: one function each, which checks the role, and writes who, when, before and
 * after in the same transaction, and the news of it for the CRM.
 */

/**
 * Sets status, account and follow-up: those that somebody chose anew since the form was loaded (`version`). Nobody overwrites
 * what he has not seen: a field that both have changed is a conflict, whose sentence has both values, and whose `version` lets
 * it be sent again.
 */
export async function changeLead(
  actor: Actor,
  id: string,
  { version: seen, ...typed }: LeadChange,
): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    const row = await lockLead(tx, id);
    const touched = fields.filter((name) => typed[name] !== seen[name] && typed[name] !== row[name]);
    const names = await namesOf(tx, [row.assignedTo, typed.assignedTo]);
    if (touched.includes("assignedTo") && typed.assignedTo !== null && !names.has(typed.assignedTo))
      throw new Refusal("invalid", "This account is not there any more. Please choose another.");
    if (
      touched.includes("followUpAt") &&
      typed.followUpAt !== null &&
      Date.parse(typed.followUpAt) < Date.now()
    )
      throw new Refusal("invalid", "This moment has passed. Please choose a later one for the follow-up.");
    const both = touched.filter((name) => row[name] !== seen[name]);
    if (both.length > 0) {
      const what = `${sayWhoChanged("lead", await lastChange(tx, id))} while you had it open`;
      const version = toSeen({ ...seen, ...pick(row, both) });
      throw conflictOf(what, sayBoth(both, row, typed, names), version);
    }
    await setFields(tx, actor, id, row, pick(typed, touched), names);
  });
}

export async function addNote(actor: Actor, id: string, note: string): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    await lockLead(tx, id);
    await addEvent(tx, actor.email, id, { kind: "note", note });
  });
}

/**
 * Notes that somebody calls or writes now; how long the person waited is measured from the first. Whoever does so has the lead
 * from then on, if nobody had it. A colleague's is a conflict, so that nobody is called by two, unless `isInPlace`.
 * `note`: which text was written.
 */
export async function noteContact(
  actor: Actor,
  id: string,
  kind: ContactKind,
  { isInPlace = false, note }: { isInPlace?: boolean; note?: string } = {},
): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    const row = await lockLead(tx, id);
    const names = await namesOf(tx, [row.assignedTo, actor.id]);
    if (row.assignedTo !== null && row.assignedTo !== actor.id && !isInPlace)
      throw new Refusal(
        "conflict",
        `${names.get(row.assignedTo)} has this lead now. Please leave the call to them.`,
      );
    await tx.execute(
      sql`update leads set first_contact_at = now() where id = ${id} and first_contact_at is null`,
    );
    await setFields(
      tx,
      actor,
      id,
      row,
      {
        ...(row.assignedTo === null && { assignedTo: actor.id }),
        ...(row.status === "new" && kind === "call" && { status: "called" }),
      },
      names,
    );
    await addEvent(tx, actor.email, id, { kind, note });
  });
}

/** Stops contact with a person who told staff so: about all leads of the number until now, as by the person's own link. */
export async function stopContact(actor: Actor, id: string): Promise<void> {
  requireRole(actor, "agent");
  if (!(await setContact(deskDatabase(), id, { to: "stop" }, undefined, actor.email)))
    throw new Refusal("invalid", "This lead is not there any more: the person was erased.");
}

/** Where a person is besides the tables of leads. */
export const elsewhere: Elsewhere = {
  drain: drainSpool,
  erase: eraseFromSpools,
  async more(tx, { ids, emails }, wasErased) {
    await dropDraftsOf(tx, [...ids.map(leadPath), deskPaths.leadFile]);
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

/** The lead, until the transaction ends nobody else's. Rejects when there is none any more. */
export async function lockLead(tx: Transaction, id: string): Promise<LeadState> {
  const { rows } = await tx.execute<LeadState>(sql`
    select status, assigned_to as "assignedTo", ${isoMoment(sql`follow_up_at`)} as "followUpAt"
    from leads where id = ${id} and erased_at is null for update`);
  if (!rows[0]) throw new Refusal("invalid", "This lead is not there any more: the person was erased.");
  return rows[0];
}

/** The newest change of status, account or follow-up. */
export async function lastChange(tx: Transaction, id: string): Promise<{ who: string; at: string } | null> {
  const { rows } = await tx.execute<{ who: string; at: string }>(sql`
    select who, ${isoMoment(sql`at`)} as at from lead_events where lead_id = ${id} and kind = 'changed'
    order by id desc limit 1`);
  return rows[0] ?? null;
}

/** The names of accounts, which a history keeps when the account has gone. */
export async function namesOf(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from staff where id = any(${sql.param(wanted)}::text[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the form about a lead sets, in the order of the form. */
const fields = ["status", "assignedTo", "followUpAt"] as const;

function pick(state: LeadState, names: readonly (keyof LeadState)[]): Partial<LeadState> {
  return Object.fromEntries(names.map((name) => [name, state[name]]));
}

/** What the history says of a change besides its fields. */
type Besides = { said?: Record<string, string | null>; note?: string };

/** Writes these fields, the history of them and the news for the CRM; nothing without any. */
export async function setFields(
  tx: Transaction,
  actor: Actor,
  id: string,
  row: LeadState,
  set: Partial<LeadState>,
  names: ReadonlyMap<string, string>,
  { said, note }: Besides = {},
): Promise<void> {
  const changed = fields.filter((name) => name in set && (!said || set[name] !== row[name]));
  if (changed.length === 0 && !said) return;
  const next = { ...row, ...set };
  await tx.execute(sql`
    update leads set status = ${next.status}, assigned_to = ${next.assignedTo},
      follow_up_at = ${next.followUpAt}::timestamptz, version = version + 1 where id = ${id}`);
  const event = await addEvent(tx, actor.email, id, {
    kind: "changed",
    before: named(pick(row, changed), names),
    after: { ...said, ...named(pick(next, changed), names) },
    ...(note && { note }),
  });
  await enqueueChange(tx, id, event);
  if (changed.includes("assignedTo") && next.assignedTo !== null && next.assignedTo !== actor.id)
    await enqueueRing(tx, { to: next.assignedTo, why: "given", leads: [id], minutes: 0 });
}

/** The same with the name of the account instead of its id. */
function named(state: Partial<LeadState>, names: ReadonlyMap<string, string>): Record<string, string | null> {
  const { assignedTo, ...others } = state;
  if (assignedTo === undefined) return others as Record<string, LeadStatus | string | null>;
  return { ...others, assignedTo: assignedTo === null ? null : (names.get(assignedTo) ?? assignedTo) };
}

/** Both values of each field that both have changed. */
function sayBoth(
  both: readonly (keyof LeadState)[],
  theirs: LeadState,
  yours: LeadState,
  names: ReadonlyMap<string, string>,
): string[] {
  const nameOf = (id: string | null) => (id === null ? "nobody" : (names.get(id) ?? "somebody who has left"));
  const momentOf = (moment: string | null) => (moment === null ? "none" : formatMoment(moment));
  const sayOf: Record<keyof LeadState, (state: LeadState) => string> = {
    status: (state) => statusLabels[state.status],
    assignedTo: (state) => nameOf(state.assignedTo),
    followUpAt: (state) => momentOf(state.followUpAt),
  };
  return both.map((name) => `${fieldLabels[name]}: now ${sayOf[name](theirs)}, yours ${sayOf[name](yours)}.`);
}
