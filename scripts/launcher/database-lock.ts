import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { openEmbeddedPostgres, type EmbeddedPostgres, type OpenOptions } from "./embedded-postgres";
import { acquireLock, lockHolder, withLock, type Lock } from "./lock";

/** The launcher of a site holds this lock for as long as it runs. */
export function siteLockFile(dataDir: string): string {
  return path.join(dataDir, "site.lock");
}

/** Opens the folder's embedded database while no other process starts or stops it. */
export function openDatabaseLocked(options: OpenOptions): Promise<EmbeddedPostgres> {
  return alone(options.dataDir, () => openEmbeddedPostgres(options));
}

/** The same for a command that ends by itself; it is registered as a user of the database until it calls `leave`. */
export function shareDatabase(
  dataDir: string,
): Promise<{ database: EmbeddedPostgres; leave: () => Promise<void> }> {
  return alone(dataDir, async () => {
    const folder = path.join(dataDir, "database-users");
    mkdirSync(folder, { recursive: true });
    const user = await acquireLock(path.join(folder, randomUUID()), { waitMs: 0 });
    try {
      const database = await openEmbeddedPostgres({ dataDir });
      return { database, leave: () => leave(dataDir, database, user) };
    } catch (error) {
      user.release();
      throw error;
    }
  });
}

/** The last user stops the server, unless a site runs on it. The lock keeps others from entering meanwhile. */
function leave(dataDir: string, database: EmbeddedPostgres, user: Lock): Promise<void> {
  return alone(dataDir, async () => {
    user.release();
    const users = path.join(dataDir, "database-users");
    const others = readdirSync(users).some((name) => lockHolder(path.join(users, name)) !== undefined);
    if (!others && lockHolder(siteLockFile(dataDir)) === undefined) await database.stop();
  });
}

function alone<T>(dataDir: string, action: () => Promise<T>): Promise<T> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  return withLock(path.join(dataDir, "database.lock"), action);
}
