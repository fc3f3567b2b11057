import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What the company says of itself, as staff have changed it: each row is a change of one part, and the last one is what
 * holds. Without a row the site says what `content/` says.
 */
export const wordChanges = pgTable(
  "word_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    part: text().notNull(),
    at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    who: text().notNull(),
    /** The fields of the part's form; of the first change what `content/` said then. */
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    /** The change that this one takes back. */
    undoes: integer(),
  },
  (t) => [
    index("word_changes_part").on(t.part, t.id),
    check("word_changes_parts", sql`${t.part} in ('testimonials', 'banners', 'numbers')`),
  ],
);
