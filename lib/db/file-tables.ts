import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { imports } from "./import-tables";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Catalogue files that staff sent to the desk: looked at first, imported when somebody says so. In the database, so that any
 * site goes on with what another one was sent; for a week.
 */
export const deskFiles = pgTable("desk_files", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  content: bytes().notNull(),
  who: text().notNull(),
  sentAt: moment("sent_at").notNull().defaultNow(),
  /** The lines of which somebody said that what looks wrong is right. */
  accepted: integer()
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`),
  /** What an import would do, or did (`lib/desk/forms/file-look.ts`). */
  look: jsonb(),
  /** Since when it is being imported; empty when nobody does. */
  importingSince: moment("importing_since"),
  importId: integer("import_id").references(() => imports.id, { onDelete: "set null" }),
});
