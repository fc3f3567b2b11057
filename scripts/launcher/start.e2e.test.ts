import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildOutputFile } from "./build-stamp";
import { openEmbeddedPostgres } from "./embedded-postgres";
import { findFreePort } from "@/lib/process/free-port";
import { waitForPort } from "./ports";
import { isRunning } from "./process-identity";
import { findRunningSites } from "./running-site";

type Run = {
  child: ChildProcess;
  output: () => string;
  has: (words: string, withinMs?: number) => Promise<void>;
};

let folder: string;
let port: number;
let runs: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "zerokey-start-"));
  port = await findFreePort();
});
afterEach(async () => {
  for (const child of runs) kill(child);
  runs = [];
  // Stops what a failed test left running.
  await (await openEmbeddedPostgres({ dataDir: folder })).stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs `npm start`, without npm, in its own process group. */
function start(settings: Record<string, string> = {}, args: string[] = []): Run {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), ...settings };
  const child = spawn(process.execPath, ["scripts/start.mjs", ...args], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  runs.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk));
  const has = async (words: string, withinMs = 60_000) => {
    const deadline = Date.now() + withinMs;
    while (!text.includes(words)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`No "${words}" in:\n${text}`);
      await pause(25);
    }
  };
  return { child, output: () => text, has };
}

/** Kills all processes of the run's group at once, as the system does when out of memory. */
function kill(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, "SIGKILL");
}

const warning = /⚠|warn|deprecat/i;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function query(sql: string): Promise<unknown[]> {
  const password = readFileSync(path.join(folder, "postgres-password"), "utf8").trim();
  const databasePort = readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${databasePort}/zerokey`);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

/** What a command says that is told nothing of the site. */
async function staffCommand(script: string): Promise<string> {
  const env = { ...process.env };
  for (const name of ["DATA_DIR", "DATABASE_URL", "PORT"]) delete env[name];
  const args = ["--conditions=react-server", "--import", "tsx", `scripts/${script}`];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  return stdout + stderr;
}

const postmaster = () =>
  Number(readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
const answers = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.status,
    () => 0,
  );

describe("npm start", () => {
  it("serves, and leaves no process when it is stopped", async () => {
    const run = start();
    await run.has(`Ready: http://localhost:${port}`);
    expect(await answers()).toBe(200);
    // A command whose DATA_DIR was forgotten finds the data of the site that runs.
    const history = await staffCommand("catalogue-history.ts");
    expect(history).toContain(`With the settings of the site that runs on port ${port}.`);
    expect(history).toContain("No catalogue file was imported yet.");
    const database = postmaster();
    run.child.kill("SIGTERM");
    run.child.kill("SIGINT");
    await once(run.child, "exit");
    expect(run.child.exitCode).toBe(0);
    expect(findRunningSites().filter((site) => site.port === port)).toEqual([]);
    expect(await answers()).toBe(0);
    expect(isRunning(database)).toBe(false);
  });

  it("refuses a second start on the same folder, and on the same port, naming what is in the way", async () => {
    const first = start();
    await first.has("Ready:");
    const sameFolder = start({ PORT: String(await findFreePort()) });
    const samePort = start({ DATA_DIR: path.join(folder, "second") });
    for (const { child } of [sameFolder, samePort]) if (child.exitCode === null) await once(child, "exit");
    expect(sameFolder.child.exitCode).toBe(1);
    expect(sameFolder.output()).toMatch(/Another start of this site \(process \d+\) is using the folder /);
    expect(sameFolder.output()).toContain(folder);
    expect(samePort.child.exitCode).toBe(1);
    expect(samePort.output()).toContain(`Port ${port} is in use`);
    expect(await answers()).toBe(200);
  });

  it("warns of nothing: the build, the start, a page", async () => {
    const run = start();
    await run.has("Ready:");
    expect(await answers()).toBe(200);
    expect(run.output()).not.toMatch(warning);
    expect(readFileSync(buildOutputFile, "utf8")).not.toMatch(warning);
  });

  it("warns of nothing in development either, when a page is compiled", async () => {
    const run = start({}, ["--dev"]);
    await run.has("Ready:");
    expect(await answers()).toBe(200);
    await run.has("GET / 200");
    expect(run.output()).not.toMatch(warning);
  });

  it("names a bad setting", async () => {
    const run = start({ PORT: "abc" });
    await once(run.child, "exit");
    expect(run.child.exitCode).toBe(1);
    expect(run.output()).toContain(`PORT must be a whole number from 1 to 65535, but is "abc".`);
  });

  it("keeps its data when it is killed at any moment", async () => {
    const first = start();
    await first.has("Ready:");
    await query("create table kept_by_test (number int)");
    for (let round = 1; round <= 5; round++) {
      await query(`insert into kept_by_test values (${round})`);
      kill(runs.at(-1)!);
      // Runs are also killed during their start, each at another moment.
      const doomed = start();
      await pause(Math.random() * 3_000);
      kill(doomed.child);
      await start().has("Ready:");
    }
    expect(await query("select number from kept_by_test order by 1")).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps its data when it is killed while the database is being made", async () => {
    for (const ms of [300, 600, 900, 1_200]) {
      const doomed = start();
      await pause(ms);
      kill(doomed.child);
    }
    await start().has("Ready:");
    expect(await answers()).toBe(200);
  });

  it("starts the database again when that dies, and the site answers", async () => {
    const run = start();
    await run.has("Ready:");
    process.kill(-postmaster(), "SIGKILL");
    await run.has("Database: runs again on port", 15_000);
    expect(await query("select 1")).toEqual([1]);
    expect(await answers()).toBe(200);
  });

  it("leaves no server behind when who read its output is gone, and it has something to say", async () => {
    const run = start();
    await run.has("Ready:");
    run.child.stdout?.destroy();
    run.child.stderr?.destroy();
    // The site tries to report its lost connections, but nobody reads its output.
    process.kill(-postmaster(), "SIGKILL");
    await pause(1_500);
    kill(run.child);
    await expect(waitForPort(port, "0.0.0.0", undefined, 6_000)).resolves.toBeUndefined();
  });

  it("ends when only the process that npm started is killed", async () => {
    const run = start();
    await run.has("Ready:");
    const database = postmaster();
    run.child.kill("SIGKILL");
    const deadline = Date.now() + 20_000;
    while (isRunning(database) && Date.now() < deadline) await pause(100);
    expect(isRunning(database)).toBe(false);
    expect(await answers()).toBe(0);
  });
});
