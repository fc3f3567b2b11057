import "server-only";
import { type Database, type DatabaseHandle, openDatabase } from "@/lib/db/client";
import { postgresError } from "@/lib/db/statements";
import { queueSchema } from "@/lib/db/site-role";
import { env } from "@/lib/process/env";
import { processSlot } from "@/lib/process/process-state.mjs";

/** What leads and their deliveries are stored through. */
export type LeadDatabase = Database;

/**
 * The connections through which leads are stored: few, separate from those of the pages, and with short timeouts, so
 * that a database that hangs costs the visitor seconds but not the lead.
 */
type LeadStore = { handle: DatabaseHandle | null; isDown: boolean };
const closed = (): LeadStore => ({ handle: null, isDown: false });
const slot = processSlot("lead store", closed);
const store = () => slot.current;

export function leadDatabase(): LeadDatabase {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set: leads have no database to go to.");
  const patience = { connectMs: 2_000, queryMs: 4_000, silentMs: 1_000, name: "leads" };
  store().handle ??= openDatabase(DATABASE_URL, 4, patience);
  return store().handle!.db; // opened in the line before
}

/** Separate connections for delivering: `pool` and `schema` are for the job queue, which uses the driver directly. */
export function openQueueDatabase(databaseUrl: string, connections: number) {
  return {
    // Nobody waits for it: a machine that has just started, and does much at once, has time to connect.
    ...openDatabase(databaseUrl, connections, { connectMs: 15_000, queryMs: 10_000, name: "queue" }),
    schema: queueSchema,
  };
}

/** Leads go straight to the spool until `markLeadStoreUp`. Hanging connections end by themselves. */
export function markLeadStoreDown(): void {
  const { handle } = store();
  store().isDown = true;
  store().handle = null;
  handle?.close().catch(() => {});
}

export function markLeadStoreUp(): void {
  store().isDown = false;
}

export function isLeadStoreDown(): boolean {
  return store().isDown;
}

/** For tests and a server that stops. */
export async function closeLeadStore(): Promise<void> {
  const { handle } = store();
  slot.current = closed();
  await handle?.close();
}

/** The reason of a failure for the log: codes and constraints, never the statement, which contains personal data. */
export function loggableReason(error: unknown): string {
  const said = postgresError(error);
  if (said) return `${said.code} ${said.constraint ?? ""}`.trim();
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ("code" in inner && typeof inner.code === "string") return inner.code;
    if (!(inner.cause instanceof Error) && !inner.message.startsWith("Failed query")) return inner.message;
  }
  return "unknown";
}

/** Whether the tables refuse this lead (SQLSTATE classes 22 and 23); any other failure may be temporary. */
export function isRefusedByTables(error: unknown): boolean {
  return /^2[23]/.test(postgresError(error)?.code ?? "");
}
