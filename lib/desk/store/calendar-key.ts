import { eq } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import "server-only";
import { staff } from "@/lib/db/staff-tables";
import { deskDatabase } from "./desk-database";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** Makes the secret in the address of an account's calendar, in place of an earlier one. Only its hash is stored. */
export async function makeCalendarKey(staffId: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await deskDatabase()
    .update(staff)
    .set({ calendarKey: hashOf(secret) })
    .where(eq(staff.id, staffId));
  return secret;
}

export async function removeCalendarKey(staffId: string): Promise<void> {
  await deskDatabase().update(staff).set({ calendarKey: null }).where(eq(staff.id, staffId));
}

/** Whose calendar this secret opens; null: nobody's. */
export async function findCalendar(secret: string): Promise<{ id: string; name: string } | null> {
  const [known] = await deskDatabase()
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.calendarKey, hashOf(secret)));
  return known ?? null;
}
