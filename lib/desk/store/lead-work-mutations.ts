import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/iso-moment";
import { Refusal } from "@/lib/base/refusal";
import type { ContactKind, LeadChange } from "@/lib/desk/forms/lead-change";
import type { LeadStatus } from "@/lib/desk/forms/lead-statuses";
import { requireRole, type Actor } from "./actor";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { sayConflict, type LeadState } from "./lead-conflict";

/*
 * Every change that the desk makes to a lead: one function each, which checks the role, and writes who, when, before and
 * after in the same transaction.
 */

type Row = LeadState & { version: number };

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
    await addEvent(tx, actor, id, {
      kind: "changed",
      before: named(before, names),
      after: named(after, names),
    });
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
    await addEvent(tx, actor, id, { kind: "note", note });
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
    await addEvent(tx, actor, id, { kind });
  });
}

async function lockLead(tx: Transaction, id: string): Promise<Row> {
  const { rows } = await tx.execute<Row>(sql`
    select status, assigned_to as "assignedTo", ${isoMoment(sql`follow_up_at`)} as "followUpAt", version
    from leads where id = ${id} and erased_at is null for update`);
  if (!rows[0]) throw new Refusal("invalid", "This lead is not there any more: the person was erased.");
  return rows[0];
}

type NewEvent = {
  kind: "changed" | "note" | ContactKind;
  before?: Record<string, string | null>;
  after?: Record<string, string | null>;
  note?: string;
};

async function addEvent(tx: Transaction, actor: Actor, leadId: string, event: NewEvent): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx.execute(sql`
    insert into lead_events (lead_id, who, kind, before, after, note)
    values (${leadId}, ${actor.email}, ${event.kind}, ${json(event.before)}::jsonb, ${json(event.after)}::jsonb,
      ${event.note ?? null})`);
}

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

function differences(row: LeadState, wanted: LeadState): [Partial<LeadState>, Partial<LeadState>] {
  const fields = (["status", "assignedTo", "followUpAt"] as const).filter(
    (name) => row[name] !== wanted[name],
  );
  const of = (state: LeadState) => Object.fromEntries(fields.map((name) => [name, state[name]]));
  return [of(row), of(wanted)];
}

function named(fields: Partial<LeadState>, names: Map<string, string>): Record<string, string | null> {
  const { assignedTo, ...others } = fields;
  if (assignedTo === undefined) return others as Record<string, LeadStatus | string | null>;
  return { ...others, assignedTo: assignedTo === null ? null : (names.get(assignedTo) ?? assignedTo) };
}
