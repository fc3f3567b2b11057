import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import "server-only";

/** Whether the user of this address may change tables, and whether they are those of this version. */
export type TableState = { mayChange: boolean; areCurrent: boolean };

export async function readTableState(databaseUrl: string): Promise<TableState> {
  return asked(databaseUrl, async (client) => {
    const { rows } = await client.query<{ may: boolean; applied: boolean }>(
      `select has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as may,
        to_regclass('drizzle.__drizzle_migrations') is not null as applied`,
    );
    const { may = true, applied = false } = rows[0] ?? {};
    if (may || !applied) return { mayChange: may, areCurrent: false };
    const last = await client.query<{ at: string }>(
      "select max(created_at)::text as at from drizzle.__drizzle_migrations",
    );
    return { mayChange: false, areCurrent: Number(last.rows[0]?.at) >= newestMigration() };
  });
}

function newestMigration(): number {
  const file = path.join(process.cwd(), "lib/db/migrations/meta/_journal.json");
  const { entries } = JSON.parse(readFileSync(file, "utf8")) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/**
 * Lets this role do what the site does: read and write rows of all tables, those of the queue too, and nothing else. To
 * be said again after each migration, which may have brought tables.
 */
export async function grantToSite(databaseUrl: string, role: string): Promise<void> {
  const site = pg.escapeIdentifier(role);
  const queue = pg.escapeIdentifier(queueSchema);
  await asked(databaseUrl, async (client) => {
    const { rows } = await client.query<{ database: string }>("select current_database() as database");
    const database = pg.escapeIdentifier(rows[0]?.database ?? "");
    await client.query("begin");
    await client.query(`grant connect, temporary on database ${database} to ${site};
      grant usage on schema public, ${queue}, drizzle to ${site};
      grant select on all tables in schema drizzle to ${site};
      grant select, insert, update, delete on all tables in schema public, ${queue} to ${site};
      grant usage, select on all sequences in schema public, ${queue} to ${site};
      grant execute on all functions in schema public, ${queue} to ${site}`);
    // The queue's tables let nobody but their owner see rows, until a policy says so.
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
      where nspname = $1 and relkind = 'r' and relrowsecurity`,
      [queueSchema],
    );
    for (const { name } of tables.rows) {
      const table = `${queue}.${pg.escapeIdentifier(name)}`;
      await client.query(`drop policy if exists site on ${table};
        create policy site on ${table} to ${site} using (true) with check (true)`);
    }
    await client.query("commit");
  });
}

async function asked<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The schema of the job queue's tables. Not a setting, because our SQL names it too. */
export const queueSchema = "graphile_worker";
