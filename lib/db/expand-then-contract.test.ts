import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import lastRelease from "@/deploy/last-release.json";

/*
 * While a version is brought up the one before still runs, on the tables of the new one (docs/operations.md, "Update"). So a
 * migration only adds; what nobody uses any more is taken away by a later one, whose first line says since when.
 */
const folder = path.join(process.cwd(), "lib/db/migrations");
/** What a version that does not know of it would fail on. */
const contracts = [
  /\bdrop\s+(?:table|column|type|schema|view|function)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\bdrop\s+default\b/i,
  /\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
];
const excuse = /^-- Contract: nothing has used it since \d{4}_\w+\./;

function findsFault(sql: string): boolean {
  return !excuse.test(sql) && contracts.some((pattern) => pattern.test(sql.replace(/^--.*$/gm, "")));
}

test("what a running older version would fail on is found, what only adds is not", () => {
  for (const bad of [
    'ALTER TABLE "leads" DROP COLUMN "phone";',
    'ALTER TABLE "leads" RENAME COLUMN "phone" TO "number";',
    'ALTER TABLE "leads" ALTER COLUMN "phone" SET DATA TYPE integer;',
    'ALTER TABLE "leads" ALTER COLUMN "email" SET NOT NULL;',
    'ALTER TABLE "leads" ADD COLUMN "channel" text NOT NULL;',
    "drop table vitals_daily;",
  ])
    expect(findsFault(bad), bad).toBe(true);
  for (const good of [
    'CREATE TABLE "more" ("id" integer PRIMARY KEY NOT NULL, "name" text NOT NULL);',
    'ALTER TABLE "leads" ADD COLUMN "channel" text;',
    `ALTER TABLE "leads" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;`,
    'CREATE INDEX "leads_channel" ON "leads" ("channel");',
    '-- Contract: nothing has used it since 0018_more.\nALTER TABLE "leads" DROP COLUMN "channel";',
    "-- Does not drop table leads.\nselect 1;",
  ])
    expect(findsFault(good), good).toBe(false);
});

test("no migration since the last release takes away or changes what that uses", () => {
  const journal = JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  const since = journal.entries.slice(lastRelease.migrations).map(({ tag }) => tag);
  expect(since.length).toBeGreaterThan(0);
  const faults = since.filter((tag) => findsFault(readFileSync(path.join(folder, `${tag}.sql`), "utf8")));
  expect(faults).toEqual([]);
});
