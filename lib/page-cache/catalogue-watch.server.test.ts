import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { remakePages } from "@/lib/catalogue/store/catalogue-mutations";
import { catalogueChannel } from "@/lib/catalogue/store/catalogue-state-queries";
import { closeDatabase } from "@/lib/db/client";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import { watchCatalogue } from "./catalogue-watch";

/** Says how long something takes: on a busy machine once may not count. */
const timed = { retry: 2 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  process.env.DATABASE_URL = database.url;
  await watchCatalogue();
  await untilListening();
});
afterAll(async () => {
  await closeDatabase();
  await database.close();
});

const listeners = sql`select pid from pg_stat_activity
  where datname = current_database() and application_name = ${`listens to ${catalogueChannel}`} and state = 'idle'`;

async function untilListening(): Promise<void> {
  while ((await database.db.execute(listeners)).rows.length === 0) await pause(50);
}

/** Raises the version, and says after how many milliseconds it was seen. */
async function untilSeen(): Promise<number> {
  const before = catalogueSeen.current?.version ?? 0;
  await remakePages(database.db);
  const raised = performance.now();
  while (catalogueSeen.current?.version !== before + 1) await pause(5);
  return performance.now() - raised;
}

test("a change is seen when it is told, not when the next look is due", timed, async () => {
  const waits: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    // The looks of every second are met at different moments.
    await pause(1_050 + time * 190);
    waits.push(await untilSeen());
  }
  // By looks alone the half of them took more than half a second.
  expect(Math.max(...waits)).toBeLessThan(400);
});

test("changes that follow each other closely are seen once a second", async () => {
  await pause(1_100);
  const before = catalogueSeen.current?.changes?.length ?? 0;
  for (let time = 0; time < 20; time += 1) await remakePages(database.db);
  await pause(1_500);
  expect((catalogueSeen.current?.changes?.length ?? 0) - before).toBeLessThanOrEqual(3);
  const { rows } = await database.db.execute<{ version: string }>(sql`select version from catalogue_state`);
  expect(catalogueSeen.current?.version).toBe(Number(rows[0]?.version));
});

test("what nobody heard is found by looking, and the connection that listens comes back", timed, async () => {
  await pause(1_100);
  await database.db.execute(sql`select pg_terminate_backend(pid) from (${listeners}) as gone`);
  expect(await untilSeen()).toBeLessThan(1_500);
  await untilListening();
  await pause(1_100);
  expect(await untilSeen()).toBeLessThan(400);
});
