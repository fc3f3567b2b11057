import { sql } from "drizzle-orm";
import "server-only";
import { formatCount, formatNumber } from "@/lib/base/format";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { BulkDone, LeadSet, Ticked, Undoable } from "@/lib/desk/forms/lead-bulk";
import type { LeadState } from "@/lib/desk/forms/lead-work";
import { statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { deskDatabase } from "./desk-database";
import { namesOf, setFields } from "./lead-work-mutations";
import { type Actor, requireRole } from "./staff";

/**
 * Does the same with many leads in one transaction, each with its history and the news for the CRM. A lead that is not as it
 * was shown (`leads` has the versions) is left as it is, and told. Several accounts get the leads by turns, the oldest first.
 */
export async function changeLeads(actor: Actor, leads: Ticked, set: LeadSet): Promise<BulkDone> {
  requireRole(actor, "agent");
  return deskDatabase().transaction(async (tx) => {
    const rows = (await lockLeads(tx, [...leads.keys()])).filter(
      ({ id, version }) => leads.get(id) === version,
    );
    const names = await namesOf(tx, [...("to" in set ? set.to : []), ...rows.map((row) => row.assignedTo)]);
    if ("to" in set && set.to.some((id) => id !== null && !names.has(id)))
      throw new Refusal("invalid", "An account is not there any more. Please choose again.");
    const changed: Undoable[] = [];
    for (const [place, row] of rows.entries()) {
      const next = "to" in set ? { assignedTo: set.to[place % set.to.length] ?? null } : set;
      const done = await put(tx, actor, row, next, names);
      if (done) changed.push(done);
    }
    const kept = new Set(rows.map(({ id }) => id));
    const left = [...leads.keys()].filter((id) => !kept.has(id));
    return { changed, left, said: sayDone(set, rows.length, names) };
  });
}

/** Puts back what is still as a change of many leads has left it. */
export async function undoBulk(actor: Actor, done: readonly Undoable[]): Promise<BulkDone> {
  requireRole(actor, "agent");
  return deskDatabase().transaction(async (tx) => {
    const rows = new Map(
      (
        await lockLeads(
          tx,
          done.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const before = done.map((one) => one.before.assignedTo ?? null);
    const names = await namesOf(tx, [...before, ...[...rows.values()].map((row) => row.assignedTo)]);
    const left: string[] = [];
    for (const one of done) {
      const row = rows.get(one.id);
      const had = one.before.assignedTo ?? null;
      // Who had it may have left since.
      if (row?.version === one.version && (had === null || names.has(had)))
        await put(tx, actor, row, one.before, names);
      else left.push(one.id);
    }
    const count = done.length - left.length;
    return { changed: [], left, said: `${sayCount(count)} as before.` };
  });
}

type Row = LeadState & { id: string; version: number };

/** Those that are there, the oldest first; until the transaction ends nobody else's. */
async function lockLeads(tx: Transaction, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row & { acceptedAt: string }>(sql`
    select id, version, status, assigned_to as "assignedTo", ${isoMoment(sql`follow_up_at`)} as "followUpAt",
      ${isoMoment(sql`accepted_at`)} as "acceptedAt"
    from leads where id = any(${sql.param(ids)}::uuid[]) and erased_at is null order by id for update`);
  // Locked in the order of their ids, so that two who do this at once don't wait for each other.
  return rows
    .sort((one, other) => (one.acceptedAt < other.acceptedAt ? -1 : 1))
    .map(({ acceptedAt: _, ...row }) => row);
}

/** Sets what is other than before; null when all is so already. */
async function put(
  tx: Transaction,
  actor: Actor,
  { id, version, ...row }: Row,
  next: Partial<LeadState>,
  names: ReadonlyMap<string, string>,
): Promise<Undoable | null> {
  const touched = (Object.keys(next) as (keyof LeadState)[]).filter((name) => next[name] !== row[name]);
  if (touched.length === 0) return null;
  await setFields(tx, actor, id, row, next, names);
  const before = Object.fromEntries(touched.map((name) => [name, row[name]])) as Partial<LeadState>;
  return { id, version: version + 1, before };
}

const sayCount = (count: number) => `${formatCount(count, "lead")} ${count === 1 ? "is" : "are"}`;

/** One sentence of what `count` leads are now. */
function sayDone(set: LeadSet, count: number, names: ReadonlyMap<string, string>): string {
  if ("status" in set) return `${sayCount(count)} now: ${statusLabels[set.status]}.`;
  const shares = set.to.map((id, place) => {
    const own = Math.floor(count / set.to.length) + (place < count % set.to.length ? 1 : 0);
    return `${id === null ? "nobody" : names.get(id)}${set.to.length > 1 ? ` (${formatNumber(own)})` : ""}`;
  });
  return `${sayCount(count)} now with ${shares.join(", ")}.`;
}
