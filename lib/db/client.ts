import "server-only";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "@/lib/process/env";
import { processSlot } from "@/lib/process/process-state.mjs";
import { openPools, replicaState } from "@/lib/process/told-figures";
import { AskedPool, ReadPool } from "./read-pool";
import * as importTables from "./import-tables";
import * as leadTables from "./lead-tables";
import * as staffTables from "./staff-tables";
import * as catalogueTables from "./tables";
import * as vitalTables from "./vital-tables";

const tables = { ...catalogueTables, ...importTables, ...leadTables, ...staffTables, ...vitalTables };

export type Database = NodePgDatabase<typeof tables> & { $client: pg.Pool | pg.Client };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** A database or a transaction of it. */
export type Executor = Pick<Database, "execute">;
export type DatabaseHandle = { db: Database; close: () => Promise<void> };
/** `pool` is for the job queue, which uses the driver directly. */
export type PooledDatabase = DatabaseHandle & { pool: pg.Pool };

/**
 * The longest wait for a connection, and for a query; without `queryMs` a query may take any time. `silentMs`: for so long
 * a database may answer nothing at all before nobody waits for it. `kept`: so many connections stay open when nobody needs
 * them. `name`: by which its figures are told.
 */
export type DatabaseTimeouts = {
  connectMs?: number;
  queryMs?: number;
  silentMs?: number;
  kept?: number;
  name?: string;
};

/** Opens a separate pool, for commands and tests. `close` ends it. */
export function openDatabase(
  databaseUrl: string,
  poolSize = 4,
  { connectMs = 5_000, queryMs, silentMs, kept, name }: DatabaseTimeouts = {},
): PooledDatabase {
  const config = configOf(databaseUrl, poolSize, { connectMs, queryMs, kept });
  return handleOf(silentMs === undefined ? new pg.Pool(config) : new AskedPool(config, silentMs), name);
}

/** Runs something on a database of its own, for commands, and closes it. */
export async function withDatabase<T>(
  databaseUrl: string,
  run: (db: Database) => Promise<T>,
  poolSize = 1,
): Promise<T> {
  const { db, close } = openDatabase(databaseUrl, poolSize);
  try {
    return await run(db);
  } finally {
    await close();
  }
}

function configOf(
  databaseUrl: string,
  poolSize: number,
  { connectMs, queryMs, kept }: DatabaseTimeouts,
): pg.PoolConfig {
  return {
    connectionString: databaseUrl,
    max: poolSize,
    min: kept,
    connectionTimeoutMillis: connectMs,
    // The first is the server's, so that a search nobody waits for any more stops costing; the second is ours, for a server
    // that doesn't answer.
    statement_timeout: queryMs,
    query_timeout: queryMs && queryMs + 250,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
}

function handleOf(pool: pg.Pool, name?: string): PooledDatabase {
  const figures = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  if (name !== undefined) openPools.set(name, figures);
  // The pool replaces an idle connection that the server ended; if that fails, the next query reports it.
  pool.on("error", (error) => console.warn(`A database connection ended: ${error.message}`));
  // Without a listener a connection lost inside a transaction would end the process; the next statement reports it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: drizzle(pool, { schema: tables }), close: () => pool.end(), pool };
}

/** Opens a single connection, to which locks and temporary tables belong. Rejects when it can't be reached. */
export async function openConnection(databaseUrl: string): Promise<DatabaseHandle> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process; the next statement reports it.
  client.on("error", () => {});
  await client.connect();
  return { db: drizzle(client, { schema: tables }), close: () => client.end() };
}

const slot = processSlot<PooledDatabase | undefined>("database", () => undefined);
const readSlot = processSlot<PooledDatabase | undefined>("read database", () => undefined);

/**
 * A page that needs a database that hangs is given up within 3 seconds: after 1.5 of silence all that it still asks is refused.
 * To open a connection takes longer than most queries: the first visitor after a quiet minute shall not wait for it.
 */
const sitePatience: DatabaseTimeouts =
  process.env.NODE_ENV === "development"
    ? // Compiling keeps this process from reading answers for many seconds, and no visitor waits.
      { connectMs: 30_000, queryMs: 60_000, silentMs: 20_000, kept: 2 }
    : { connectMs: 3_000, queryMs: 5_000, silentMs: 1_000, kept: 2 };

/** The site's pool, opened at first use and kept during hot reloads. */
export function database(): Database {
  return siteDatabase().db;
}

function siteDatabase(): PooledDatabase {
  if (!slot.current) {
    const url = env().DATABASE_URL;
    if (!url) throw new Error("DATABASE_URL is not set: the site has no database of its own to read.");
    slot.current = openDatabase(url, 10, { ...sitePatience, name: "site" });
  }
  return slot.current;
}

/**
 * Where the catalogue is read: a replica, where DATABASE_READ_URL names one, and while that doesn't answer, or without one,
 * the site's own database. All of the catalogue is read here, its version too, so that no page is told to be newer than
 * what it was made from.
 */
export function readDatabase(): Database {
  const { DATABASE_READ_URL } = env();
  if (!DATABASE_READ_URL) return database();
  readSlot.current ??= handleOf(
    new ReadPool(configOf(DATABASE_READ_URL, 10, sitePatience), {
      main: siteDatabase().pool,
      onLeft: ({ message }) =>
        console.warn(`The database of DATABASE_READ_URL does not answer, DATABASE_URL is read: ${message}`),
      isLeft: () => replicaState.current?.isLeft ?? false,
    }),
    "replica",
  );
  return readSlot.current.db;
}

const askedSlot = processSlot<DatabaseHandle | undefined>("replica asked", () => undefined);

/** The replica itself, whatever it has, to ask how far it is; undefined where there is none. */
export function replicaDatabase(): Database | undefined {
  const { DATABASE_READ_URL } = env();
  if (!DATABASE_READ_URL) return undefined;
  askedSlot.current ??= openDatabase(DATABASE_READ_URL, 1, { connectMs: 3_000, queryMs: 2_000 });
  return askedSlot.current.db;
}

/** For tests: the next call opens another pool. */
export async function closeDatabase(): Promise<void> {
  const opened = [askedSlot.current, readSlot.current, slot.current];
  askedSlot.current = readSlot.current = slot.current = undefined;
  for (const one of opened) await one?.close();
}
