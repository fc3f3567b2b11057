import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  home,
  openCatalogueTest,
  toNdjson,
  type CatalogueTest,
} from "@/lib/catalogue/testing/catalogue-fixtures";

vi.setConfig({ testTimeout: 90_000 });

let site: CatalogueTest;
let folder: string;
beforeAll(async () => {
  site = await openCatalogueTest();
  folder = await mkdtemp(path.join(tmpdir(), "catalogue-commands-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

type Ended = { status: number; output: string };
const run = (command: string, args: string[], settings: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    const { DATABASE_URL, DATA_DIR, ...env } = process.env;
    void [DATABASE_URL, DATA_DIR];
    const words = [
      "--conditions=react-server",
      "--import",
      "tsx",
      `scripts/catalogue-${command}.ts`,
      ...args,
    ];
    execFile(process.execPath, words, { env: { ...env, ...settings } }, (error, stdout, stderr) =>
      resolve({
        status: typeof error?.code === "number" ? error.code : error ? -1 : 0,
        output: stdout + stderr,
      }),
    );
  });
const onSite = (command: string, ...args: string[]) =>
  run(command, args, { DATABASE_URL: site.database.url });

const file = async (name: string, text: string) => {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
};
const homes = (count: number) =>
  toNdjson(Array.from({ length: count }, (_, at) => home(`P-${at}`, { imageUrl: null })));

test("an import that takes much away ends without a terminal; with --yes-really it goes on, and is taken back", async () => {
  const all = await file("all.ndjson", homes(20));
  const few = await file("few.ndjson", homes(10));
  const first = await onSite("import", all);
  expect(first.output).toMatch(/Added: +20/);
  expect(first.status).toBe(0);
  const stopped = await onSite("import", "--deactivate-missing", few);
  expect(stopped.status).toBe(1);
  expect(stopped.output).toContain(
    "It would take 10 of 20 projects and posts out of the site, more than a tenth.",
  );
  expect(stopped.output).toContain("--yes-really");
  expect((await onSite("import", "--deactivate-missing", "--yes-really", few)).output).toMatch(
    /Deactivated: +10[^]*Import 2\. To take it back: npm run catalogue:undo -- 2/,
  );
  expect(await site.column("select count(*)::int from projects where is_active")).toEqual([10]);
  expect((await onSite("undo", "2")).output).toContain("Import 2 was taken back");
  expect(await site.column("select count(*)::int from projects where is_active")).toEqual([20]);
  const history = await onSite("history");
  expect(history.output.split("\n")).toHaveLength(4);
  expect(history.output).toContain("few.ndjson");
  expect(await onSite("undo", "99")).toMatchObject({
    status: 1,
    output: expect.stringContaining("There is no import 99"),
  });
});

test("a forgotten DATA_DIR makes no second database: a sentence says what to do", async () => {
  const dataDir = path.join(folder, "forgotten");
  const ended = await run("import", [await file("one.ndjson", homes(1))], { DATA_DIR: dataDir });
  expect(ended.status).toBe(1);
  expect(ended.output).toContain(`There is no database in ${dataDir}, and no site runs from this folder.`);
  expect(existsSync(path.join(dataDir, "postgres"))).toBe(false);
});

test("a database without tables is named as such", async () => {
  const name = `bare_${path.basename(folder).replace(/\W/g, "").toLowerCase()}`;
  await site.column(`create database ${name}`);
  const url = new URL(site.database.url);
  url.pathname = `/${name}`;
  try {
    const one = await file("one.ndjson", homes(1));
    for (const [command, args] of [
      ["import", [one]],
      ["history", []],
      ["undo", ["1"]],
    ] as const) {
      const ended = await run(command, [...args], { DATABASE_URL: url.href });
      expect(ended.status, command).toBe(1);
      expect(ended.output, command).toMatch(
        /^The database has no tables yet, .*start the site once \(npm start\)/,
      );
    }
  } finally {
    await site.column(`drop database ${name} with (force)`);
  }
});
