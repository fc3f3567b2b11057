import { fillPlaceholders, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import "server-only";
import type { Database } from "./client";

const dialect = new PgDialect();

/**
 * A statement that each connection has the database plan once, for what is read so often that planning costs as much as
 * reading. Values stand in it as `sql.placeholder`. No other has its name.
 */
export function namedStatement<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}

/** A timestamp as ISO 8601 in UTC, with milliseconds, whatever the time zone of the session: `2026-11-21T07:00:00.000Z`. */
export function isoMoment(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

type PostgresError = { code: string; message: string; constraint?: string };

/** The database's error inside any thrown value; `null` if it does not come from the database. */
export function postgresError(error: unknown): PostgresError | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    // An SQLSTATE has five characters; codes of the operating system look like ECONNRESET.
    if ("code" in inner && typeof inner.code === "string" && /^[0-9A-Z]{5}$/.test(inner.code)) {
      const constraint =
        "constraint" in inner && typeof inner.constraint === "string" ? inner.constraint : undefined;
      return { code: inner.code, message: inner.message, constraint };
    }
  }
  return null;
}
