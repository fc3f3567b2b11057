import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { addEvent, enqueueChange } from "@/lib/enquiries/store/lead-mutations";
import { isOpen } from "./lead-orders";
import { enqueueRing } from "./ring-mutations";

const leadsOf = sql`from leads l where l.assigned_to = staff.id and l.erased_at is null`;

/** For a list of accounts: the leads of each that somebody still has to do something about, and those that are booked. */
export const countLeads = {
  openLeads: sql<number>`(select count(*)::int ${leadsOf} and ${isOpen})`,
  bookedLeads: sql<number>`(select count(*)::int ${leadsOf} and l.status = 'booked')`,
};

type Account = { id: string; name: string };

/**
 * Gives the open and booked leads of an account to another, or to nobody, each with its history and the news for the CRM. The
 * number of them.
 */
export async function passLeadsOn(
  tx: Transaction,
  who: string,
  { from, to }: { from: Account; to: string | null },
): Promise<number> {
  const heir = to === null ? null : await findHeir(tx, from, to);
  const { rows } = await tx.execute<{ id: string }>(sql`
    update leads l set assigned_to = ${to}, version = version + 1
    where l.assigned_to = ${from.id} and l.erased_at is null and (${isOpen} or l.status = 'booked') returning id`);
  for (const { id } of rows) {
    const [before, after] = [{ assignedTo: from.name }, { assignedTo: heir?.name ?? null }];
    const event = await addEvent(tx, who, id, { kind: "changed", before, after });
    await enqueueChange(tx, id, event);
  }
  if (to !== null) await enqueueRing(tx, { to, why: "given", leads: rows.map(({ id }) => id), minutes: 0 });
  return rows.length;
}

async function findHeir(tx: Transaction, from: Account, to: string): Promise<Account> {
  const { rows } = await tx.execute<Account>(sql`
    select id, name from staff where id = ${to} and id <> ${from.id} for share`);
  if (!rows[0])
    throw new Refusal("invalid", "The account for the leads is not there any more. Please choose another.");
  return rows[0];
}
