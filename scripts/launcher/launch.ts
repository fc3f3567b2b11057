import { mkdirSync } from "node:fs";
import { keptLeadsNote } from "@/lib/enquiries/store/delivery-mutations";
import { readEnv, type Settings } from "@/lib/process/env";
import { ownAddress } from "@/lib/process/own-server";
import { ensureBuild } from "./build";
import { openDatabaseLocked, siteLockFile } from "./database-lock";
import { bundleDoor } from "./door-bundle";
import { bundleWorker } from "./worker-bundle";
import { describeError, OperatorError } from "./errors";
import { siteUserUrl } from "./embedded-site-user";
import { superviseDatabase } from "./supervise-database";
import { acquireLock, LockHeldError, type Lock } from "./lock";
import { complain, say } from "./output";
import { preparePdfAssets } from "./pdf-assets";
import { waitForPort } from "./ports";
import { loadEnvFiles } from "./project";
import { announceSite } from "./running-site";
import { prepareWhenReady, startServer, type Mode } from "./server";
import { whenAborted, listenForStop } from "./stop-signal";

/** A server that ends within this time after its start, several times in a row, is broken. */
const shortestLifeMs = 10_000;
const mostShortLives = 5;

let lock: Lock | undefined;
const stopping = listenForStop(() => {
  lock?.markStopping();
  say("Stopping");
});

try {
  loadEnvFiles();
  await launch(process.argv.includes("--dev") ? "dev" : "production", readEnv());
  say("Stopped");
} catch (error) {
  if (!stopping.aborted) {
    complain(describeError(error));
    process.exitCode = 1;
  }
}

/** Everything that is started is stopped in the reverse order, whatever happens in between. */
async function launch(mode: Mode, settings: Settings): Promise<void> {
  lock = await lockFolder(settings.DATA_DIR);
  try {
    // First, because somebody who has to choose another port should not have to wait for a build.
    await waitForPort(settings.PORT, settings.HOST, stopping);
    const isEmbedded = !settings.DATABASE_URL && !settings.API_BASE_URL;
    const run = () => serve(mode, settings, isEmbedded);
    await (isEmbedded ? withEmbeddedDatabase(settings, run) : run());
  } finally {
    lock.release();
  }
}

async function lockFolder(dataDir: string): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  try {
    return await acquireLock(siteLockFile(dataDir));
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new OperatorError(
      `Another start of this site (process ${error.pid}) is using the folder ${dataDir}. ` +
        `Please stop it first, or set DATA_DIR and PORT to other values.`,
    );
  }
}

async function withEmbeddedDatabase(settings: Settings, run: () => Promise<void>): Promise<void> {
  const dataDir = settings.DATA_DIR;
  const first = await openDatabaseLocked({ dataDir, sitePort: settings.PORT, signal: stopping });
  const database = superviseDatabase(dataDir, first, complain);
  try {
    say(`Database: ${first.adopted ? "found running" : "started"} on port ${first.port}`);
    process.env.DATABASE_URL = first.url;
    await run();
  } finally {
    await database.stop();
  }
}

async function serve(mode: Mode, settings: Settings, isEmbedded: boolean): Promise<void> {
  // The site must use the launcher's folder, wherever it is started.
  process.env.DATA_DIR = settings.DATA_DIR;
  if (mode === "production") await ensureBuild({ log: say, signal: stopping });
  else {
    preparePdfAssets();
    await Promise.all([bundleDoor(), bundleWorker()]);
  }
  stopping.throwIfAborted();
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl && !settings.API_BASE_URL) await prepareWhenReady(databaseUrl, say, stopping);
  if (databaseUrl && isEmbedded) process.env.DATABASE_URL = await siteUserUrl(databaseUrl);
  const announced = settings.API_BASE_URL ? undefined : announceSite(settings);
  try {
    await keepServing(mode, settings);
  } finally {
    announced?.leave();
  }
}

async function keepServing(mode: Mode, settings: Settings): Promise<void> {
  for (let shortLives = 0; ;) {
    const started = Date.now();
    const server = await startServer({ mode, settings, env: process.env, signal: stopping });
    say(`Ready: ${ownAddress(settings, "localhost")}`);
    const note = keptLeadsNote(settings);
    if (note) say(note);
    const end = await Promise.race([server.ended, whenAborted(stopping)]);
    if (stopping.aborted) return server.stop();
    shortLives = Date.now() - started < shortestLifeMs ? shortLives + 1 : 0;
    if (shortLives === mostShortLives) throw new OperatorError(`The site ended by itself (${end}).`);
    complain(`Site: ended by itself (${end}), starting it again`);
  }
}
