import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Executor } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { type AlarmChange, type Alarms, alarmsSchema, usualAlarms } from "@/lib/desk/forms/alarms";
import { deskDatabase } from "./desk-database";
import { type Actor, requireRole } from "./staff";

/** When the desk rings, as an owner said last. Rejects when the database can't be reached. */
export async function readAlarms(db: Executor = deskDatabase()): Promise<Alarms> {
  const [last] = await listAlarmChanges(1, db);
  return last?.after ?? usualAlarms;
}

/** The changes of it, the newest first. What this version can't read counts as not said. */
export async function listAlarmChanges(most: number, db: Executor = deskDatabase()): Promise<AlarmChange[]> {
  const { rows } = await db.execute<AlarmChange>(sql`
    select id, who, ${isoMoment(sql`at`)} as at, after from word_changes where part = 'alarms'
    order by id desc limit ${most}`);
  return rows.filter(({ after }) => alarmsSchema.safeParse(after).success);
}

/**
 * Stores when the desk rings. `seen`: the id of the change that the form was loaded with, or 0. Throws a refusal to who is no
 * owner, and when somebody else was quicker: nobody overwrites what he has not seen.
 */
export async function saveAlarms(
  actor: Actor,
  seen: number,
  alarms: Alarms,
  db = deskDatabase(),
): Promise<void> {
  requireRole(actor, "owner");
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('word_changes'))`);
    const [last] = await listAlarmChanges(1, tx);
    if ((last?.id ?? 0) !== seen)
      throw new Refusal(
        "conflict",
        `${last?.who ?? "Somebody"} changed the alarms while you had them open. Nothing was saved. Please look at them again.`,
      );
    await tx.execute(sql`
      insert into word_changes (part, who, before, after)
      values ('alarms', ${actor.email}, ${JSON.stringify(last?.after ?? usualAlarms)}::jsonb, ${JSON.stringify(alarms)}::jsonb)`);
  });
}
