import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
const database = forAllTests(createTestDatabase);
beforeEach(() => database.db.execute(sql`truncate leads cascade`));

async function ask(email: string): Promise<void> {
  await insertLeads(database.db, [makeLead({ kind: "brochure", email })], makeSettings());
}

async function mails(): Promise<Record<string, number>> {
  const { rows } = await database.db.execute<{ channel: string; mails: number }>(
    sql`select channel, count(*)::int as mails from deliveries group by channel`,
  );
  return Object.fromEntries(rows.map(({ channel, mails }) => [channel, mails]));
}

test("a mailbox gets three mails an hour, however its address is written, and staff hear of every request", async () => {
  const spellings = [
    "ravi@visitor.example",
    "Ravi@Visitor.example",
    "r.avi@visitor.example",
    "ravi+1@visitor.example",
  ];
  await Promise.all([...spellings, ...spellings].map(ask));
  expect(await mails()).toEqual({ "staff-mail": 8, "visitor-mail": 3 });
  await ask("ravi2@visitor.example");
  expect(await mails()).toEqual({ "staff-mail": 9, "visitor-mail": 4 });
});

test("an hour later it gets more", async () => {
  for (let time = 0; time < 4; time += 1) await ask("ravi@visitor.example");
  await database.db.execute(sql`update deliveries set created_at = created_at - interval '61 minutes'`);
  await ask("ravi@visitor.example");
  expect(await mails()).toEqual({ "staff-mail": 5, "visitor-mail": 4 });
});
