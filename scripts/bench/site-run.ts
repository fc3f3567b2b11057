import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "../launcher/project";

export type SiteRun = {
  start: () => Promise<void>;
  /** Kills every process of the site at once, as a power cut does, and starts it again. The database keeps running. */
  killServer: () => Promise<void>;
  /** Kills only Next; the launcher restarts it. */
  killNext: () => void;
  /** Stops the database: cleanly, immediately, or like a crash. The launcher restarts it. */
  stopDatabase: (signal: "SIGINT" | "SIGQUIT" | "SIGKILL") => void;
  stop: () => Promise<void>;
  /** The last of what it wrote. */
  said: () => string;
};

/** `npm start` with its own folder and port. */
export function siteRun(dataDir: string, port: number, settings: Record<string, string>): SiteRun {
  let child: ChildProcess | undefined;
  let output = "";
  const start = async () => {
    const env = { ...process.env, LOG_LEVEL: "error", ...settings, DATA_DIR: dataDir, PORT: String(port) };
    const run = spawn(process.execPath, ["scripts/start.mjs"], {
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
  return {
    start,
    said: () => output,
    killNext: () =>
      kill(
        descendants(child?.pid ?? 0)
          .filter(({ args }) => args.includes("next"))
          .map(({ pid }) => pid),
      ),
    killServer: async () => {
      const run = child;
      const isGone = run?.exitCode !== null || run.signalCode !== null;
      const ended = isGone ? null : new Promise((resolve) => run?.once("exit", resolve));
      const own = descendants(run?.pid ?? 0).filter(({ args }) => !args.includes("postgres"));
      kill([run?.pid ?? 0, ...own.map(({ pid }) => pid)]);
      await ended;
      await start();
    },
    stopDatabase: (signal) => {
      const pid = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0];
      process.kill(Number(pid), signal);
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
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
