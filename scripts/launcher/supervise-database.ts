import { openDatabaseLocked } from "./database-lock";
import type { EmbeddedPostgres } from "./embedded-postgres";
import { describeError } from "./errors";
import { pause } from "./stop-signal";

export type SupervisedDatabase = { stop: () => Promise<void> };

const everyMs = 1_000;

/** Checks every second whether the database runs, and restarts it on the same port if not. */
export function superviseDatabase(
  dataDir: string,
  first: EmbeddedPostgres,
  log: (line: string) => void,
): SupervisedDatabase {
  const stopping = new AbortController();
  let current = first;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      try {
        await pause(everyMs, stopping.signal);
        if (current.isRunning()) continue;
        log("Database: ended by itself, starting it again");
        current = await openDatabaseLocked({ dataDir, port: first.port, signal: stopping.signal });
        log(`Database: runs again on port ${current.port}`);
      } catch (error) {
        if (!stopping.signal.aborted) log(`Database: ${describeError(error)}`);
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      await current.stop();
    },
  };
}
