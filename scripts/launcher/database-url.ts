import { existsSync } from "node:fs";
import path from "node:path";
import { readEnv } from "@/lib/process/env";
import { shareDatabase } from "./database-lock";
import { OperatorError } from "./errors";
import { complain } from "./output";
import { loadEnvFiles } from "./project";
import { adoptRunningSite } from "./running-site";

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
  const { database, leave } = await shareDatabase(settings.DATA_DIR);
  // So that lib/db, which reads its own settings, finds the same database.
  process.env.DATABASE_URL = database.url;
  try {
    return await run(database.url);
  } finally {
    await leave();
  }
}
