import { randomBytes } from "node:crypto";
import pg from "pg";
import { vi } from "vitest";
import { type DatabaseHandle, openDatabase } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";

export type TestDatabase = DatabaseHandle & { url: string };

/** What databases are copied from. `fill` is run once in a run of tests, by whoever asks first. */
export type Template = { name: string; fill: (databaseUrl: string) => Promise<void> };

const migrated: Template = { name: "template_migrated", fill: migrateDatabase };
/** An arbitrary number: test files that run side by side take the lock of this number while one makes a template. */
const templateLock = 730_112_012;

/**
 * A fresh database on the test server for one test file, a copy of `template` (by default: migrated and empty). It goes with the
 * server at the end of the run: where files were just removed ext4 looks long for a place for new ones, a fifth of all tests' time.
 */
export async function createTestDatabase(template = migrated): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(async (admin) => {
    await ensureTemplate(admin, template);
    await admin.query(`create database ${name} template ${template.name}`);
  });
  const url = urlOf(name);
  const handle = openDatabase(url);
  return { ...handle, url };
}

async function ensureTemplate(admin: pg.Client, { name, fill }: Template): Promise<void> {
  await admin.query("select pg_advisory_lock($1)", [templateLock]);
  try {
    const { rowCount } = await admin.query("select from pg_database where datname = $1 and datistemplate", [
      name,
    ]);
    if (rowCount) return;
    // A run that was interrupted while it filled one left it without its mark.
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    await fill(urlOf(name));
    await admin.query(`alter database ${name} is_template true`);
  } finally {
    await admin.query("select pg_advisory_unlock($1)", [templateLock]);
  }
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error(
      "TEST_DATABASE_URL is not set: run the tests with npm test, and name this one x.server.test.ts.",
    );
  return url;
}

function urlOf(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** How many statements the database is sent while `act` runs. */
export async function countStatements(act: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await act();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
