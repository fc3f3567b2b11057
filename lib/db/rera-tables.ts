import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { projects } from "./tables";

/**
 * What staff found when they compared a project with its entry in the register of its state's RERA authority: a row for each
 * line that was compared. Without a row nobody has.
 */
export const reraChecks = pgTable(
  "rera_checks",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    line: text().notNull(),
    standing: text().notNull(),
    /** The day on which somebody looked it up, in India. */
    checkedOn: date("checked_on").notNull(),
    /** What the register says; needed where it differs. */
    says: text(),
    /** Who looked it up: for staff alone. */
    checkedBy: text("checked_by"),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.line] }),
    /** So that a day on which a check grows old is found without reading all of them. */
    index("rera_checks_day").on(t.checkedOn),
    check("rera_checks_line", sql`${t.line} in ('number', 'phase', 'towers', 'promoter', 'possession')`),
    check("rera_checks_standing", sql`${t.standing} in ('matched', 'differs')`),
    check("rera_checks_says", sql`${t.says} <> '' and (${t.standing} = 'matched' or ${t.says} is not null)`),
  ],
);
