import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { projects } from "./tables";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const version = (name: string) => bigint(name, { mode: "number" });

/** Every import of catalogue files that stored something or tried to, and every taking back of one. */
export const imports = pgTable(
  "imports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The import that this one takes back. */
    undoes: integer(),
    startedAt: moment("started_at").notNull().defaultNow(),
    /** Empty while it runs, and for good when it was cut off. */
    endedAt: moment("ended_at"),
    who: text().notNull(),
    /** Name, bytes and SHA-256 of each file. */
    files: jsonb().notNull(),
    counts: jsonb(),
    /** While it runs: how many records are done, of how many where that is known, and when it last said so. */
    recordsDone: integer("records_done"),
    recordsTotal: integer("records_total"),
    toldAt: moment("told_at"),
    versionBefore: version("version_before").notNull(),
    versionAfter: version("version_after"),
    /** Whether its changes are in `import_changes`. */
    detail: text().notNull().default("kept"),
  },
  (t) => [check("imports_detail", sql`${t.detail} in ('kept', 'too many', 'removed')`)],
);

/** What an import changed, record by record: enough to take it back. Bounded: `lib/catalogue/store/import-history.ts`. */
export const importChanges = pgTable(
  "import_changes",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    area: text().notNull(),
    externalId: text("external_id").notNull(),
    action: text().notNull(),
    /** The record as it was, with its parts; of one that was only hidden or shown, its content's hash. */
    before: jsonb(),
    after: jsonb(),
    /** The content's hash after the import: while the record still has it, nobody has changed it since. */
    afterHash: text("after_hash").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.area, t.externalId] }),
    index("import_changes_record").on(t.area, t.externalId),
    check("import_changes_area", sql`${t.area} in ('project', 'blog')`),
    check("import_changes_action", sql`${t.action} in ('added', 'changed', 'hidden', 'shown')`),
  ],
);

/**
 * What staff know of a project besides its content, in a table of its own so that nothing of it touches what visitors read:
 * when somebody last looked after it, and what looks wrong about it.
 */
export const projectChecks = pgTable(
  "project_checks",
  {
    projectId: integer("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** By an import that held it unchanged, or at the desk. A change counts by itself: `projects.updated_at`. */
    checkedAt: moment("checked_at"),
    /** Who, at the desk; empty for an import. */
    checkedBy: text("checked_by"),
    judgedAt: moment("judged_at"),
    doubts: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The content (`projects.content_hash`) of which somebody said that it is right, whatever it looks like. */
    acceptedHash: text("accepted_hash"),
    /** How much of what a record can say this one says, in per cent; what is missing, by its id. Empty: not counted yet. */
    completeness: smallint(),
    missing: text().array(),
  },
  (t) => [
    index("project_checks_doubtful")
      .on(t.projectId)
      .where(sql`${t.doubts} <> '{}'`),
    /** So that the desk counts what somebody has checked lately without reading the checks of all. */
    index("project_checks_checked")
      .on(t.checkedAt)
      .where(sql`${t.checkedAt} is not null`),
    /** So that the desk has the least complete first without sorting all of them. */
    index("project_checks_completeness").on(t.completeness, t.projectId),
    check("project_checks_percent", sql`${t.completeness} between 0 and 100`),
  ],
);

/**
 * What visitors saw change of a project, a row for each fact and day in India; unlike `import_changes` it is never let go.
 * `lib/catalogue/store/project-history-mutations.ts` writes it and says what counts.
 */
export const projectHistory = pgTable(
  "project_history",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    day: date().notNull(),
    fact: text().notNull(),
    /** Before that day and at its end; for `site` all other facts, of the side on which it was on the site. */
    was: jsonb(),
    became: jsonb(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.day, t.fact] }),
    index("project_history_changed").on(t.changedAt),
    check("project_history_fact", sql`${t.fact} in ('price', 'possession', 'status', 'reraId', 'site')`),
    check("project_history_differs", sql`${t.was} is distinct from ${t.became}`),
  ],
);

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

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
