import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopped;

/** Forwards every stop signal to the running child, and ends this program when the child has ended. */
export function forwardSignals() {
  for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(name, () => stop(name));
  // The terminal or npm may be gone while the child is still shutting down: failing to write to them is no error.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (process.env.npm_lifecycle_event) watchParents();
}

/** @param {NodeJS.Signals} name */
function stop(name) {
  stopped = name;
  if (children.size === 0) process.exit(exitCodeOf(name));
  for (const child of children) child.kill(name);
}

/**
 * Runs a command and resolves with its exit code. Ends this program if a stop signal came meanwhile.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {{ env?: NodeJS.ProcessEnv, ipc?: boolean, onErrors?: (text: string) => void }} [options] with `ipc` the child
 *   notices when this program is killed; `onErrors` receives what it writes to standard error, which is shown otherwise
 * @returns {Promise<number>}
 */
export function runCommand(command, args, cwd, { env = process.env, ipc = false, onErrors } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = ["ignore", "inherit", onErrors ? "pipe" : "inherit"];
    const child = spawn(command, args, { cwd, env, stdio: ipc ? [...stdio, "ipc"] : stdio });
    children.add(child);
    child.stderr?.on("data", (chunk) => onErrors?.(String(chunk)));
    child.on("error", (error) => {
      children.delete(child);
      reject(error);
    });
    child.on("close", (code, signal) => {
      children.delete(child);
      const result = code ?? (signal ? exitCodeOf(signal) : 1);
      if (stopped) process.exit(result);
      resolve(result);
    });
  });
}

/**
 * npm runs this program through a shell, and neither signals it when npm is killed. So it checks every second whether
 * its parent, or on Linux the shell's parent, is still the same.
 */
function watchParents() {
  const [parent, grandparent] = [process.ppid, parentOf(process.ppid)];
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    stop("SIGTERM");
  }, 1_000);
  timer.unref();
}

/** @param {number} pid */
function parentOf(pid) {
  if (process.platform !== "linux") return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
  } catch {
    // It has ended.
    return undefined;
  }
}

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}
