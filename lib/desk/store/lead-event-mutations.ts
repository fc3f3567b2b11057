import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/iso-moment";
import { Refusal } from "@/lib/base/refusal";
import type { LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import type { LeadState } from "./lead-conflict";

/* The parts of a change of a lead: the row it is about, and what its history says of it. */

type LockedLead = LeadState & { version: number };

/** The lead, until the transaction ends nobody else's. Rejects when there is none any more. */
export async function lockLead(tx: Transaction, id: string): Promise<LockedLead> {
  const { rows } = await tx.execute<LockedLead>(sql`
    select status, assigned_to as "assignedTo", ${isoMoment(sql`follow_up_at`)} as "followUpAt", version
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

/** The fields that are other, as they were and as they become. */
export function differences(row: LeadState, wanted: LeadState): [Partial<LeadState>, Partial<LeadState>] {
  const fields = (["status", "assignedTo", "followUpAt"] as const).filter(
    (name) => row[name] !== wanted[name],
  );
  const of = (state: LeadState) => Object.fromEntries(fields.map((name) => [name, state[name]]));
  return [of(row), of(wanted)];
}

/** The same with the name of the account instead of its id. */
export function named(fields: Partial<LeadState>, names: Map<string, string>): Record<string, string | null> {
  const { assignedTo, ...others } = fields;
  if (assignedTo === undefined) return others as Record<string, LeadStatus | string | null>;
  return { ...others, assignedTo: assignedTo === null ? null : (names.get(assignedTo) ?? assignedTo) };
}
