import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { readEnv } from "@/lib/process/env";
import { setRegistrations } from "@/lib/seo/agent-words";
import { notesAtStart } from "./server";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  Object.assign(process.env, { DATABASE_URL: database.url, SITE_URL: "http://site.test" });
});
afterAll(() => database.close());

const missing = expect.stringContaining("No RERA registration as agent is valid today") as string;

test("who starts the site is told of the registrations that it shows, those of the desk before those of content/", async () => {
  const settings = readEnv();
  // What this process heard before is nothing to go by.
  setRegistrations([]);
  expect(await notesAtStart(settings)).not.toContainEqual(missing);
  await database.db.execute(sql`
    insert into word_changes (part, who, before, after)
    values ('registrations', 'asha', '{}', '{"registrations": []}')`);
  expect(await notesAtStart(settings)).toContainEqual(missing);
  // Another backend's site shows what content/ says.
  expect(await notesAtStart({ ...settings, API_BASE_URL: "https://other.example" })).not.toContainEqual(
    missing,
  );
});
