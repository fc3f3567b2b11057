import { and, asc, desc, eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { database, type Database, type Transaction } from "@/lib/db/client";
import { staff, staffPasskeys, staffSessions, staffVerifications } from "@/lib/db/staff-tables";
import { mayActAs, type Role, roles } from "@/lib/desk/forms/roles";
import { countLeads, passLeadsOn } from "./staff-leads";

/** Who changes something at the desk. */
export type Actor = { id: string; email: string; name: string; role: Role };

/** The first line of every mutation: the role is checked where the change is made. */
export function requireRole(actor: Actor, needed: Role): void {
  if (!mayActAs(actor.role, needed)) {
    const whose = needed === "owner" ? "an owner" : `an ${needed} or an owner`;
    throw new Refusal("forbidden", `This is for ${whose}. Your role here is ${actor.role}.`);
  }
}

/** A role as the tables have it: their constraint lets no other in, and an unknown one may do the least. */
export function toRole(stored: unknown): Role {
  return roles.find((role) => role === stored) ?? "agent";
}

/** Whether there is anybody to sign in: the desk is off until then. */
export async function hasStaff(): Promise<boolean> {
  const { rows } = await database().execute(sql`select 1 from staff limit 1`);
  return rows.length > 0;
}

export async function isStaff(email: string): Promise<boolean> {
  const rows = await database()
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.email, email.toLowerCase()));
  return rows.length > 0;
}

/** Whose session this is, whether it has ended or not. */
export async function findSessionAccount(token: string): Promise<string | null> {
  const [known] = await database()
    .select({ id: staffSessions.userId })
    .from(staffSessions)
    .where(eq(staffSessions.token, token));
  return known?.id ?? null;
}

const countPasskeys = sql<number>`(select count(*)::int from staff_passkeys k where k.user_id = staff.id)`;

type Account = {
  email: string;
  role: Role;
  passkeys: number;
  openLeads: number;
  bookedLeads: number;
  awayUntil: Date | null;
  /** An address of its calendar was made. */
  hasCalendar: boolean;
};

/** Null once it is over. */
const stillAway = sql<Date | null>`case when ${staff.awayUntil} > now() then ${staff.awayUntil} end`.mapWith(
  staff.awayUntil,
);

export async function findStaff(id: string): Promise<Account | null> {
  const [known] = await database()
    .select({
      email: staff.email,
      role: staff.role,
      passkeys: countPasskeys,
      awayUntil: stillAway,
      hasCalendar: sql<boolean>`${staff.calendarKey} is not null`,
      ...countLeads,
    })
    .from(staff)
    .where(eq(staff.id, id));
  return known ? { ...known, role: toRole(known.role) } : null;
}

/** Everybody with an account, with how they can sign in and when they were last seen. */
export async function listStaff(db: Database = database()) {
  const rows = await db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      role: staff.role,
      passkeys: countPasskeys,
      awayUntil: stillAway,
      sessions: sql<number>`(select count(*)::int from staff_sessions s where s.user_id = staff.id and s.expires_at > now())`,
      ...countLeads,
    })
    .from(staff)
    .orderBy(asc(staff.email));
  return rows.map((row) => ({ ...row, role: toRole(row.role) }));
}

type Passkey = { id: string; name: string; createdAt: Date };

export async function listPasskeys(staffId: string): Promise<Passkey[]> {
  const rows = await database()
    .select({ id: staffPasskeys.id, name: staffPasskeys.name, createdAt: staffPasskeys.createdAt })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, staffId))
    .orderBy(asc(staffPasskeys.createdAt));
  return rows.map((row) => ({ ...row, name: row.name ?? "Passkey" }));
}

/** A session that goes on. */
type Session = { id: string; agent: string | null; createdAt: Date; seenAt: Date };

/** Those of an account, the newest first; without tokens that were exchanged and end within the minute. */
export async function listSessions(staffId: string): Promise<Session[]> {
  return database()
    .select({
      id: staffSessions.id,
      agent: staffSessions.userAgent,
      createdAt: staffSessions.createdAt,
      seenAt: staffSessions.updatedAt,
    })
    .from(staffSessions)
    .where(
      sql`${staffSessions.userId} = ${staffId} and ${staffSessions.expiresAt} > now() + interval '1 minute'`,
    )
    .orderBy(desc(staffSessions.createdAt));
}

/** Ends one session of an account, or all of them; the number of those that were there. */
export async function endSessionsOf(staffId: string, session: string | null = null): Promise<number> {
  const ended = await database()
    .delete(staffSessions)
    .where(
      and(eq(staffSessions.userId, staffId), session === null ? undefined : eq(staffSessions.id, session)),
    )
    .returning({ id: staffSessions.id });
  return ended.length;
}

/**
 * Says until when an account is away: no lead is given to it by itself, and alarms go to others. `null`: it is there. Everybody
 * says it of himself, an owner of all. False: there is no such account.
 */
export async function setAway(actor: Actor, staffId: string, until: Date | null): Promise<boolean> {
  if (staffId !== actor.id) requireRole(actor, "owner");
  if (until !== null && until.getTime() <= Date.now())
    throw new Refusal("invalid", "This moment has passed. Please choose a later one, or none.");
  const changed = await database()
    .update(staff)
    .set({ awayUntil: until })
    .where(eq(staff.id, staffId))
    .returning({ id: staff.id });
  return changed.length > 0;
}

type NewStaff = { email: string; role: Role; name?: string };

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
 * later account of the same address. What its owner did stays in the history, by the address. `heir`: the account that gets
 * its open and booked leads; `null` for nobody. Resolves with the number of these, or with `null` for an unknown account.
 */
export function removeStaff(
  db: Database,
  email: string,
  by?: Actor,
  heir: string | null = null,
): Promise<number | null> {
  const address = email.toLowerCase();
  return changeStaff(db, by, async (tx) => {
    const [from] = await tx
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(eq(staff.email, address))
      .for("update");
    const passed = from ? await passLeadsOn(tx, by?.email ?? command, { from, to: heir }) : null;
    await tx.delete(staff).where(eq(staff.email, address));
    // The library keeps whom a link is for as JSON.
    await tx
      .delete(staffVerifications)
      .where(sql`strpos(${staffVerifications.value}, ${`"email":${JSON.stringify(address)}`}) > 0`);
    return passed;
  });
}

/** Who has done it in a history, when it was nobody at the desk. */
const command = "npm run staff";

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
