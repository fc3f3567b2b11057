import "server-only";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "@/lib/process/env";
import { processSlot } from "@/lib/process/process-state.mjs";
import * as leadTables from "./lead-tables";
import * as catalogueTables from "./tables";
import * as vitalTables from "./vital-tables";

const tables = { ...catalogueTables, ...leadTables, ...vitalTables };

export type Database = NodePgDatabase<typeof tables>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** A database or a transaction of it. */
export type Executor = Pick<Database, "execute">;
export type DatabaseHandle = { db: Database; close: () => Promise<void> };
/** `pool` is for the job queue, which speaks to the driver itself. */
export type PooledDatabase = DatabaseHandle & { pool: pg.Pool };

/** How long to wait for a connection, and for the answer to a query; without `queryMs` for as long as it takes. */
export type Patience = { connectMs?: number; queryMs?: number };

/** Opens a pool of its own: for commands and tests. `close` ends it. */
export function openDatabase(
  databaseUrl: string,
  poolSize = 4,
  { connectMs = 5_000, queryMs }: Patience = {},
): PooledDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // An idle connection that the server ends (a restart) is replaced by the pool; the next query reports what is wrong.
  pool.on("error", (error) => console.warn(`A database connection ended: ${error.message}`));
  // One that ends between two statements of a transaction would end the process; the next statement reports it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: drizzle(pool, { schema: tables }), close: () => pool.end(), pool };
}

/**
 * Opens one connection that is nobody else's, for what lives and dies with a connection: locks, temporary tables.
 * Rejects when the database can't be reached.
 */
export async function openConnection(databaseUrl: string): Promise<DatabaseHandle> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process; the statement that meets it reports it.
  client.on("error", () => {});
  await client.connect();
  return { db: drizzle(client, { schema: tables }), close: () => client.end() };
}

const slot = processSlot<DatabaseHandle | undefined>("database", () => undefined);

/** A visitor waits no longer than this for a database that is there but says nothing. */
const sitePatience: Patience = { connectMs: 3_000, queryMs: 5_000 };

/** The site's own pool, opened at first use and kept over hot reloads. */
export function database(): Database {
  if (!slot.current) {
    const url = env().DATABASE_URL;
    if (!url) throw new Error("DATABASE_URL is not set: the site has no database of its own to read.");
    slot.current = openDatabase(url, 10, sitePatience);
  }
  return slot.current.db;
}

/** For tests: the next call opens another pool. */
export async function closeDatabase(): Promise<void> {
  const opened = slot.current;
  slot.current = undefined;
  await opened?.close();
}
