import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@/lib/process/free-port";
import { projectRoot } from "../launcher/project";

/** A site in processes of its own. Linux only. */
export type Site = {
  port: number;
  url: string;
  dataDir: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Kills all its processes but the database, as a power cut does. */
  kill: () => Promise<void>;
  /** Kills only the process that serves; the launcher starts it again. */
  killServer: () => void;
  /** The process of the embedded database. */
  postmaster: () => number;
  /** The last of what it wrote. */
  said: () => string;
};

/** `npm run serve`, which brings no database of its own. */
export const serve = ["scripts/serve.mjs"];

type Options = { settings?: Record<string, string>; program?: string[]; root?: string };

/** `npm start`, or another program, with its own folder and port; not started yet. */
export async function makeSite(dataDir: string, options: Options = {}): Promise<Site> {
  const { settings = {}, program = ["scripts/start.mjs"], root = projectRoot } = options;
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  let output = "";
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (kill: (run: ChildProcess) => void) => {
    if (!child || !isRunning()) return;
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    kill(child);
    await ended;
  };
  return {
    ...{ port, dataDir, url: `http://127.0.0.1:${port}` },
    start: async () => {
      const env = { ...process.env, LOG_LEVEL: "error", TRUST_PROXY: "1", ...settings };
      child = spawn(process.execPath, program, {
        ...{ cwd: root, detached: true, stdio: ["ignore", "pipe", "pipe"] },
        env: { ...env, DATA_DIR: dataDir, PORT: String(port) },
      });
      output = "";
      let isReady = false;
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk: Buffer) => {
          output = (output + chunk).slice(-4_000);
          isReady ||= output.includes("Ready:");
        });
      const deadline = Date.now() + 300_000;
      while (!isReady) {
        if (!isRunning() || Date.now() > deadline) throw new Error(`The site did not start:\n${output}`);
        await pause(50);
      }
    },
    stop: () => end((run) => run.kill("SIGTERM")),
    kill: () => end(({ pid }) => pid && send("SIGKILL", [pid, ...below(pid, /^(?!.*postgres)/)])),
    killServer: () => child?.pid && send("SIGKILL", below(child.pid, /site\/serve/)),
    postmaster: () =>
      Number.parseInt(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8"), 10),
    said: () => output,
  };
}

/** Runs `work` beside a folder that its database's user may enter too, and removes it. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-bench-"));
  chmodSync(folder, 0o711);
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

/** Runs `work` on a site that was started for it. */
export function withSite<T>(settings: Record<string, string>, work: (site: Site) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const site = await makeSite(folder, { settings });
    try {
      await site.start();
      return await work(site);
    } finally {
      await site.stop();
    }
  });
}

/** Resolves when something answers there. */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;)
    try {
      return void (await fetch(url));
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await pause(50);
    }
}

/** Stops a process and all below it where they are; the answer lets them go on. */
export function hangProcesses(root: number): () => void {
  const pids = [root, ...below(root)];
  send("SIGSTOP", pids);
  return () => send("SIGCONT", pids);
}

function send(signal: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself in between.
    }
}

/** The processes below this one, at any depth, whose command is like that. */
function below(root: number, like = /^/): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const all = lines.flatMap((line) => {
    const [, pid, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
  });
  const from = (parent: number): typeof all =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...from(one.pid)]);
  return from(root).flatMap(({ pid, args }) => (like.test(args) ? [pid] : []));
}

/** Of the process that listens on this port: number, processor seconds since its start, resident memory. */
export function processOf(port: number): { pid: number; seconds: number; megabytes: number } {
  const owner = execFileSync("ss", ["-Hltnp", `sport = :${port}`], { encoding: "utf8" });
  const pid = Number(/pid=(\d+)/.exec(owner)?.[1]);
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return {
    pid,
    seconds: (Number(stat[11]) + Number(stat[12])) / 100,
    megabytes: (pages * 4_096) / 1_000_000,
  };
}

/**
 * Does some work while this process, the site and its database have one processor core between them. False where
 * `taskset` can't do that: then they had all.
 */
export async function onOneCore({ port, postmaster }: Site, work: () => Promise<void>): Promise<boolean> {
  // Before: a process that has one core counts one.
  const all = `0-${availableParallelism() - 1}`;
  const pin = (cores: string) => {
    try {
      const pids = [process.pid, processOf(port).pid, postmaster(), ...below(postmaster())];
      for (const pid of pids) execFileSync("taskset", ["-acp", cores, String(pid)], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  const isPinned = pin("0");
  try {
    await work();
  } finally {
    if (isPinned) pin(all);
  }
  return isPinned;
}

const records = Array.from({ length: 100 }, (_, id) => ({
  id,
  name: `Aurora Heights ${id}`,
  tags: ["3 BHK"],
}));

/** How quick this machine is just now, to compare figures of two days by: the best of ten tries to write and read a list. */
export function processorMs(): string {
  const tries = Array.from({ length: 10 }, () => {
    const began = performance.now();
    for (let time = 0; time < 100; time += 1) JSON.parse(JSON.stringify(records));
    return performance.now() - began;
  });
  return `${Math.min(...tries).toFixed(1)} ms for 100 lists as JSON`;
}
