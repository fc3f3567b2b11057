import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withEmbeddedDatabase, dataLock } from "./database-url";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres";
import { acquireLock, commandLine } from "./lock";

let folder: string;
let dataDir: string;
let server: EmbeddedPostgres | undefined;

beforeEach(() => {
  // Readable by the current user only, as a clone below /root is.
  folder = mkdtempSync(path.join(tmpdir(), "zerokey-pg-"));
  dataDir = path.join(folder, "data");
  mkdirSync(dataDir, { mode: 0o711 });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function open(): Promise<EmbeddedPostgres> {
  server = await openEmbeddedPostgres({ dataDir });
  return server;
}

async function query(sql: string, url = server!.url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

/** The processes whose command line names the folder: none may be left after a clean stop. */
function processesOfFolder(): string[] {
  const pids = execFileSync("ps", ["-eo", "pid="], { encoding: "utf8" }).trim().split(/\s+/).map(Number);
  return pids.map(commandLine).filter((line) => line.includes(folder));
}

describe("the embedded database", () => {
  it("starts, keeps its data over a stop, and leaves no process", async () => {
    await open();
    await query("create table kept as select 7 as number");
    await server!.stop();
    expect(server!.isRunning()).toBe(false);
    expect(processesOfFolder()).toEqual([]);

    await open();
    expect(await query("select number from kept")).toEqual([7]);
  });

  it("asks for the password, listens on this machine alone, and loses nothing", async () => {
    await open();
    const wrong = server!.url.replace(/:[^:@]+@/, ":wrong@");
    await expect(query("select 1", wrong)).rejects.toThrow(/password authentication failed/);
    expect(statSync(path.join(dataDir, "postgres-password")).mode & 0o777).toBe(0o600);
    expect(await query("show listen_addresses")).toEqual(["127.0.0.1"]);
    expect([...(await query("show fsync")), ...(await query("show synchronous_commit"))]).toEqual([
      "on",
      "on",
    ]);
  });

  it("knows the letters of every language", async () => {
    await open();
    expect(await query("select lower('ÉLAN')")).toEqual(["élan"]);
    await query("create extension pg_trgm");
    expect(await query("select cardinality(show_trgm('दिल'))")).not.toEqual([0]);
  });

  it("keeps every acknowledged row when the server is killed", async () => {
    await open();
    await query("create table kept (number int)");
    await query("insert into kept select generate_series(1, 1000)");
    process.kill(server!.pid, "SIGKILL");
    await open();
    expect(await query("select count(*)::int from kept")).toEqual([1000]);
  });

  it("keeps them when all its processes are killed at once", async () => {
    await open();
    await query("create table kept (number int)");
    await query("insert into kept select generate_series(1, 1000)");
    process.kill(-server!.pid, "SIGKILL");
    await open();
    expect(await query("select count(*)::int from kept")).toEqual([1000]);
  });

  it("stops the server that a killed run left behind, and keeps what it had stored", async () => {
    const first = await open();
    await query("create table kept (number int)");
    const second = await open();
    expect([first.isRunning(), second.isRunning()]).toEqual([false, true]);
    expect(await query("select count(*)::int from kept")).toEqual([0]);
    await second.stop();
    expect(processesOfFolder()).toEqual([]);
  });

  it("starts although its number belongs to another process by now", async () => {
    await open();
    await server!.stop();
    const pidFile = path.join(dataDir, "postgres", "postmaster.pid");
    writeFileSync(pidFile, `${process.pid}\n${dataDir}/postgres\n1\n${server!.port}\n\n127.0.0.1\n`);
    await open();
  });

  it("starts although a run was killed while it made the files", async () => {
    mkdirSync(path.join(dataDir, "postgres-new-1", "data"), { recursive: true });
    await open();
    expect(existsSync(path.join(dataDir, "postgres-new-1"))).toBe(false);
    expect(readFileSync(path.join(dataDir, "postgres", "PG_VERSION"), "utf8").trim()).toBe("18");
  });

  it("comes back on the port that its clients know", async () => {
    const { port } = await open();
    process.kill(server!.pid, "SIGKILL");
    server = await openEmbeddedPostgres({ dataDir, port });
    expect(server.port).toBe(port);
  });

  it("leaves nothing when it is stopped while it starts", async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 250);
    await expect(openEmbeddedPostgres({ dataDir, signal: stopping.signal })).rejects.toThrow();
    expect(processesOfFolder()).toEqual([]);
    await open();
  });
});

describe("a command on the embedded database", () => {
  it("brings the database up and stops it; another one waits for it", async () => {
    const asked: string[] = [];
    const ask = (name: string) =>
      withEmbeddedDatabase(
        dataDir,
        async (url) => void asked.push(name, ...((await query("select 'done'", url)) as string[])),
      );
    await Promise.all([ask("one"), ask("other")]);
    expect(asked.filter((word) => word === "done")).toHaveLength(2);
    expect(processesOfFolder()).toEqual([]);
  });

  it("uses that of a site which runs, and leaves it running", async () => {
    const lock = await acquireLock(dataLock(dataDir), "site");
    const { url } = await open();
    expect(await withEmbeddedDatabase(dataDir, async (found) => found)).toBe(url);
    expect(server!.isRunning()).toBe(true);
    lock.release();
  });

  it("says who is in its way", async () => {
    const lock = await acquireLock(dataLock(dataDir), "command");
    await expect(withEmbeddedDatabase(dataDir, async () => {}, 0)).rejects.toThrow(
      `Process ${process.pid} is using the database in ${dataDir}.`,
    );
    lock.release();
  });
});
