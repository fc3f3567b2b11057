import { sql } from "drizzle-orm";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import { insertLeads, makeLead, makeSettings } from "./make-lead";

export type CommandDatabase = Awaited<ReturnType<typeof openCommandDatabase>>;

/** A database for the commands of leads, with a callback and a contact in it. */
export async function openCommandDatabase() {
  const { db, url, close } = await createTestDatabase();
  await insertLeads(db, [makeLead(), makeLead({ kind: "contact", phone: "+14155550100" })], makeSettings());
  return {
    ...{ url, close },
    /** So many contacts, each with a message of so many letters. */
    addMany: (count: number, letters: number) =>
      db.execute(sql`
        insert into leads (id, reference, kind, name, phone, details, accepted_at)
        select gen_random_uuid(), 'R-' || n, 'contact', 'Asha', '+919000000001',
          json_build_object('message', repeat('x', ${letters}::int)), timestamptz '2026-01-01Z' + n * interval '1 minute'
        from generate_series(1, ${count}::int) as n`),
  };
}
