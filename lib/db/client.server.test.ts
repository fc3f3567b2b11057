import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import pg from "pg";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { findFreePort } from "@/lib/process/free-port";
import { openDatabase } from "./client";
import { postgresError } from "./statements";
import { ReadPool } from "./read-pool";
import { createTestDatabase } from "./testing/test-database";
const database = forAllTests(createTestDatabase);

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

test("a process that was busy while it connected asks again, and one that was not gives up", async () => {
  // Time enough for a connection on a machine at work: what is tried here is this process's own delay.
  const site = openDatabase(database.url, 1, { connectMs: 2_000, silentMs: 5_000 });
  const until = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  // Busy right before timers are looked at, which come before what was sent.
  setImmediate(() => until(2_500));
  expect((await site.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await site.close();

  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const hanging = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, 1, {
    connectMs: 100,
    silentMs: 3_600_000, // so that it is the connection that is given up, not the question
  });
  await expect(hanging.db.execute(sql`select 1`)).rejects.toThrow();
  silent.close();
  await hanging.close();
});

test("what a replica can't answer is asked of the main database; what is asked wrongly is asked once", async () => {
  const main = new pg.Pool({ connectionString: database.url, max: 1 });
  const told: string[] = [];
  const nowhere = `postgres://nobody@127.0.0.1:${await findFreePort()}/none`;
  for (const [url, failures] of [
    [nowhere, 1],
    [database.url, 0],
  ] as const) {
    const pool = new ReadPool(
      { connectionString: url, max: 1 },
      { main, onLeft: ({ message }) => told.push(message) },
    );
    for (const text of ["select 1 as one", "select 1 as one"])
      expect((await pool.query({ text })).rows).toEqual([{ one: 1 }]);
    await expect(pool.query("select no_such_column")).rejects.toThrow("no_such_column");
    expect(told).toHaveLength(failures);
    told.length = 0;
    await pool.end();
  }
  await main.end();
});
