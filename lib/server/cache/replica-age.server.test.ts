import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { remakePages } from "@/lib/catalogue/store/catalogue-mutations";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { closeDatabase } from "@/lib/db/client";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { replicaState } from "@/lib/process/told-figures";
import { ReplicaAge, watchReplica } from "./catalogue-watch";

// Two databases, of which the second gets what the first has when the test says so. A replica that streams is part of
// `deploy/bench/cluster.ts`.
let main: TestDatabase;
let replica: TestDatabase;
beforeAll(async () => {
  // The clock is held: what is late is so by the test's word, on any machine.
  vi.useFakeTimers({ toFake: ["Date"] });
  [main, replica] = [await createTestDatabase(), await createTestDatabase()];
  process.env.DATABASE_URL = main.url;
  process.env.DATABASE_READ_URL = replica.url;
  process.env.DATABASE_READ_SECONDS = "1";
  process.env.LOG_LEVEL = "silent";
});
afterAll(async () => {
  vi.useRealTimers();
  await closeDatabase();
  await replica.close();
});

test("a replica is as late as the oldest change that it has not", () => {
  const age = new ReplicaAge();
  expect(age.note(5, 5, 0)).toBe(0);
  // Where nothing changes it is never late.
  expect(age.note(5, 5, 3_600_000)).toBe(0);
  expect(age.note(6, 5, 3_600_000)).toBe(0);
  expect(age.note(7, 5, 3_601_000)).toBe(1_000);
  // During an import it is always a little behind the newest change.
  expect(age.note(9, 6, 3_601_500)).toBe(500);
  expect(age.note(12, 9, 3_602_000)).toBe(0);
  expect(age.note(12, 12, 3_609_000)).toBe(0);
  expect(age.note(13, 14, 3_610_000)).toBe(0);
});

test("what is read comes from the main database while the replica is late, and from the replica before and after", async () => {
  const start = await getCatalogueVersion();
  await watchReplica();
  expect(replicaState.current).toEqual({ behindMs: 0, isLeft: false });

  await remakePages(main.db);
  await watchReplica();
  expect([replicaState.current?.isLeft, await getCatalogueVersion()]).toEqual([false, start]);
  vi.advanceTimersByTime(1_000);
  await watchReplica();
  expect([replicaState.current?.isLeft, await getCatalogueVersion()]).toEqual([true, start + 1]);

  await remakePages(replica.db);
  await remakePages(main.db);
  await watchReplica();
  expect([replicaState.current?.isLeft, await getCatalogueVersion()]).toEqual([false, start + 1]);
});

test("a replica that does not answer is left before anybody asks it", async () => {
  await replica.db.execute(sql`alter table catalogue_state rename to away`);
  await watchReplica();
  expect(replicaState.current?.isLeft).toBe(true);
  expect(await getCatalogueVersion()).toBe(await getCatalogueVersion(main.db));
  await replica.db.execute(sql`alter table away rename to catalogue_state`);
  await watchReplica();
});

test("while the main database is away the replica is read as it is", async () => {
  vi.advanceTimersByTime(1_000);
  await watchReplica();
  expect(replicaState.current?.isLeft).toBe(true);
  const version = await getCatalogueVersion(replica.db);
  await main.close();
  await replica.db.execute(sql.raw(`drop database ${new URL(main.url).pathname.slice(1)} with (force)`));
  await watchReplica();
  expect([replicaState.current?.isLeft, await getCatalogueVersion()]).toEqual([false, version]);
});
