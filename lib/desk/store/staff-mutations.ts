import "server-only";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { Refusal } from "@/lib/base/refusal";
import type { Database, Transaction } from "@/lib/db/client";
import { staff, staffVerifications } from "@/lib/db/staff-tables";
import type { Role } from "@/lib/desk/forms/roles";
import { requireRole, type Actor } from "./actor";

export type NewStaff = { email: string; role: Role; name?: string };

/*
 * `by`: who does it at the desk. A command has nobody: whoever may run commands here may do all, and take the last owner
 * away too.
 */

/**
 * Gives somebody an account, or the one they have another role. The address counts as theirs: whoever does it vouches for
 * it, and nobody can make an account for himself.
 */
export function addStaff(
  db: Database,
  { email, role, name }: NewStaff,
  by?: Actor,
): Promise<"added" | "changed"> {
  const address = email.toLowerCase();
  return changeStaff(db, by, async (tx) => {
    const [changed] = await tx
      .update(staff)
      .set({ role, ...(name !== undefined && { name }), updatedAt: new Date() })
      .where(eq(staff.email, address))
      .returning({ id: staff.id });
    if (changed) return "changed";
    const shown = name ?? address.split("@", 1)[0] ?? address;
    await tx
      .insert(staff)
      .values({ id: randomUUID(), email: address, name: shown, role, emailVerified: true });
    return "added";
  });
}

/**
 * Removes an account; its sessions, passkeys and links that nobody has used yet end with it, so that none of them opens a
 * later account of the same address. What its owner did stays in the history, by the address.
 */
export function removeStaff(db: Database, email: string, by?: Actor): Promise<boolean> {
  const address = email.toLowerCase();
  return changeStaff(db, by, async (tx) => {
    const removed = await tx.delete(staff).where(eq(staff.email, address)).returning({ id: staff.id });
    // The library keeps whom a link is for as JSON.
    await tx
      .delete(staffVerifications)
      .where(sql`strpos(${staffVerifications.value}, ${`"email":${JSON.stringify(address)}`}) > 0`);
    return removed.length > 0;
  });
}

/** Runs a change of accounts. At the desk only an owner may, and one owner always stays, also when two change at once. */
async function changeStaff<T>(
  db: Database,
  by: Actor | undefined,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (by) requireRole(by, "owner");
  return db.transaction(async (tx) => {
    const owners = () =>
      tx.select({ id: staff.id }).from(staff).where(eq(staff.role, "owner")).orderBy(staff.id);
    // Whoever else changes owners waits here.
    if (by) await owners().for("update");
    const done = await change(tx);
    if (by && (await owners()).length === 0)
      throw new Refusal("invalid", "The desk needs an owner. Please make somebody else an owner first.");
    return done;
  });
}
