import { sql, type SQL } from "drizzle-orm";

/** A timestamp as ISO 8601 in UTC, with milliseconds, whatever the time zone of the session: `2026-11-21T07:00:00.000Z`. */
export function isoMoment(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
