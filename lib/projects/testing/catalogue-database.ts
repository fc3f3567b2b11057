import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import type { Database } from "@/lib/db/client";
import { prepareDatabase } from "@/lib/catalogue/run/prepare-database";
import { createTestDatabase, type Template, type TestDatabase } from "@/lib/db/testing/test-database";
import type { Listed } from "./oracle";

const demoFile = path.join(process.cwd(), "content/catalogue/projects.ndjson");

/** The projects among the records of an NDJSON file. */
export async function readProjectRecords(file = demoFile): Promise<ProjectRecord[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as ProjectRecord) // what doesn't fit the schema, the import refuses
    .filter((record) => record.kind === "property" || record.kind === "plot");
}

const withDemo: Template = {
  name: "template_demo",
  fill: (databaseUrl) => prepareDatabase({ databaseUrl, log: () => {} }),
};

/** A new database with the demo catalogue; sets `process.env.DATABASE_URL` to it. */
export async function openDemoDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase(withDemo);
  process.env.DATABASE_URL = database.url;
  return database;
}

/** The records with the ids that the database gave them. */
export async function withIds(db: Database, records: readonly ProjectRecord[]): Promise<Listed[]> {
  const { rows } = await db.execute<{ id: number; external_id: string }>(
    sql`select id, external_id from projects`,
  );
  const ids = new Map(rows.map((row) => [row.external_id, row.id]));
  return records.map((record) => {
    const id = ids.get(record.externalId);
    if (id === undefined) throw new Error(`${record.externalId} was not imported`);
    return { id, record };
  });
}

/** Today, as the database sees it. */
export async function databaseDay(db: Database): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`select current_date::text as day`);
  return rows[0]?.day ?? "";
}
