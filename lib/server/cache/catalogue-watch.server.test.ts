import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { agentRegistrations } from "@/content/site";
import { raiseVersion, remakePages } from "@/lib/catalogue/store/catalogue-mutations";
import { catalogueChannel } from "@/lib/catalogue/store/catalogue-state-queries";
import { closeDatabase } from "@/lib/db/client";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import { knownRegistrations } from "@/lib/seo/agent-words";
import { watchCatalogue } from "./catalogue-watch";

/* The clock is held, and with it the look of every second: what is seen while it stands was told. */
const secondPasses = () => vi.setSystemTime(Date.now() + 1_000);
const nextLook = () => vi.advanceTimersByTime(1_000);

let database: TestDatabase;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
  database = await createTestDatabase();
  process.env.DATABASE_URL = database.url;
  await watchCatalogue();
  await untilListening();
});
afterAll(async () => {
  vi.useRealTimers();
  await closeDatabase();
  await database.close();
});

const listeners = sql`select pid from pg_stat_activity
  where datname = current_database() and application_name = ${`listens to ${catalogueChannel}`} and state = 'idle'
  and query like 'listen%'`;

async function untilListening(isListening = true): Promise<void> {
  while ((await database.db.execute(listeners)).rows.length > 0 !== isListening) await pause(20);
}

const seenVersion = () => catalogueSeen.current?.version ?? 0;
async function untilSeen(version: number): Promise<void> {
  while (seenVersion() !== version) await pause(5);
}

test("a change is seen when it is told, not when the next look is due", async () => {
  for (let time = 0; time < 5; time += 1) {
    secondPasses();
    const before = seenVersion();
    await remakePages(database.db);
    await untilSeen(before + 1);
  }
});

test("registrations that the desk has saved are shown as soon as pages are told to be of their version", async () => {
  secondPasses();
  const before = seenVersion();
  expect(knownRegistrations()).toEqual(agentRegistrations);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into word_changes (part, who, before, after)
      values ('registrations', 'asha', '{}', '{"registrations": []}')`);
    await raiseVersion(tx);
  });
  await untilSeen(before + 1);
  expect(knownRegistrations()).toEqual([]);
});

test("changes that follow each other closely are seen once a second", async () => {
  const changes = () => catalogueSeen.current?.changes?.length ?? 0;
  const [before, known] = [seenVersion(), changes()];
  for (let time = 0; time < 20; time += 1) await remakePages(database.db);
  expect(changes()).toBe(known);
  nextLook();
  await untilSeen(before + 20);
  expect(changes()).toBe(known + 1);
});

test("what nobody heard is found by looking, and the connection that listens comes back", async () => {
  const before = seenVersion();
  await database.db.execute(sql`select pg_terminate_backend(pid) from (${listeners}) as gone`);
  await untilListening(false);
  await remakePages(database.db);
  nextLook();
  await untilSeen(before + 1);
  await untilListening();
  secondPasses();
  await remakePages(database.db);
  await untilSeen(before + 2);
});
