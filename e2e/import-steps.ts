import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { e2eDatabaseUrl } from "./e2e-database";

const run = promisify(execFile);
const command = ["--conditions=react-server", "--import", "tsx", "scripts/catalogue-import.ts"];
const root = path.resolve(import.meta.dirname, "..");

/** Imports one record, beside the running site. */
export async function importOne(record: object): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "zerokey-import-one-"));
  const file = path.join(folder, "trial.json");
  await writeFile(file, JSON.stringify([record]));
  await run(process.execPath, [...command, file], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: e2eDatabaseUrl() },
  }).finally(() => rm(folder, { recursive: true }));
}

/** Takes a project that a test has imported out of the database. */
export async function removeImported(externalId: string): Promise<void> {
  const client = new pg.Client(e2eDatabaseUrl());
  await client.connect();
  await client.query("delete from projects where external_id = $1", [externalId]);
  await client.query("update catalogue_state set version = version + 1, changed_at = now()");
  await client.end();
}

/**
 * Waits until an import of this person has stored some of its rows, and holds it there, as a large one on a slow machine would
 * stand: its next batch can't say that there is a new version. Returns what lets it go on.
 */
export async function holdImport(who: string): Promise<() => Promise<void>> {
  const client = new pg.Client(e2eDatabaseUrl());
  await client.connect();
  const begun = "select 1 from imports where who = $1 and ended_at is null and records_done > 0";
  for (const end = Date.now() + 30_000; (await client.query(begun, [who])).rowCount === 0;)
    if (Date.now() > end) throw new Error(`No import of ${who} stored anything.`);
  await client.query("begin");
  await client.query("select 1 from catalogue_state for update");
  return () => client.end();
}
