import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "./client";
import { postgresError } from "./postgres-error";
import { createTestDatabase, type TestDatabase } from "./testing/test-database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("a query that takes too long is stopped in the database too", async () => {
  const site = openDatabase(database.url, 1, { queryMs: 200 });
  try {
    const error: unknown = await site.db.execute(sql`select pg_sleep(20)`).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(postgresError(error)?.code).toBe("57014");
    const { rows } = await database.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep(20)%' and state = 'active' and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([]);
  } finally {
    await site.close();
  }
});
