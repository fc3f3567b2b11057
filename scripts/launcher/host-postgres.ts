import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findFreePort } from "@/lib/process/free-port";
import { findAccount } from "./embedded-account";

const run = promisify(execFile);
const versions = "/usr/lib/postgresql";

/** PostgreSQL as a host has it, with the programs that the embedded one lacks: backups, and a log that is kept. */
export type HostPostgres = {
  url: string;
  start: (settings?: Record<string, string>) => Promise<void>;
  /** As the system stops it, or as a power cut does. */
  stop: (signal?: "SIGINT" | "SIGKILL") => Promise<void>;
  /** A copy of all of it while it runs, as the server of another folder, which `replay` starts. */
  baseBackup: (folder: string) => Promise<void>;
  /** As `start`, with the log replayed first, as the settings say. */
  replay: (settings: Record<string, string>) => Promise<void>;
};

/** The folder of the newest PostgreSQL of Debian (`apt-get install postgresql`). Throws a sentence when there is none. */
function hostBinaries(): string {
  const [newest] = existsSync(versions) ? readdirSync(versions).toSorted().toReversed() : [];
  const folder = path.join(versions, newest ?? "none", "bin");
  if (!existsSync(path.join(folder, "postgres")))
    throw new Error(`There is no PostgreSQL in ${versions}. Please run: apt-get install postgresql`);
  return folder;
}

/** A server in `folder/data`, made there unless it exists. Not started yet. */
export async function hostPostgres(folder: string): Promise<HostPostgres> {
  const binaries = hostBinaries();
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const account = findAccount(path.join(binaries, "postgres"), folder);
  const as = { uid: account.uid, gid: account.gid, cwd: "/" };
  if (account.owner) chownSync(folder, account.owner.uid, account.owner.gid);
  const data = path.join(folder, "data");
  if (!existsSync(data))
    await run(
      path.join(binaries, "initdb"),
      ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8"],
      as,
    );
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const start = async (settings: Record<string, string> = {}) => {
    const own = {
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      port: String(port),
      ...settings,
    };
    const flags = Object.entries(own).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    child = spawn(path.join(binaries, "postgres"), ["-D", data, ...flags], { ...as, stdio: "ignore" });
    await untilReady(url);
  };
  const give = (file: string) => {
    if (account.owner) chownSync(file, account.owner.uid, account.owner.gid);
  };
  return {
    url,
    start,
    replay: async (settings) => {
      const mark = path.join(data, "recovery.signal");
      writeFileSync(mark, "");
      give(mark);
      await start(settings);
    },
    stop: async (signal = "SIGINT") => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once("exit", resolve));
      child.kill(signal);
      await ended;
    },
    baseBackup: async (to) => {
      mkdirSync(to, { mode: 0o711 });
      give(to);
      const copy = path.join(to, "data");
      await run(path.join(binaries, "pg_basebackup"), ["-d", url, "-D", copy, "--checkpoint=fast"], as);
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client(url);
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query("select pg_is_in_recovery() as replays");
      if (!rows[0].replays) return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => {});
    }
    if (Date.now() > deadline) throw new Error("PostgreSQL did not become ready.");
    await pause(200);
  }
}

/** A mark of all rows of each table, whatever their order on the disk. */
export async function tableMarks(url: string): Promise<Map<string, string>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const marks = new Map<string, string>();
    for (const { name } of rows) {
      const counted = await client.query<{ mark: string }>(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as mark from ${name} t`,
      );
      marks.set(name, counted.rows[0]?.mark ?? "");
    }
    const sequences = await client.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences order by 1`,
    );
    for (const { name, last } of sequences.rows) marks.set(`sequence ${name}`, last);
    return marks;
  });
}

/** One connection, for as long as `work` takes. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
