import "server-only";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { staff } from "@/lib/db/staff-tables";
import type { Role } from "@/lib/desk/forms/roles";

export type NewStaff = { email: string; role: Role; name?: string };

/**
 * Gives somebody an account, or the one they have another role. The address counts as theirs: whoever may run commands
 * here vouches for it, and nobody can make an account for himself.
 */
export async function addStaff(db: Database, { email, role, name }: NewStaff): Promise<"added" | "changed"> {
  const address = email.toLowerCase();
  const [changed] = await db
    .update(staff)
    .set({ role, ...(name !== undefined && { name }), updatedAt: new Date() })
    .where(eq(staff.email, address))
    .returning({ id: staff.id });
  if (changed) return "changed";
  const shown = name ?? address.split("@", 1)[0] ?? address;
  await db.insert(staff).values({ id: randomUUID(), email: address, name: shown, role, emailVerified: true });
  return "added";
}

/** Removes an account; its sessions and passkeys end with it. What its owner did stays in the history, by the address. */
export async function removeStaff(db: Database, email: string): Promise<boolean> {
  const removed = await db
    .delete(staff)
    .where(eq(staff.email, email.toLowerCase()))
    .returning({ id: staff.id });
  return removed.length > 0;
}
