import { realpathSync } from "node:fs";
import pg from "pg";
import { hasCode, OperatorError } from "./errors";
import { pause } from "./stop-signal";

const databaseName = "zerokey";

export function databaseUrl(port: number, password: string, database = databaseName): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Recovery after a crash may take its time. */
const patienceMs = 5 * 60_000;

export type WaitOptions = { port: number; password: string; isRunning: () => boolean; signal?: AbortSignal };

/**
 * Waits until the server answers, through start and recovery, and creates the site's database if it is missing.
 * Resolves to the server's data folder, or to undefined if the server ended meanwhile.
 */
export async function waitUntilReady({
  port,
  password,
  isRunning,
  signal,
}: WaitOptions): Promise<string | undefined> {
  const deadline = Date.now() + patienceMs;
  while (isRunning()) {
    signal?.throwIfAborted();
    try {
      return await prepare(databaseUrl(port, password, "postgres"));
    } catch (error) {
      if (!isTemporary(error)) throw error;
      if (Date.now() > deadline) {
        throw new OperatorError(`The embedded database does not answer on port ${port}.`, { cause: error });
      }
    }
    await pause(50, signal);
  }
  return undefined;
}

async function prepare(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle reports it here; the next query fails anyway.
  client.on("error", () => {});
  try {
    await client.connect();
    const shown = await client.query<{ data_directory: string }>("show data_directory");
    const found = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
    return realpathSync(shown.rows[0]?.data_directory ?? "/");
  } finally {
    await client.end();
  }
}

/** What PostgreSQL does by itself within minutes of an import. */
export async function tidyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
}

/** True while a server is starting or stopping: PostgreSQL's codes 57P03 and 57P01. */
function isTemporary(error: unknown): boolean {
  if (hasCode(error, "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03")) return true;
  return error instanceof Error && /connection terminated|timeout expired/i.test(error.message);
}
