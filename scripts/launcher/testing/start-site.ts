import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { test as base } from "vitest";
import { findFreePort } from "@/lib/process/free-port";
import { runningUrl, stopLeftovers } from "../embedded-postgres";

export type Run = {
  child: ChildProcess;
  output: () => string;
  has: (words: string, withinMs?: number) => Promise<void>;
};

/** A folder for data and a port, on which a test starts the site. */
export type Site = {
  folder: string;
  port: number;
  /** Runs `npm start`, without npm, in its own process group. */
  start: (settings?: Record<string, string>, args?: string[]) => Run;
  query: (sql: string) => Promise<unknown[]>;
  /** The process of the database. */
  postmaster: () => number;
  /** The status of the home page, 0 when nobody listens. Rejects when whoever listens gives no answer. */
  answers: () => Promise<number>;
};

/** Each test has a site of its own, so that several can run at once. What it left running is stopped. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), "zerokey-start-"));
    const port = await findFreePort();
    const runs: ChildProcess[] = [];
    await provide({
      folder,
      port,
      start: (settings = {}, args = []) => {
        const run = startSite({ DATA_DIR: folder, PORT: String(port), ...settings }, args);
        runs.push(run.child);
        return run;
      },
      query: (sql) => query(folder, sql),
      postmaster: () =>
        Number.parseInt(readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8"), 10),
      answers: () =>
        fetch(`http://127.0.0.1:${port}/`).then(
          (response) => response.status,
          (error: Error) => {
            const { cause } = error;
            if (cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED") return 0;
            throw cause ?? error;
          },
        ),
    });
    for (const child of runs) kill(child);
    await stopLeftovers(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

function startSite(settings: Record<string, string>, args: string[]): Run {
  const child = spawn(process.execPath, ["scripts/start.mjs", ...args], {
    env: { ...process.env, ...settings },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
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
export function kill(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, "SIGKILL");
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function query(folder: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(await runningUrl(folder));
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

/** What a command says that is told nothing of the site. */
export async function staffCommand(script: string): Promise<string> {
  const env = { ...process.env };
  for (const name of ["DATA_DIR", "DATABASE_URL", "PORT"]) delete env[name];
  const args = ["--conditions=react-server", "--import", "tsx", `scripts/${script}`];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  return stdout + stderr;
}
