import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import path from "node:path";
import type { Account } from "./embedded-account";
import { postgresEnvironment } from "./embedded-cluster";
import { OperatorError } from "./errors";
import { commandLine, isRunning } from "./process-identity";
import { pause } from "./stop-signal";

const longestLog = 10 * 1024 * 1024;

export type PidFile = { pid: number; port: number | undefined };

/** For one small machine: durable, and otherwise tuned for speed. */
const flags = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  max_connections: "100",
  wal_level: "minimal",
  max_wal_senders: "0",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

/** For data that may be lost, such as that of a test run. */
const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export type SpawnOptions = {
  dataDir: string;
  postgres: string;
  account: Account;
  port: number;
  durable: boolean;
};

/**
 * Starts the server in its own session: a Ctrl-C in the terminal does not reach it, and it outlives a launcher that
 * is killed. `output` returns what it has written to the log since.
 */
export function spawnPostgres({ dataDir, postgres, account, port, durable }: SpawnOptions) {
  const logFile = path.join(dataDir, "postgres.log");
  if (existsSync(logFile) && statSync(logFile).size > longestLog) truncateSync(logFile);
  const settings = Object.entries({ ...flags, ...(durable ? {} : careless), port: String(port) });
  const [command = "", ...args] = [
    ...account.prefix,
    postgres,
    "-D",
    path.join(dataDir, "postgres"),
    ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const log = openSync(logFile, "a", 0o640);
  const start = statSync(logFile).size;
  const child = spawn(command, args, {
    uid: account.uid,
    gid: account.gid,
    cwd: "/",
    env: postgresEnvironment,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  let failure: Error | undefined;
  child.on("error", (error) => (failure = error));
  child.unref();
  const { pid } = child;
  if (pid === undefined)
    throw new OperatorError(`The embedded database could not be started with ${command}.`);
  return { pid, output: () => failure?.message ?? readFrom(logFile, start) };
}

/** The PID file of the running or last server. The port is missing in the first moments of a start. */
export function readPidFile(dataDir: string): PidFile | undefined {
  const file = pidFile(dataDir);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 ? { pid, port: port || undefined } : undefined;
}

/** Whether the process is the server of this folder, and not another one that got the same number later. */
export function isOurServer(pid: number, dataDir: string): boolean {
  if (!isRunning(pid)) return false;
  const command = commandLine(pid);
  if (command === undefined && isRunning(pid)) {
    throw new OperatorError(
      `Process ${pid} may be the database of ${dataDir}, but this user cannot see what it is.`,
    );
  }
  return command?.includes(`-D ${path.join(dataDir, "postgres")} `) ?? false;
}

/** PostgreSQL would refuse to start while the number in its PID file belongs to any process of the same user. */
export function removePidFile(dataDir: string): void {
  rmSync(pidFile(dataDir), { force: true });
}

/** Stops the servers of interrupted tests, whose data below `folder` is about to be deleted. */
export async function stopLeftovers(folder: string): Promise<void> {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => path.basename(name) === "postmaster.pid",
  );
  for (const name of found) {
    const dataDir = path.resolve(folder, name, "../..");
    const server = readPidFile(dataDir);
    if (!server || !isOurServer(server.pid, dataDir)) continue;
    process.kill(server.pid, "SIGQUIT");
    while (isOurServer(server.pid, dataDir)) await pause(50);
  }
}

function pidFile(dataDir: string): string {
  return path.join(dataDir, "postgres", "postmaster.pid");
}

function readFrom(file: string, start: number): string {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(16_384);
    return buffer.toString("utf8", 0, readSync(handle, buffer, 0, buffer.length, start)).trim();
  } finally {
    closeSync(handle);
  }
}
