import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { deliverForEver, type DeliveryWorker } from "@/lib/enquiries/deliver/delivery-queue";
import type { DeliverySettings } from "@/lib/enquiries/store/delivery-mutations";
import { type MailServer, openMailServer, openWebhookReceiver, type WebhookReceiver } from "./receivers";

export type DeliveryTest = {
  database: TestDatabase;
  mail: MailServer;
  crm: WebhookReceiver;
  /** Starts delivering, as one instance of the site does. */
  start: (settings: DeliverySettings, databaseUrl?: string) => DeliveryWorker;
  /** How many deliveries are in each state. */
  states: () => Promise<Record<string, number>>;
  /** Makes waiting jobs run at once. */
  hurry: () => Promise<void>;
  /** All lines that were logged. */
  logged: () => string;
  /** Stops what was started and empties everything. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
};

/** A database, a mail server and a CRM, with their own DATA_DIR; collects the log. */
export async function openDeliveryTest(): Promise<DeliveryTest> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "deliveries-"));
  process.env.DATA_DIR = dataDir;
  const [database, mail, crm] = await Promise.all([
    createTestDatabase(),
    openMailServer(),
    openWebhookReceiver(),
  ]);
  const { db } = database;
  const lines: string[] = [];
  const keep = (chunk: string | Uint8Array) => lines.push(String(chunk)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation(keep),
  );
  let workers: DeliveryWorker[] = [];
  const stop = async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  };
  return {
    database,
    mail,
    crm,
    start: (settings, databaseUrl = database.url) => {
      const worker = deliverForEver({ databaseUrl, settings });
      workers.push(worker);
      return worker;
    },
    states: async () => {
      const { rows } = await db.execute<{ state: string; count: number }>(
        sql`select state, count(*)::int as count from deliveries group by state`,
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
    hurry: async () => {
      await db.execute(sql`
        select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null), now())`);
    },
    logged: () => lines.join(""),
    clear: async () => {
      await stop();
      crm.events.length = crm.ids.length = lines.length = 0;
      mail.clear();
      crm.answerWith(200);
      // The queue's own function leaves locked jobs, whose database went away before they ended.
      await db.execute(sql`delete from graphile_worker._private_jobs`);
      await db.execute(sql`delete from leads`);
    },
    close: async () => {
      await stop();
      spies.forEach((spy) => spy.mockRestore());
      await Promise.all([mail.close(), crm.close()]);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until `holds` is true; fails after 40 seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(holds, { timeout: 40_000, interval: 50 });
}
