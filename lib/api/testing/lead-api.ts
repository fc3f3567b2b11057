import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase, type Database } from "@/lib/db/client";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { openDatabaseGate, type DatabaseGate } from "@/lib/enquiries/testing/database-gate";
import { closeLeadStore } from "@/lib/enquiries/store/lead-store";
import { leadCalls } from "@/lib/contract/write-calls";
import type { LeadCallName } from "./lead-bodies";
import { openSiteApi, origin } from "./site-api";

export type LeadApi = {
  /** Sends JSON, as our own page does. */
  send: (call: LeadCallName, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Sends anything. */
  post: (call: LeadCallName, init: RequestInit) => Promise<Response>;
  /** Sends anything to a call by its path. */
  postTo: (path: string, init: RequestInit) => Promise<Response>;
  /** The database itself, not through the gate. */
  db: Database;
  gate: DatabaseGate;
  dataDir: string;
  countLeads: () => Promise<number>;
  close: () => Promise<void>;
};

/**
 * The four calls that take leads, with the demo catalogue in a database behind a gate that can be shut, and with their
 * own folder. Only one per process, because settings are read once.
 */
export async function openLeadApi(): Promise<LeadApi> {
  const demo = await openDemoDatabase();
  const gate = await openDatabaseGate(demo.url);
  const dataDir = mkdtempSync(path.join(tmpdir(), "leads-"));
  process.env.DATABASE_URL = gate.url;
  process.env.DATA_DIR = dataDir;
  process.env.TRUST_PROXY = "1";
  process.env.LOG_LEVEL = "silent";
  const serve = await openSiteApi();
  const watch = openDatabase(demo.url, 2);
  const postTo = (path: string, init: RequestInit) =>
    serve(new Request(`${origin}/api/v1${path}`, { method: "POST", ...init }));
  const post = (call: LeadCallName, init: RequestInit) => postTo(leadCalls[call].path, init);
  return {
    post,
    postTo,
    send: (call, body, headers = {}) =>
      post(call, {
        body: JSON.stringify(body),
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": freshAddress(),
          ...headers,
        },
      }),
    db: watch.db,
    gate,
    dataDir,
    countLeads: async () => {
      const { rows } = await watch.db.execute<{ count: string }>(sql`select count(*) from leads`);
      return Number(rows[0]?.count);
    },
    close: async () => {
      await closeLeadStore();
      await gate.close();
      await watch.close();
      await demo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let addresses = 0;
/** A new IP address for each request, unless a test gives one. */
export function freshAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
