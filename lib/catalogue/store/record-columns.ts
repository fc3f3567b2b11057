import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * The columns of a table that a record fills: their names as SQL, and with their types for `json_to_recordset`. `others`
 * are those that it does not.
 */
export function recordColumns(table: PgTable, others: readonly string[]) {
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => !others.includes(name));
  const join = (write: (column: (typeof columns)[number]) => string) =>
    sql.raw(columns.map(write).join(", "));
  return {
    names: join(({ name }) => name),
    typed: join((column) => `${column.name} ${column.getSQLType()}`),
    ofRecord: join(({ name }) => `r.${name}`),
    set: join(({ name }) => `${name} = n.${name}`),
  };
}
