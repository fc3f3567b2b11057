import "server-only";
import { env } from "@/lib/process/env";
import { processSlot } from "@/lib/process/process-state.mjs";
import { openDatabase, type Database, type DatabaseHandle } from "@/lib/db/client";
import { postgresError } from "@/lib/db/postgres-error";
import { queueSchema } from "@/lib/db/queue-schema";

/** What leads and their deliveries are stored through. */
export type LeadDatabase = Database;

/**
 * The connections that leads are stored through: few, apart from those of the pages, and impatient, so that a database
 * that hangs costs a visitor seconds and not the lead.
 */
type LeadStore = { handle: DatabaseHandle | null; isDown: boolean };
const closed = (): LeadStore => ({ handle: null, isDown: false });
const slot = processSlot("lead store", closed);
const store = () => slot.current;

export function leadDatabase(): LeadDatabase {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set: leads have no database to go to.");
  store().handle ??= openDatabase(DATABASE_URL, 4, { connectMs: 2_000, queryMs: 4_000 });
  return store().handle!.db; // opened in the line before
}

/** Connections of their own for those who deliver: `pool` and `schema` are for the job queue, which speaks to the driver. */
export function openQueueDatabase(databaseUrl: string, connections: number) {
  return { ...openDatabase(databaseUrl, connections, { queryMs: 10_000 }), schema: queueSchema };
}

/** Leads go straight to the spool until `leadStoreIsUp`. Connections that may hang are left to end by themselves. */
export function leadStoreIsDown(): void {
  const { handle } = store();
  store().isDown = true;
  store().handle = null;
  handle?.close().catch(() => {});
}

export function leadStoreIsUp(): void {
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

/** What went wrong, for the log: codes and constraints, never the statement, whose values are a person's. */
export function reasonOf(error: unknown): string {
  const said = postgresError(error);
  if (said) return `${said.code} ${said.constraint ?? ""}`.trim();
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ("code" in inner && typeof inner.code === "string") return inner.code;
    if (!(inner.cause instanceof Error) && !inner.message.startsWith("Failed query")) return inner.message;
  }
  return "unknown";
}

/** The lead is what the tables refuse (SQLSTATE classes 22 and 23); anything else may pass. */
export function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(postgresError(error)?.code ?? "");
}
