import { randomBytes } from "node:crypto";
import pg from "pg";
import { openDatabase, type DatabaseHandle } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";

export type TestDatabase = DatabaseHandle & { url: string };

/** A fresh, migrated database on the test server, for one test file; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error("TEST_DATABASE_URL is not set: run the tests with npm test.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await admin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  const handle = openDatabase(url.href);
  const close = async () => {
    await handle.close();
    await admin(adminUrl, `drop database ${name} with (force)`);
  };
  return { db: handle.db, url: url.href, close };
}

async function admin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
