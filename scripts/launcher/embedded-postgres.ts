import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import { realpathSync, rmSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "@/lib/process/free-port";
import { ensureCluster, postgresEnvironment, readPassword } from "./embedded-cluster";
import { findAccount, findPrograms } from "./embedded-programs";
import { hasCode, OperatorError } from "./errors";
import { commandLine } from "./lock";
import { pause } from "./stop-signal";

export type EmbeddedPostgres = {
  url: string;
  port: number;
  pid: number;
  isRunning: () => boolean;
  /** Shuts the server down cleanly: connections are closed, everything is on disk. Does nothing if it has ended. */
  stop: () => Promise<void>;
};

export type OpenOptions = {
  dataDir: string;
  /** The port of a restarted server must be the one its clients know. Default: any free port. */
  port?: number;
  /** The port that the site will listen on: the server must not be given it. */
  sitePort?: number;
  /** False only for data that may be lost in a power cut. */
  durable?: boolean;
  signal?: AbortSignal;
};

/** For one small machine: durable, and otherwise tuned for speed. */
const settings = {
  ...{ listen_addresses: "127.0.0.1", unix_socket_directories: "" },
  ...{ shared_buffers: "128MB", max_connections: "100", wal_level: "minimal", max_wal_senders: "0" },
  ...{ random_page_cost: "1.1", jit: "off", timezone: "UTC", log_timezone: "UTC" },
  ...{ log_min_messages: "warning", log_checkpoints: "off" },
};
/** For data that may be lost, such as that of a test run: to vacuum its hundreds of databases took a tenth of its time. */
const careless = { autovacuum: "off", fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const databaseName = "zerokey";
const longestLog = 10 * 1024 * 1024;
/** How long the processes of a killed server may take to release the data. */
const leftoverPatienceMs = 60_000;
/** Recovery after a crash may take its time. */
const startPatienceMs = 5 * 60_000;

/**
 * Starts the database of `dataDir`. A server that a killed run left behind is stopped first, so callers hold the lock of
 * the folder: nobody else may be using it.
 */
export async function openEmbeddedPostgres(options: OpenOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o711 });
  // The real path, without links: a server that was left is recognised by it.
  const dataDir = realpathSync(options.dataDir);
  const { signal, durable = true } = options;
  const { initdb, postgres } = await findPrograms();
  const account = findAccount(postgres, dataDir);
  const password = readPassword(dataDir);
  await ensureCluster(dataDir, initdb, account, signal);

  const deadline = Date.now() + leftoverPatienceMs;
  for (;;) {
    await stopLeftover(dataDir);
    signal?.throwIfAborted();
    const port = options.port ?? (await findFreePort(options.sitePort));
    const flags = Object.entries({ ...settings, ...(durable ? {} : careless), port: String(port) });
    const [command = "", ...args] = [
      ...account.prefix,
      ...[postgres, "-D", path.join(dataDir, "postgres")],
      ...flags.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ];
    const { server, output } = startServer(command, args, dataDir, account);
    const address = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
    try {
      if (await isReady(address("postgres"), server.isRunning, signal))
        return { ...server, port, url: address(databaseName) };
    } catch (error) {
      await server.stop();
      throw error;
    }
    // What a killed run left may hold the data or the port for a moment, or may have started first.
    const isHeld = /shared memory block|lock file|could not create any TCP\/IP sockets/.test(output());
    if (!isHeld || Date.now() > deadline)
      throw new OperatorError(`The embedded database did not start. Its log says:\n${output()}`);
    await pause(300, signal);
  }
}

/** Starts the program in its own session: a Ctrl-C in the terminal does not reach it. */
function startServer(
  command: string,
  args: string[],
  dataDir: string,
  { uid, gid }: { uid?: number; gid?: number },
) {
  const logFile = path.join(dataDir, "postgres.log");
  if (existsSync(logFile) && statSync(logFile).size > longestLog) truncateSync(logFile);
  const log = openSync(logFile, "a", 0o640);
  const start = statSync(logFile).size;
  const stdio = ["ignore", log, log] as const;
  const child = spawn(command, args, {
    ...{ uid, gid, cwd: "/", env: postgresEnvironment, detached: true, stdio: [...stdio] },
  });
  closeSync(log);
  child.unref();
  let failure: Error | undefined;
  child.on("error", (error) => (failure = error));
  const { pid } = child;
  if (pid === undefined)
    throw new OperatorError(`The embedded database could not be started with ${command}.`);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const output = () => failure?.message ?? readFileSync(logFile).subarray(start).toString().trim();
  return { server: { pid, isRunning, stop: () => endServer(pid, isRunning) }, output };
}

/** Waits through start and recovery, and creates the site's database if it is missing. False if the server ended meanwhile. */
async function isReady(url: string, isRunning: () => boolean, signal?: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + startPatienceMs;
  while (isRunning()) {
    signal?.throwIfAborted();
    try {
      await withClient(url, async (client) => {
        const found = await client.query("select from pg_database where datname = $1", [databaseName]);
        if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
      });
      return true;
    } catch (error) {
      if (!isTemporary(error)) throw error;
      if (Date.now() > deadline)
        throw new OperatorError(`The embedded database does not answer.`, { cause: error });
    }
    await pause(50, signal);
  }
  return false;
}

/** True while a server is starting or stopping: PostgreSQL's codes 57P03 and 57P01. */
function isTemporary(error: unknown): boolean {
  if (hasCode(error, "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03")) return true;
  return error instanceof Error && /connection terminated|timeout expired/i.test(error.message);
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle reports it here; the next query fails anyway.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of the database that the site of this folder has started; undefined while it does not answer. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  const port = pidLines(dataDir)[3];
  if (!port) return undefined;
  const url = `postgres://postgres:${readPassword(dataDir)}@127.0.0.1:${port}/${databaseName}`;
  try {
    await withClient(url, async () => undefined);
    return url;
  } catch (error) {
    // 3D000: the database is being made.
    if (isTemporary(error) || hasCode(error, "3D000")) return undefined;
    throw error;
  }
}

/** Ends the server of this folder that a killed run left running; what it had stored stays. */
async function stopLeftover(dataDir: string): Promise<void> {
  const pid = Number(pidLines(dataDir)[0]);
  if (!(pid > 0)) return;
  const isOurs = () => commandLine(pid).includes(`-D ${path.join(dataDir, "postgres")} `);
  if (isOurs()) return endServer(pid, isOurs);
  // PostgreSQL would refuse to start while the number in its PID file belongs to any process of the same user.
  rmSync(pidFile(dataDir), { force: true });
}

/** The same for the servers of interrupted tests, whose data below `folder` is about to be deleted. */
export async function stopLeftovers(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (path.basename(name) === "postmaster.pid")
      await stopLeftover(realpathSync(path.resolve(folder, name, "../..")));
}

const pidFile = (dataDir: string) => path.join(dataDir, "postgres", "postmaster.pid");

/** Of the running or last server: its number first, its port fourth, which is missing in the first moments of a start. */
function pidLines(dataDir: string): string[] {
  try {
    return readFileSync(pidFile(dataDir), "utf8").split("\n");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

/** "Fast" first; "immediate" loses nothing either, but makes the next start recover. */
async function endServer(pid: number, isRunning: () => boolean): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", 60_000],
    ["SIGQUIT", 10_000],
    ["SIGKILL", 5_000],
  ] as const) {
    const deadline = Date.now() + patienceMs;
    try {
      if (isRunning()) process.kill(pid, signal);
    } catch (error) {
      // It has ended meanwhile.
      if (!hasCode(error, "ESRCH")) throw error;
    }
    while (isRunning() && Date.now() < deadline) await pause(25);
    if (!isRunning()) return;
  }
  throw new Error(`The embedded database (process ${pid}) does not end.`);
}
