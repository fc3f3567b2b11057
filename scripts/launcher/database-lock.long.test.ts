import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shareDatabase, openDatabaseLocked, siteLockFile } from "./database-lock";
import { acquireLock } from "./lock";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "zerokey-command-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

describe("a command on the embedded database", () => {
  it("brings the database up and stops it", async () => {
    const { database, leave } = await shareDatabase(dataDir);
    expect(database.isRunning()).toBe(true);
    await leave();
    expect(database.isRunning()).toBe(false);
    expect(readdirSync(path.join(dataDir, "database-users"))).toEqual([]);
  });

  it("leaves it to a command that is still at work", async () => {
    const first = await shareDatabase(dataDir);
    const second = await shareDatabase(dataDir);
    await first.leave();
    expect(second.database.isRunning()).toBe(true);
    await second.leave();
    expect(second.database.isRunning()).toBe(false);
  });

  it("leaves it to a site that was started meanwhile", async () => {
    const { leave } = await shareDatabase(dataDir);
    const lock = await acquireLock(siteLockFile(dataDir));
    const database = await openDatabaseLocked({ dataDir });
    await leave();
    expect(database).toMatchObject({ adopted: true });
    expect(database.isRunning()).toBe(true);
    await database.stop();
    lock.release();
  });
});
