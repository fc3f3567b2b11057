import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
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
  /** Whose sheet it is: what is chosen for its columns is remembered for the next one. */
  sender: text(),
  /** What was chosen for its columns (`ColumnChoices` in `lib/catalogue/read/sheet-shape.ts`). */
  choices: jsonb(),
  /** Counts its changes, so that nobody changes or imports what he has not seen. */
  revision: integer().notNull().default(0),
  /** Of a workbook: the sheet that is read, the names of those that could be, and its rows. */
  sheet: text(),
  sheets: text().array(),
  rows: bytes(),
  /** What an import would do, or did (`lib/desk/forms/file-look.ts`). */
  look: jsonb(),
  /** Since when it is being imported; empty when nobody does. */
  importingSince: moment("importing_since"),
  importId: integer("import_id").references(() => imports.id, { onDelete: "set null" }),
});

/** What was chosen for the columns of somebody's last sheets, by the keys of their headings. */
export const deskSenders = pgTable("desk_senders", {
  sender: text().primaryKey(),
  choices: jsonb().notNull(),
  who: text().notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

/** Cells that were mended at the desk: the file stays as it was sent. The last one of a cell is what counts. */
export const deskMends = pgTable(
  "desk_mends",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => deskFiles.id, { onDelete: "cascade" }),
    line: integer().notNull(),
    /** The field of a record, as the importer names its column. */
    field: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    who: text().notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [index("desk_mends_file").on(t.fileId)],
);
