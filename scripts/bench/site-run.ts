import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "../launcher/project";

export type SiteRun = {
  start: () => Promise<void>;
  /** As `killAll`, and starts it again. */
  killServer: () => Promise<void>;
  /** Kills only Next; the launcher restarts it. */
  killNext: () => void;
  /** Stops the database: cleanly, immediately, or like a crash. The launcher restarts it. */
  stopDatabase: (signal: "SIGINT" | "SIGQUIT" | "SIGKILL") => void;
  /** Stops the database and all it has started where they are, until the answer is called. Nobody notices but by waiting. */
  hangDatabase: () => () => void;
  /** Kills every process of the site at once, as a power cut does. The database keeps running. */
  killAll: () => Promise<void>;
  stop: () => Promise<void>;
  /** The last of what it wrote. */
  said: () => string;
};

/** `npm start` with its own folder and port, under this Node. */
export function siteRun(
  dataDir: string,
  port: number,
  settings: Record<string, string>,
  node = process.execPath,
): SiteRun {
  let child: ChildProcess | undefined;
  let output = "";
  const start = async () => {
    const env = { ...process.env, LOG_LEVEL: "error", ...settings, DATA_DIR: dataDir, PORT: String(port) };
    const run = spawn(node, ["scripts/start.mjs"], {
      cwd: projectRoot,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = run;
    output = "";
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      output = (output + chunk).slice(-4_000);
    };
    run.stdout.on("data", listen);
    run.stderr.on("data", listen);
    const deadline = Date.now() + 180_000;
    while (!said.includes("Ready:")) {
      if (run.exitCode !== null || Date.now() > deadline)
        throw new Error(`The site did not start:\n${output}`);
      await pause(50);
    }
  };
  const kill = (pids: number[]) => {
    for (const pid of pids) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It ended by itself in between.
      }
    }
  };
  const postmaster = () =>
    Number(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const killAll = async () => {
    const run = child;
    if (!run?.pid || run.exitCode !== null || run.signalCode !== null) return;
    const ended = new Promise((resolve) => run.once("exit", resolve));
    const own = descendants(run.pid).filter(({ args }) => !args.includes("postgres"));
    kill([run.pid, ...own.map(({ pid }) => pid)]);
    await ended;
  };
  return {
    start,
    said: () => output,
    killNext: () =>
      kill(
        descendants(child?.pid ?? 0)
          .filter(({ args }) => args.includes("next"))
          .map(({ pid }) => pid),
      ),
    killAll,
    killServer: async () => {
      await killAll();
      await start();
    },
    stopDatabase: (signal) => void process.kill(postmaster(), signal),
    hangDatabase: () => hangProcesses(postmaster()),
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Stops a process and all below it where they are; the answer lets them go on. Linux only. */
export function hangProcesses(root: number): () => void {
  const pids = [root, ...descendants(root).map(({ pid }) => pid)];
  const send = (signal: "SIGSTOP" | "SIGCONT") => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // A connection's process ended by itself in between.
      }
    }
  };
  send("SIGSTOP");
  return () => send("SIGCONT");
}

type Process = { pid: number; args: string };

/** The processes below this one, at any depth. */
function descendants(root: number): Process[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const all = lines.flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), args: args ?? "" }] : [];
  });
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  return below(root);
}
