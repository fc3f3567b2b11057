import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pause } from "./stop-signal";
import { acquireLock, identifyProcess, lockHolder, LockHeldError } from "./lock";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "zerokey-lock-"));
  file = path.join(folder, "site.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the lock", () => {
  it("refuses a second holder and names the first", async () => {
    const lock = await acquireLock(file, "site");
    await expect(acquireLock(file, "command", 150)).rejects.toMatchObject({
      holder: { pid: process.pid, use: "site" },
    });
    expect(lockHolder(file)?.pid).toBe(process.pid);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("waits for a holder that releases it in time", async () => {
    const lock = await acquireLock(file, "site");
    setTimeout(() => lock.release(), 300);
    (await acquireLock(file, "site", 20_000)).release();
  });

  it("takes over what a dead process left", async () => {
    const child = spawn("sleep", ["30"]);
    const identity = identifyProcess(child.pid!);
    writeFileSync(file, JSON.stringify({ pid: child.pid, identity, use: "site" }));
    await expect(acquireLock(file, "site")).rejects.toThrow(LockHeldError);
    child.kill("SIGKILL");
    await once(child, "exit");
    (await acquireLock(file, "site")).release();
  });

  it("takes over when the number belongs to another process by now", async () => {
    writeFileSync(
      file,
      JSON.stringify({ pid: process.pid, identity: `${process.pid} another time`, use: "site" }),
    );
    expect(lockHolder(file)).toBeUndefined();
    (await acquireLock(file, "site")).release();
  });

  it("takes over a damaged file", async () => {
    writeFileSync(file, "{");
    (await acquireLock(file, "site")).release();
  });

  it("lets one at a time in, also when all find what a dead process left", async () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: "another time", use: "site" }));
    let inside = 0;
    let most = 0;
    const enter = async () => {
      const lock = await acquireLock(file, "command", 20_000);
      most = Math.max(most, ++inside);
      await pause(20);
      inside -= 1;
      lock.release();
    };
    await Promise.all([enter(), enter(), enter()]);
    expect(most).toBe(1);
  });
});
