import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Executor } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { Setting, SettingChange } from "@/lib/desk/forms/settings";
import { deskDatabase } from "./desk-database";
import { type Actor, requireRole } from "./staff";

/** A setting as an owner said it last. Rejects when the database can't be reached. */
export async function readSetting<Value>(setting: Setting<Value>, db: Executor = deskDatabase()) {
  const [last] = await listChanges(setting, 1, db);
  return last?.after ?? setting.usual;
}

/** The changes of a setting, the newest first. What this version can't read counts as not said. */
export async function listChanges<Value>(
  { part, schema }: Setting<Value>,
  most: number,
  db: Executor = deskDatabase(),
): Promise<SettingChange<Value>[]> {
  const { rows } = await db.execute<SettingChange<Value>>(sql`
    select id, who, ${isoMoment(sql`at`)} as at, after from word_changes where part = ${part}
    order by id desc limit ${most}`);
  return rows.filter(({ after }) => schema.safeParse(after).success);
}

/**
 * Stores a setting. `seen`: the id of the change that the form was loaded with, or 0. Throws a refusal to who is no owner, and
 * when somebody else was quicker: nobody overwrites what he has not seen.
 */
export async function saveSetting<Value>(
  actor: Actor,
  setting: Setting<Value>,
  { seen, value }: { seen: number; value: Value },
): Promise<void> {
  requireRole(actor, "owner");
  await deskDatabase().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('word_changes'))`);
    const [last] = await listChanges(setting, 1, tx);
    if ((last?.id ?? 0) !== seen)
      throw new Refusal(
        "conflict",
        `${last?.who ?? "Somebody"} changed this while you had it open. Nothing was saved. Please look at it again.`,
      );
    const [before, after] = [last?.after ?? setting.usual, value].map((one) => JSON.stringify(one));
    await tx.execute(sql`
      insert into word_changes (part, who, before, after)
      values (${setting.part}, ${actor.email}, ${before}::jsonb, ${after}::jsonb)`);
  });
}
