import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hasCode } from "./errors";
import { pause } from "./stop-signal";

const isLinux = process.platform === "linux";

/** `use`: a site holds the lock while it runs, a command while it has the database to itself. */
export type Holder = { pid: number; identity: string; use: "site" | "command" };
export type Lock = { release: () => void };

/** Another running process holds the lock. */
export class LockHeldError extends Error {
  constructor(readonly holder: Holder) {
    super(`The lock is held by process ${holder.pid}.`);
    this.name = "LockHeldError";
  }
}

/**
 * Takes the lock `file` for this process. What a killed process left is taken over, also if its number belongs to
 * another process by now. Throws a `LockHeldError` if the holder does not release it within `waitMs`.
 */
export async function acquireLock(file: string, use: Holder["use"], waitMs = 0): Promise<Lock> {
  const deadline = Date.now() + waitMs;
  const identity = identifyProcess(process.pid) ?? String(process.pid);
  const own = JSON.stringify({ pid: process.pid, identity, use } satisfies Holder);
  while (!place(file, own)) {
    const holder = lockHolder(file);
    if (!holder) removeLeftover(file);
    else if (Date.now() >= deadline) throw new LockHeldError(holder);
    else await pause(100);
  }
  return {
    release: () => {
      if (read(file) === own) rmSync(file, { force: true });
    },
  };
}

/** The running process that holds the lock, if any. */
export function lockHolder(file: string): Holder | undefined {
  return runningOf<Holder>(file);
}

/** What a process wrote that still runs; undefined if it has ended, or the file is not there or not whole. */
export function runningOf<T extends Pick<Holder, "pid" | "identity">>(file: string): T | undefined {
  try {
    const left = JSON.parse(read(file)) as T; // of our own programs
    return identifyProcess(left.pid) === left.identity ? left : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A process by its number and the time it started, because numbers are reused; undefined if it does not run. */
export function identifyProcess(pid: number): string | undefined {
  const stat = tellOf(pid, "stat", "lstart=");
  if (!stat) return undefined;
  if (!isLinux) return `${pid} ${stat}`;
  // The name in brackets may hold spaces and brackets, so the fields are counted from the last one. Z, X: it has ended.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z" || fields[0] === "X") return undefined;
  return `${pid} ${fields[19]} ${read("/proc/sys/kernel/random/boot_id").trim()}`;
}

/** Empty where it can't be read or the process has ended. */
export function commandLine(pid: number): string {
  return tellOf(pid, "cmdline", "command=").replaceAll("\0", " ");
}

/** What Linux has in a file and other systems tell by `ps`. */
function tellOf(pid: number, file: string, column: string): string {
  if (isLinux) return read(`/proc/${pid}/${file}`);
  try {
    const args = ["-ww", "-o", column, "-p", String(pid)];
    return execFileSync("ps", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    // ps exits with 1 for a process that does not exist.
    return "";
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    // ESRCH: of a process that ends just now.
    if (hasCode(error, "ENOENT", "ESRCH")) return "";
    throw error;
  }
}

/** Creates the lock with its content in one step, so that nobody reads an incomplete file. False if it exists. */
function place(file: string, own: string): boolean {
  const draft = nameBeside(file);
  writeFileSync(draft, own);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Two processes may find the same leftover: whoever moved a new lock aside puts it back. */
function removeLeftover(file: string): void {
  const aside = nameBeside(file);
  try {
    renameSync(file, aside);
    if (lockHolder(aside)) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, "ENOENT", "EEXIST")) throw error;
  }
  rmSync(aside, { force: true });
}

function nameBeside(file: string): string {
  return `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
}
