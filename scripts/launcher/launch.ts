import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { grantToSite } from "@/lib/db/site-role";
import { readEnv, type Settings } from "@/lib/process/env";
import { ownAddress } from "@/lib/process/own-server";
import { ensureBuild, preparePdfAssets } from "./build";
import { bundleSite, bundleWorker } from "./bundles";
import { dataLock } from "./database-url";
import { openEmbeddedPostgres, withClient } from "./embedded-postgres";
import { describeError, OperatorError } from "./errors";
import { acquireLock, lockHolder, LockHeldError, type Lock } from "./lock";
import { complain, say } from "./output";
import { loadEnvFiles } from "./project";
import { announceSite, findRunningSites, type RunningSite } from "./running-site";
import { notesAtStart, prepareWhenReady, startServer, waitForPort, type Mode } from "./server";
import { listenForStop, pause, whenAborted } from "./stop-signal";

/** How long another start may take to end, which lets running requests finish. */
const lockMs = 10_000;
/** A server that ends within this time after its start, several times in a row, is broken. */
const shortestLifeMs = 10_000;
const mostShortLives = 5;
const databaseCheckMs = 1_000;
/** The database's user of the site, as `deploy/roles.sql` calls it. */
const siteRole = "zerokey_site";

const stopping = listenForStop(() => say("Stopping"));

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
  // Who serves is not ending, so nobody waits for its folder or its port.
  const serving = findRunningSites();
  const lock = await lockFolder(settings.DATA_DIR, serving);
  try {
    // First, because somebody who has to choose another port should not have to wait for a build.
    const isServed = serving.some(({ port }) => port === settings.PORT);
    await waitForPort(settings.PORT, settings.HOST, stopping, isServed ? 0 : undefined);
    const isEmbedded = !settings.DATABASE_URL && !settings.API_BASE_URL;
    const run = () => serve(mode, settings, isEmbedded);
    await (isEmbedded ? withSupervisedDatabase(settings, run) : run());
  } finally {
    lock.release();
  }
}

async function lockFolder(dataDir: string, serving: RunningSite[]): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const file = dataLock(dataDir);
  const holder = lockHolder(file);
  try {
    return await acquireLock(file, "site", serving.some(({ pid }) => pid === holder?.pid) ? 0 : lockMs);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    const { pid, use } = error.holder;
    throw new OperatorError(
      use === "site"
        ? `Another start of this site (process ${pid}) is using the folder ${dataDir}. ` +
            `Please stop it first, or set DATA_DIR and PORT to other values.`
        : `A command (process ${pid}) is using the database in ${dataDir}. Please start the site when it has ended.`,
    );
  }
}

/** Runs the embedded database beside `run`: looks every second whether it runs, and starts it again on its port if not. */
async function withSupervisedDatabase(
  { DATA_DIR: dataDir, PORT: sitePort }: Settings,
  run: () => Promise<void>,
) {
  let database = await openEmbeddedPostgres({ dataDir, sitePort, signal: stopping });
  const { port } = database;
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted)
      try {
        await pause(databaseCheckMs, over.signal);
        if (database.isRunning()) continue;
        complain("Database: ended by itself, starting it again");
        database = await openEmbeddedPostgres({ dataDir, port, signal: over.signal });
        complain(`Database: runs again on port ${port}`);
      } catch (error) {
        if (!over.signal.aborted) complain(`Database: ${describeError(error)}`);
      }
  };
  const watching = watch();
  try {
    say(`Database: started on port ${port}`);
    process.env.DATABASE_URL = database.url;
    await run();
  } finally {
    over.abort();
    await watching;
    await database.stop();
  }
}

async function serve(mode: Mode, settings: Settings, isEmbedded: boolean): Promise<void> {
  // The site must use the launcher's folder, wherever it is started.
  process.env.DATA_DIR = settings.DATA_DIR;
  if (mode === "production") await ensureBuild({ log: say, signal: stopping });
  else {
    preparePdfAssets();
    await Promise.all([bundleSite(), bundleWorker()]);
  }
  stopping.throwIfAborted();
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl && !settings.API_BASE_URL) await prepareWhenReady(databaseUrl, say, stopping);
  if (databaseUrl && isEmbedded) process.env.DATABASE_URL = await siteUserUrl(databaseUrl);
  const announced = settings.API_BASE_URL ? undefined : announceSite(settings);
  stopping.addEventListener("abort", () => announced?.leave());
  try {
    await keepServing(mode, settings);
  } finally {
    announced?.leave();
  }
}

/**
 * The address with which a site uses its embedded database: of a user that reads and writes rows, and can't change a table, read
 * a file of the machine or run a program on it, as the one that made the database can. `url`: of that one, once the tables
 * are there. Its password is made anew at each start, and kept nowhere.
 */
async function siteUserUrl(url: string): Promise<string> {
  const password = randomBytes(24).toString("hex");
  await withClient(url, async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [siteRole]);
    await client.query(
      `${rowCount === 0 ? "create" : "alter"} role ${siteRole} login password '${password}'`,
    );
  });
  await grantToSite(url, siteRole);
  return Object.assign(new URL(url), { username: siteRole, password }).href;
}

async function keepServing(mode: Mode, settings: Settings): Promise<void> {
  for (let shortLives = 0; ;) {
    const started = Date.now();
    const server = await startServer(mode, settings, stopping);
    say(`Ready: ${ownAddress(settings, "localhost")}`);
    for (const note of await notesAtStart(settings)) say(note);
    const end = await Promise.race([server.ended, whenAborted(stopping)]);
    if (stopping.aborted) return server.stop();
    shortLives = Date.now() - started < shortestLifeMs ? shortLives + 1 : 0;
    if (shortLives === mostShortLives) throw new OperatorError(`The site ended by itself (${end}).`);
    complain(`Site: ended by itself (${end}), starting it again`);
  }
}
