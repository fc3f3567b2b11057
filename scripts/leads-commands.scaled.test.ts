import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { howMany } from "@/lib/base/testing/how-many";
import type { WaitingPost } from "@/lib/enquiries/intake/backend-spool";
import { listSpool, writeToSpool } from "@/lib/enquiries/intake/lead-spool";
import { type CommandDatabase, openCommandDatabase } from "@/lib/enquiries/testing/command-database";
import { makeLead } from "@/lib/enquiries/testing/make-lead";
import { bundlePrograms } from "./launcher/bundles";
import { projectRoot } from "./launcher/project";

vi.setConfig({ testTimeout: 90_000 });

let database: CommandDatabase;
let folder: string;
/** The commands as programs: read anew by each process, their sources would take it three times as long. */
let programs: string;
beforeAll(async () => {
  // As deep in the project as the sources that say where it is.
  const builds = path.join(projectRoot, "test-results");
  mkdirSync(builds, { recursive: true });
  programs = mkdtempSync(path.join(builds, "commands-"));
  const names = ["leads-export", "leads-people", "leads-erase"];
  await bundlePrograms(programs, Object.fromEntries(names.map((name) => [name, `scripts/${name}.ts`])));
  database = await openCommandDatabase();
  folder = mkdtempSync(path.join(tmpdir(), "leads-"));
});
afterAll(async () => {
  await database.close();
  for (const made of [folder, programs]) rmSync(made, { recursive: true });
});

type Run = { status: number | null; output: string; errors: string };

function start(script: string, args: string[], nodeOptions: string[] = [], env: Record<string, string> = {}) {
  return spawn(process.execPath, [...nodeOptions, path.join(programs, `${script}.mjs`), ...args], {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function run(script: string, args: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = start(script, args, [], env);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, output, errors };
}

test("the export writes the leads and nothing else", async () => {
  const [csv, lines] = await Promise.all([
    run("leads-export", []),
    run("leads-export", ["--format", "ndjson", "--kind", "contact", "--since", "2026-11-21"]),
  ]);
  expect(csv).toMatchObject({ status: 0, errors: "" });
  expect(parse(csv.output, { columns: true })).toHaveLength(2);
  expect(lines).toMatchObject({ status: 0, errors: "" });
  expect(lines.output.trimEnd().split("\n")).toHaveLength(1);
  expect(JSON.parse(lines.output)).toMatchObject({ kind: "contact", phone: "+14155550100" });
});

test("who must be told of a breach: each number once, with its language, in the time that is asked for", async () => {
  const [people, later, wrong] = await Promise.all([
    run("leads-people", ["--since", "2026-11-20", "--until", "2026-11-22"]),
    run("leads-people", ["--since", "2026-11-22"]),
    run("leads-people", ["--until", "then"]),
  ]);
  expect(people).toMatchObject({ status: 0, errors: "" });
  const rows: Record<string, string>[] = parse(people.output, { columns: true });
  expect(rows.map(({ phone }) => phone)).toEqual(["'+14155550100", "'+919876543210"]);
  expect(rows[1]).toMatchObject({ names: "Ravi Kumar", language: "en", leads: "1", searches: "0" });
  expect(later.output.trim().split("\n")).toHaveLength(1);
  expect(wrong).toMatchObject({ status: 1, output: "" });
});

test("the export refuses what it does not know with a sentence", async () => {
  const wrong: [args: string[], sentence: string][] = [
    [["--kind", "nonsense"], "--kind must be one of enquiry, callback, "],
    [["--format", "xml"], "--format must be csv or ndjson."],
    [["--since", "yesterday"], "--since must be a time such as 2026-11-21 "],
    [["--everything"], "Unknown option '--everything'."],
    [["leads.csv"], "Unexpected argument 'leads.csv'."],
  ];
  const some = wrong.slice(0, howMany(1, wrong.length));
  const runs = await Promise.all(some.map(([args]) => run("leads-export", args)));
  for (const [index, { status, output, errors }] of runs.entries()) {
    expect({ status, output }).toEqual({ status: 1, output: "" });
    expect(errors).toContain(wrong[index]?.[1]);
    expect(errors).toContain("--help");
  }
});

test("the export explains itself, run as staff run it", async () => {
  const words = ["--silent", "run", "leads:export", "--", "--help"];
  const { stdout } = await promisify(execFile)("npm", words, { cwd: projectRoot });
  expect(stdout).toContain("--since TIME");
});

test("a database that is not there is said in a sentence", async () => {
  const { status, errors } = await run("leads-export", [], { DATABASE_URL: "postgres://localhost:1/none" });
  expect(status).toBe(1);
  expect(errors).toMatch(/^The database cannot be reached: .*ECONNREFUSED.*\n$/);
});

test("the erasing asks for a number, and erases what has it", async () => {
  const [none, short, unknown] = await Promise.all([
    run("leads-erase", []),
    run("leads-erase", ["--phone", "12"]),
    run("leads-erase", ["--phone", "9000000000"]),
  ]);
  expect(none).toMatchObject({ status: 1, output: "" });
  expect(short.errors).toContain("--phone must be a number of ten digits");
  expect(unknown).toMatchObject({
    status: 0,
    output: "There is no lead with this number. Nothing was erased.\n",
  });
  expect(await run("leads-erase", ["--phone", "098765-43210"])).toMatchObject({
    status: 0,
    output: "Erased 1 lead. Its kind, day and project stay in the count.\n",
    errors: "",
  });
  const [{ output }, again] = await Promise.all([
    run("leads-export", ["--kind", "callback"]),
    run("leads-erase", ["--again", path.join(folder, "erased-people")]),
  ]);
  expect(again).toMatchObject({
    status: 0,
    output: "Nobody of the list is here. Nothing was erased.\n",
    errors: "",
  });
  expect(output).not.toContain("98765");
  expect(parse(output, { columns: true })).toEqual([
    expect.objectContaining({ reference: "erased", kind: "callback", name: "", phone: "", deliveries: "" }),
  ]);
});

test("what waits for another backend is erased too, with a database or without", async () => {
  const backendSpool = path.join(folder, "backend-spool");
  const wait = (phone: string) => {
    const { id } = makeLead();
    const post: WaitingPost = { id, phone, path: "/contactus/createcontactus", headers: {}, body: {} };
    return writeToSpool(post, backendSpool);
  };
  await Promise.all(["+919123400001", "+919123400001", "+919123400002"].map(wait));
  const first = await run("leads-erase", ["--phone", "9123400001"]);
  const said = "Erased 2 leads that waited on the disk: nothing of it stays.\n";
  expect(first).toMatchObject({ status: 0, output: said, errors: "" });
  expect((await listSpool(backendSpool)).length).toBe(1);
  const second = await run("leads-erase", ["--phone", "+919123400002"], { DATABASE_URL: "" });
  expect(second).toMatchObject({ status: 0, output: said.replace("2 leads", "1 lead") });
  expect(await listSpool(backendSpool)).toEqual([]);
});

test("many leads go through little memory, and a reader that goes away is no trouble", async () => {
  const count = howMany(1_000, 20_000);
  await database.addMany(count, 5_000);
  const child = start("leads-export", ["--format", "ndjson"], ["--max-old-space-size=64"]);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let [bytes, lines] = [0, 0];
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    lines += chunk.toString("latin1").split("\n").length - 1;
  });
  expect(await ended).toBe(0);
  expect(bytes).toBeGreaterThan(count * 5_000);
  expect(lines).toBe(count + 2);

  const left = start("leads-export", []);
  const errors = text(left.stderr);
  const leftEnded = new Promise<number | null>((resolve) => left.on("close", resolve));
  left.stdout.once("data", () => left.stdout.destroy());
  expect(await leftEnded).toBe(0);
  expect(await errors).toBe("");
});
