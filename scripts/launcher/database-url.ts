import { readEnv } from "@/lib/process/env";
import { shareDatabase } from "./database-lock";
import { loadEnvFiles } from "./project";

/**
 * Runs a staff command on the site's database: the one of DATABASE_URL, or else the embedded one, which is shared
 * with the running site, or started for this command and stopped after it.
 */
export async function withDatabaseUrl<T>(run: (databaseUrl: string) => Promise<T>): Promise<T> {
  loadEnvFiles();
  const settings = readEnv();
  if (settings.DATABASE_URL) return run(settings.DATABASE_URL);
  const { database, leave } = await shareDatabase(settings.DATA_DIR);
  // So that lib/db, which reads its own settings, finds the same database.
  process.env.DATABASE_URL = database.url;
  try {
    return await run(database.url);
  } finally {
    await leave();
  }
}
