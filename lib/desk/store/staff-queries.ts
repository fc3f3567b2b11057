import "server-only";
import { asc, eq, sql } from "drizzle-orm";
import { database, type Database } from "@/lib/db/client";
import { staff, staffPasskeys, staffSessions } from "@/lib/db/staff-tables";
import { toRole } from "./staff-role";

/** Whether there is anybody to sign in: the desk is off until then. */
export async function hasStaff(db: Database = database()): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from staff limit 1`);
  return rows.length > 0;
}

export async function isStaff(email: string, db: Database = database()): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email.toLowerCase()));
  return rows.length > 0;
}

/** Whose session this is, whether it has ended or not. */
export async function findSessionAccount(token: string, db: Database = database()): Promise<string | null> {
  const [known] = await db
    .select({ id: staffSessions.userId })
    .from(staffSessions)
    .where(eq(staffSessions.token, token));
  return known?.id ?? null;
}

export async function findStaff(id: string, db: Database = database()): Promise<{ email: string } | null> {
  const [known] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, id));
  return known ?? null;
}

/** Everybody with an account, with how they can sign in and when they were last seen. */
export async function listStaff(db: Database = database()) {
  const rows = await db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      role: staff.role,
      passkeys: sql<number>`(select count(*)::int from staff_passkeys k where k.user_id = staff.id)`,
      sessions: sql<number>`(select count(*)::int from staff_sessions s where s.user_id = staff.id and s.expires_at > now())`,
    })
    .from(staff)
    .orderBy(asc(staff.email));
  return rows.map((row) => ({ ...row, role: toRole(row.role) }));
}

export type Passkey = { id: string; name: string; createdAt: Date };

export async function listPasskeys(staffId: string, db: Database = database()): Promise<Passkey[]> {
  const rows = await db
    .select({ id: staffPasskeys.id, name: staffPasskeys.name, createdAt: staffPasskeys.createdAt })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, staffId))
    .orderBy(asc(staffPasskeys.createdAt));
  return rows.map((row) => ({ ...row, name: row.name ?? "Passkey" }));
}
