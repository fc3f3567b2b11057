import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { nextCommand, projectRoot } from "./project";

/** What the build makes of `lib/server/http/serve.ts`. */
const siteBundle = path.join(projectRoot, ".next/site/serve.mjs");

/** Loaded before everything else: says itself what it is for. */
const preload = pathToFileURL(path.join(projectRoot, "scripts/launcher/exit-with-parent.mjs")).href;

/**
 * In megabytes: of all, of which some 100 are used, and of what was made a moment ago. With the usual 16 of these the site took
 * more than its 400 under load; with 4 the collection of garbage held up long pages of the desk (docs/performance.md). The last
 * ones that NODE_OPTIONS names count.
 */
const heapLimits = ["--max-old-space-size=512", "--max-semi-space-size=8"];

/**
 * Of glibc: few stores for threads, larger pieces straight from the system and back, and what is free at the end of a
 * store returned at once. Left alone it raises both limits to 32 MB by what it sees freed.
 */
const frugalAllocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

export type NextOptions = { env: NodeJS.ProcessEnv; output: "inherit" | "pipe" };

/** Runs Next's own command: only the build, as the site is served by its server. */
export function spawnNext(args: string[], options: NextOptions): ChildProcess {
  return spawnProgram([nextCommand, ...args], { ...options, env: withoutNodeEnv(options.env) });
}

/** Runs the process of the site: Next behind the server (`lib/server/http/serve.ts`). */
export function spawnSite(mode: "production" | "dev", { env, output }: NextOptions): ChildProcess {
  return spawnProgram([siteBundle, ...(mode === "dev" ? ["--dev"] : [])], {
    env: siteEnvironment(mode, env),
    output,
  });
}

/**
 * Node lets garbage grow up to a quarter of the machine's memory before it looks after it, and the allocator keeps a store
 * for each thread. Told less, the site stays near 260 MB where it took 460, at the same speed (docs/performance.md). Who
 * runs it may say otherwise.
 */
export function siteEnvironment(mode: "production" | "dev", env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (mode === "dev") return { ...env, NODE_ENV: "development" };
  const options = [...heapLimits, env.NODE_OPTIONS].filter(Boolean).join(" ");
  return { ...frugalAllocator, ...env, NODE_OPTIONS: options, NODE_ENV: "production" };
}

/**
 * Runs a program in its own process group: a Ctrl-C in the terminal reaches it only through the process that started it,
 * and it ends when that process is killed.
 */
function spawnProgram(args: string[], { env, output }: NextOptions): ChildProcess {
  return spawn(process.execPath, ["--import", preload, ...args], {
    cwd: projectRoot,
    env: { ...env, NEXT_TELEMETRY_DISABLED: "1", EXIT_WITH_PARENT: "1", BY_LAUNCHER: "1" },
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
}

/** Asks the process to end, waits, and kills its whole group if it does not. */
export async function stopNext(child: ChildProcess, patienceMs: number): Promise<void> {
  const ended = exitText(child);
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  const timer = setTimeout(() => killGroup(child), patienceMs);
  await ended;
  clearTimeout(timer);
}

/** Resolves to a text that says how the process ended. */
export function exitText(child: ChildProcess): Promise<string> {
  const words = () => (child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`);
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(words());
  return new Promise((resolve) => {
    child.once("exit", () => resolve(words()));
    child.once("error", (error) => resolve(error.message));
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, "SIGKILL");
}

/** Next sets the mode by its command; a NODE_ENV of the shell could contradict it. */
function withoutNodeEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name !== "NODE_ENV")) as NodeJS.ProcessEnv;
}
