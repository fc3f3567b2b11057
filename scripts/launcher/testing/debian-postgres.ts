import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findAccount, type Account } from "../embedded-account";
import { postgresEnvironment } from "../embedded-cluster";

const programs = "/usr/lib/postgresql";
const password = "a-password-of-the-bench";
const lag = "application_name=replica";

export type Server = {
  url: string;
  start: () => Promise<void>;
  /** `SIGINT` ends it in order, `SIGKILL` like a power cut, `SIGSTOP` lets it hang. */
  signal: (name: NodeJS.Signals) => Promise<void>;
  ask: <Row extends object>(statement: string) => Promise<Row[]>;
};

/** Debian's PostgreSQL below this folder: a main database and a replica that streams from it, both started. */
export async function startPair(
  folder: string,
  [mainPort, replicaPort]: readonly [number, number],
): Promise<{ main: Server; replica: Server }> {
  const bin = newestPrograms();
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const account = findAccount(path.join(bin, "postgres"), folder);
  const own = (name: string) => {
    const made = path.join(folder, name);
    mkdirSync(made, { mode: 0o700 });
    if (account.owner) chownSync(made, account.owner.uid, account.owner.gid);
    return made;
  };
  const run = (program: string, args: string[]) => {
    const [command = "", ...rest] = [...account.prefix, path.join(bin, program), ...args];
    const { uid, gid } = account;
    execFileSync(command, rest, {
      uid,
      gid,
      cwd: "/",
      env: postgresEnvironment,
      stdio: ["ignore", "ignore", "inherit"],
    });
  };
  const [mainFolder, replicaFolder] = [own("main"), own("replica")];
  const secret = path.join(mainFolder, "../password");
  writeFileSync(secret, password, { mode: 0o644 });
  run("initdb", [
    "-D",
    mainFolder,
    "-U",
    "postgres",
    `--pwfile=${secret}`,
    "-A",
    "scram-sha-256",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  ]);
  const main = server(bin, account, mainFolder, mainPort);
  await main.start();
  await askOf(main.url.replace(/\/zerokey$/, "/postgres"), "create database zerokey");
  const from = `postgres://postgres:${password}@127.0.0.1:${mainPort}/?${lag}`;
  run("pg_basebackup", ["-d", from, "-D", replicaFolder, "-R", "-X", "stream", "-c", "fast"]);
  const replica = server(bin, account, replicaFolder, replicaPort);
  await replica.start();
  return { main, replica };
}

function newestPrograms(): string {
  const versions = existsSync(programs)
    ? readdirSync(programs).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const bin = versions[0] && path.join(programs, versions[0], "bin");
  if (!bin || !existsSync(path.join(bin, "pg_basebackup")))
    throw new Error("PostgreSQL is needed: apt-get install postgresql");
  return bin;
}

function server(bin: string, account: Account, folder: string, port: number): Server {
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/zerokey`;
  let child: ChildProcess | undefined;
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    wal_level: "replica",
    hot_standby: "on",
  };
  return {
    url,
    async start() {
      const [command = "", ...args] = [
        ...account.prefix,
        ...[path.join(bin, "postgres"), "-D", folder],
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ];
      const { uid, gid } = account;
      const log = openSync(path.join(folder, "../postgres.log"), "a");
      child = spawn(command, args, {
        uid,
        gid,
        cwd: "/",
        env: postgresEnvironment,
        stdio: ["ignore", log, log],
      });
      const deadline = Date.now() + 30_000;
      for (;;) {
        try {
          await askOf(url.replace(/\/zerokey$/, "/postgres"), "select 1");
          return;
        } catch (error) {
          if (child.exitCode !== null || Date.now() > deadline) throw error;
          await pause(50);
        }
      }
    },
    async signal(name) {
      const run = child;
      if (!run || run.exitCode !== null || run.signalCode !== null) return;
      const ended = new Promise((resolve) => run.once("exit", resolve));
      run.kill(name);
      if (name !== "SIGSTOP" && name !== "SIGCONT") await ended;
    },
    ask: (statement) => askOf(url, statement),
  };
}

async function askOf<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A connection that breaks reports it with the statement, too.
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
