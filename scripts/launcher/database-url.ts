import { existsSync } from "node:fs";
import path from "node:path";
import { readEnv } from "@/lib/process/env";
import { openEmbeddedPostgres, runningUrl } from "./embedded-postgres";
import { OperatorError } from "./errors";
import { acquireLock, LockHeldError, type Lock } from "./lock";
import { complain } from "./output";
import { loadEnvFiles } from "./project";
import { adoptRunningSite } from "./running-site";
import { pause } from "./stop-signal";

/** Held by the site for as long as it runs, and by a command that starts the embedded database itself. */
export const dataLock = (dataDir: string) => path.join(dataDir, "site.lock");

/** How long a command waits for another one, or for the database of a site that is starting. */
const patienceMs = 60_000;

/**
 * Runs a staff command on the site's database: the one that the command's own settings name, or that of the site which
 * runs from this folder, or else the embedded one of DATA_DIR, which is started for this command and stopped after it.
 * A database is never made: where there is none, `without` may do what can be done, else an `OperatorError` says so.
 */
export async function withDatabaseUrl<T>(
  run: (databaseUrl: string) => Promise<T>,
  without: () => Promise<T | null> = () => Promise.resolve(null),
): Promise<T> {
  // Before the files, because the site that runs has read them, and its shell may have said otherwise.
  const site = adoptRunningSite(process.env);
  loadEnvFiles();
  const settings = readEnv();
  if (site && process.env.npm_config_loglevel !== "silent")
    complain(`With the settings of the site that runs on port ${site.port}.`);
  if (settings.DATABASE_URL) return run(settings.DATABASE_URL);
  if (!existsSync(path.join(settings.DATA_DIR, "postgres", "PG_VERSION"))) {
    const done = await without();
    if (done !== null) return done;
    throw new OperatorError(
      `There is no database in ${settings.DATA_DIR}, and no site runs from this folder. ` +
        `Start the site once (npm start), or say where its data is: DATA_DIR=/path before the command, or DATABASE_URL.`,
    );
  }
  return withEmbeddedDatabase(settings.DATA_DIR, (url) => {
    // So that lib/db, which reads its own settings, finds the same database.
    process.env.DATABASE_URL = url;
    return run(url);
  });
}

/** Runs `work` on the database of the site that uses this folder; without one the database runs for `work` alone. */
export async function withEmbeddedDatabase<T>(
  dataDir: string,
  work: (url: string) => Promise<T>,
  waitMs = patienceMs,
): Promise<T> {
  const found = await findDatabase(dataDir, waitMs);
  if (typeof found === "string") return work(found);
  try {
    const database = await openEmbeddedPostgres({ dataDir });
    return await work(database.url).finally(database.stop);
  } finally {
    found.release();
  }
}

/** The address of the site's database, or the lock of the folder when no site runs on it. */
async function findDatabase(dataDir: string, waitMs: number): Promise<string | Lock> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      return await acquireLock(dataLock(dataDir), "command");
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error;
      const { pid, use } = error.holder;
      const url = use === "site" ? await runningUrl(dataDir) : undefined;
      if (url) return url;
      if (Date.now() > deadline)
        throw new OperatorError(
          `Process ${pid} is using the database in ${dataDir}. Please wait until it has ended; while the site runs, commands work beside each other.`,
        );
    }
    await pause(200);
  }
}
