import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { BatchWriter } from "./batch-writer";
import { emptyReport } from "./import-report";

test("no more is read than one batch beside the one that is being stored", async () => {
  let [added, ahead] = [0, 0];
  // Of refused records the database is only asked whether it has seen them.
  const db = { execute: async () => ({ rows: [] }) } as unknown as ImportDatabase;
  const writer = new BatchWriter(db, emptyReport(false), { dryRun: false }, async (done) => {
    // Whoever did not wait would have read everything by now.
    for (let turns = 0; turns < 3; turns++) await turn();
    ahead = Math.max(ahead, added - done);
  });
  for (; added < 2_000; added++) {
    const record = { externalId: null, kind: null, line: added + 1, size: 10, refused: "No.", reasons: [] };
    await writer.add(record);
  }
  await writer.finish();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(500);
});
