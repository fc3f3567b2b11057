import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Language } from "@/lib/base/language";
import { notices } from "./lead-tables";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Whoever had a search saved, by address: nobody has an account. Gone with the last of the searches. */
export const searchers = pgTable(
  "searchers",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As it was typed first: where mails go. */
    email: text().notNull(),
    /** The same for all spellings of one address (`mailboxOf` in `lib/saved-searches/store/saved-search-mutations.ts`). */
    mailbox: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When it is looked next for what is new; null before anything is confirmed. */
    nextAt: moment("next_at"),
    /** The last mail about what is new. */
    mailedAt: moment("mailed_at"),
    /** Mails that a form asked for since `asked_since`: anybody can type any address. */
    askedMails: smallint("asked_mails").notNull().default(0),
    askedSince: moment("asked_since").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("searchers_mailbox").on(t.mailbox),
    index("searchers_next")
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
  ],
);

/** A search of the list that somebody wants to hear of, and what that person knows of its projects. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: uuid().primaryKey().defaultRandom(),
    searcherId: uuid("searcher_id")
      .notNull()
      .references(() => searchers.id, { onDelete: "cascade" }),
    /** The query of the list's address, in its one order (`lib/projects/listing/project-filters.ts`). */
    query: text().notNull(),
    /** Of the page on which it was asked for, confirmed or kept last: what its mails are said in. */
    language: text().$type<Language>().notNull().default("en"),
    askedAt: moment("asked_at").notNull().defaultNow(),
    noticeVersion: text("notice_version").references(() => notices.version),
    /** By the button behind the link of the first mail; until then nothing else is sent. */
    confirmedAt: moment("confirmed_at"),
    stoppedAt: moment("stopped_at"),
    /** Projects that the person was shown or told of, and the lowest price of each then, in rupees, at the same place. */
    knownIds: integer("known_ids").array().notNull().default([]),
    knownPrices: bigint("known_prices", { mode: "number" }).array().notNull().default([]),
  },
  (t) => [
    uniqueIndex("saved_searches_query").on(t.searcherId, t.query),
    check("saved_searches_language", sql`${t.language} in ('en', 'te', 'hi')`),
    check("saved_searches_known", sql`cardinality(${t.knownIds}) = cardinality(${t.knownPrices})`),
  ],
);
