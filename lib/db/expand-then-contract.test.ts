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
  const statements = sql.replace(/^--.*$/gm, "");
  const added = [...statements.matchAll(/add column ("\w+")/gi)].map(([, column = ""]) => column);
  // Nobody knows a column that the same migration adds: what it was filled with may go again.
  const known = statements
    .split(";")
    .filter(
      (one) => !added.some((column) => new RegExp(`alter column ${column} drop default`, "i").test(one)),
    )
    .join(";");
  return !excuse.test(sql) && contracts.some((pattern) => pattern.test(known));
}

test("what a running older version would fail on is found, what only adds is not", () => {
  for (const bad of [
    'ALTER TABLE "leads" DROP COLUMN "phone";',
    'ALTER TABLE "leads" RENAME COLUMN "phone" TO "number";',
    'ALTER TABLE "leads" ALTER COLUMN "phone" SET DATA TYPE integer;',
    'ALTER TABLE "leads" ALTER COLUMN "email" SET NOT NULL;',
    'ALTER TABLE "leads" ADD COLUMN "channel" text NOT NULL;',
    "drop table vitals_daily;",
    'ALTER TABLE "leads" ADD COLUMN "channel" text;ALTER TABLE "leads" ALTER COLUMN "email" DROP DEFAULT;',
  ])
    expect(findsFault(bad), bad).toBe(true);
  for (const good of [
    'CREATE TABLE "more" ("id" integer PRIMARY KEY NOT NULL, "name" text NOT NULL);',
    'ALTER TABLE "leads" ADD COLUMN "channel" text;',
    `ALTER TABLE "leads" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;`,
    'CREATE INDEX "leads_channel" ON "leads" ("channel");',
    '-- Contract: nothing has used it since 0018_more.\nALTER TABLE "leads" DROP COLUMN "channel";',
    `ALTER TABLE "leads" ADD COLUMN "channel" text DEFAULT 'web';ALTER TABLE "leads" ALTER COLUMN "channel" DROP DEFAULT;`,
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
