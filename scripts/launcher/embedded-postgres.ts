import { mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { findAccount } from "./embedded-account";
import { findPostgresBinaries } from "./embedded-binaries";
import { ensureCluster, readPassword } from "./embedded-cluster";
import { databaseUrl, waitUntilReady } from "./embedded-connection";
import { isOurServer, readPidFile, removePidFile, spawnPostgres } from "./embedded-process";
import { OperatorError } from "./errors";
import { findFreePort } from "@/lib/process/free-port";
import { identifyProcess } from "./process-identity";
import { pause } from "./stop-signal";

export type EmbeddedPostgres = {
  url: string;
  port: number;
  pid: number;
  /** True if a server is used that was running already. */
  adopted: boolean;
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

/** How long the processes of a killed server may take to release the data. */
const leftoverPatienceMs = 60_000;

/**
 * Starts the database of `dataDir`, or adopts the server that a killed run left behind. Only one process at a time may
 * call this for a folder: callers hold a lock.
 */
export async function openEmbeddedPostgres(options: OpenOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o711 });
  // The real path, without links: the running server is recognised by it.
  const dataDir = realpathSync(options.dataDir);
  return (await adopt(dataDir, options.signal)) ?? (await start({ ...options, dataDir }));
}

async function adopt(dataDir: string, signal?: AbortSignal): Promise<EmbeddedPostgres | undefined> {
  for (;;) {
    signal?.throwIfAborted();
    const found = readPidFile(dataDir);
    if (!found) return undefined;
    const { pid, port } = found;
    if (!isOurServer(pid, dataDir)) {
      removePidFile(dataDir);
      return undefined;
    }
    if (port) {
      const password = readPassword(dataDir);
      const folder = await waitUntilReady({
        port,
        password,
        isRunning: () => isOurServer(pid, dataDir),
        signal,
      });
      if (folder === path.join(dataDir, "postgres")) return toHandle(pid, port, password, true);
      if (folder) throw new OperatorError(`Port ${port} answers for another database (${folder}).`);
    }
    await pause(50, signal);
  }
}

async function start({
  dataDir,
  port: wanted,
  sitePort,
  durable = true,
  signal,
}: OpenOptions): Promise<EmbeddedPostgres> {
  const { initdb, postgres } = findPostgresBinaries();
  const account = findAccount(postgres, dataDir);
  const password = readPassword(dataDir);
  await ensureCluster(dataDir, initdb, account, signal);

  const deadline = Date.now() + leftoverPatienceMs;
  for (;;) {
    signal?.throwIfAborted();
    const port = wanted ?? (await findFreePort(sitePort));
    const { pid, output } = spawnPostgres({ dataDir, postgres, account, port, durable });
    const server = toHandle(pid, port, password, false);
    try {
      if (await waitUntilReady({ port, password, isRunning: server.isRunning, signal })) return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
    const retry = /shared memory block|lock file|could not create any TCP\/IP sockets/.test(output());
    if (!retry || Date.now() > deadline) {
      throw new OperatorError(`The embedded database did not start. Its log says:\n${output()}`);
    }
    await pause(300, signal);
    // The server of a run that was killed a moment ago may have started first.
    const other = await adopt(dataDir, signal);
    if (other) return other;
  }
}

function toHandle(pid: number, port: number, password: string, adopted: boolean): EmbeddedPostgres {
  const identity = identifyProcess(pid);
  const isRunning = () => identity !== undefined && identifyProcess(pid) === identity;
  return {
    url: databaseUrl(port, password),
    port,
    pid,
    adopted,
    isRunning,
    stop: () => stopServer(pid, isRunning),
  };
}

async function stopServer(pid: number, isRunning: () => boolean): Promise<void> {
  // "Fast" first; "immediate" loses nothing either, but makes the next start recover.
  for (const [signal, patienceMs] of [
    ["SIGINT", 60_000],
    ["SIGQUIT", 10_000],
    ["SIGKILL", 5_000],
  ] as const) {
    const deadline = Date.now() + patienceMs;
    if (isRunning()) process.kill(pid, signal);
    while (isRunning() && Date.now() < deadline) await pause(25);
    if (!isRunning()) return;
  }
  throw new Error(`The embedded database (process ${pid}) does not end.`);
}
