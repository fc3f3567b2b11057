import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { identifyProcess } from "./process-identity";
import { hasCode } from "./errors";

type Holder = { pid: number; identity: string; stopping?: boolean };

export type Lock = {
  /** Tells waiting processes that the lock will be free soon. */
  markStopping: () => void;
  release: () => void;
};

export type LockOptions = {
  /** How long to wait for a running holder that has not said that it is stopping. */
  waitMs?: number;
  /** How long to wait for one that has. */
  waitStoppingMs?: number;
};

/** Another running process holds the lock. */
export class LockHeldError extends Error {
  constructor(readonly pid: number) {
    super(`The lock is held by process ${pid}.`);
    this.name = "LockHeldError";
  }
}

/**
 * Takes the lock `file` for this process. A file left behind by a killed process is taken over, also if its number
 * now belongs to another process. Throws a `LockHeldError` if the holder does not release it in time.
 */
export async function acquireLock(
  file: string,
  { waitMs = 5_000, waitStoppingMs = 30_000 }: LockOptions = {},
): Promise<Lock> {
  const began = Date.now();
  const own: Holder = { pid: process.pid, identity: identifyProcess(process.pid) ?? String(process.pid) };
  for (;;) {
    if (place(file, own)) return toLock(file, own);
    const holder = readHolder(file);
    if (holder && identifyProcess(holder.pid) === holder.identity) {
      const patience = holder.stopping ? waitStoppingMs : waitMs;
      if (Date.now() - began >= patience) throw new LockHeldError(holder.pid);
      await sleep(100);
    } else {
      removeLeftover(file, holder);
    }
  }
}

/** The number of the running process that holds the lock, if any. */
export function lockHolder(file: string): number | undefined {
  const holder = readHolder(file);
  return holder && identifyProcess(holder.pid) === holder.identity ? holder.pid : undefined;
}

/** Runs `action` while holding the lock, and waits up to a minute for it. */
export async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  const lock = await acquireLock(file, { waitMs: 60_000, waitStoppingMs: 60_000 });
  try {
    return await action();
  } finally {
    lock.release();
  }
}

function toLock(file: string, own: Holder): Lock {
  const isOwn = () => readHolder(file)?.identity === own.identity;
  return {
    markStopping: () => {
      if (!isOwn()) return;
      const next = nameBeside(file);
      writeFileSync(next, JSON.stringify({ ...own, stopping: true }));
      renameSync(next, file);
    },
    release: () => {
      if (isOwn()) rmSync(file, { force: true });
    },
  };
}

/** Creates the lock with its content in one step, so that nobody reads an incomplete file. False if it exists. */
function place(file: string, own: Holder): boolean {
  const draft = nameBeside(file);
  writeFileSync(draft, JSON.stringify(own));
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

/** Two processes may find the same leftover: a file that was moved aside is put back if it is another lock by then. */
function removeLeftover(file: string, leftover: Holder | undefined): void {
  const aside = nameBeside(file);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && moved.identity !== leftover?.identity) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
  }
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8")) as Partial<Holder>;
    return typeof holder.pid === "number" && typeof holder.identity === "string"
      ? (holder as Holder)
      : undefined;
  } catch (error) {
    // It has been removed meanwhile, or is not a complete lock file.
    if (hasCode(error, "ENOENT") || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function nameBeside(file: string): string {
  return `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
}
