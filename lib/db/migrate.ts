import "server-only";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { queueSchema } from "./site-role";

/** An arbitrary number: all instances take the lock of this number while they prepare the database. */
const prepareLock = 730_112_011;

/** Updates the tables, then runs `fill`, one instance at a time: a second one waits and then finds nothing to do. */
export async function migrateDatabase(
  databaseUrl: string,
  fill: () => Promise<void> = async () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [prepareLock]);
    await migrate(drizzle(client), { migrationsFolder: path.join(process.cwd(), "lib/db/migrations") });
    await migrateQueue(databaseUrl);
    await fill();
  } finally {
    await client.end();
  }
}

/** The job queue's package updates its own tables. */
async function migrateQueue(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await runMigrations({ pgPool: pool, schema: queueSchema });
  } finally {
    await pool.end();
  }
}
