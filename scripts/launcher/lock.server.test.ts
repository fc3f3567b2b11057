import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acquireLock, lockHolder, LockHeldError, withLock } from "./lock";
import { identifyProcess } from "./process-identity";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "zerokey-lock-"));
  file = path.join(folder, "site.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the lock", () => {
  it("refuses a second holder and names the first", async () => {
    const lock = await acquireLock(file);
    await expect(acquireLock(file, { waitMs: 150 })).rejects.toEqual(new LockHeldError(process.pid));
    expect(lockHolder(file)).toBe(process.pid);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("waits for a holder that is stopping", async () => {
    const lock = await acquireLock(file);
    lock.markStopping();
    setTimeout(() => lock.release(), 300);
    const next = await acquireLock(file, { waitMs: 0 });
    next.release();
  });

  it("takes over what a dead process left", async () => {
    const child = spawn("sleep", ["30"]);
    const identity = identifyProcess(child.pid!);
    writeFileSync(file, JSON.stringify({ pid: child.pid, identity }));
    await expect(acquireLock(file, { waitMs: 0 })).rejects.toThrow(LockHeldError);
    child.kill("SIGKILL");
    await once(child, "exit");
    (await acquireLock(file, { waitMs: 0 })).release();
  });

  it("takes over when the number belongs to another process by now", async () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: `${process.pid} another time` }));
    expect(lockHolder(file)).toBeUndefined();
    (await acquireLock(file, { waitMs: 0 })).release();
  });

  it("takes over a damaged file", async () => {
    writeFileSync(file, "{");
    (await acquireLock(file, { waitMs: 0 })).release();
  });

  it("lets one at a time in", async () => {
    let inside = 0;
    let most = 0;
    const enter = () =>
      withLock(file, async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setTimeout(resolve, 20));
        inside -= 1;
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(most).toBe(1);
  });
});
