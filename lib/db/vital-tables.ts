import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

/**
 * How fast the pages were for visitors: a histogram for each day (in India), kind of page, device and metric, one row
 * for each bucket (`lib/vitals/histogram`). No row is about a single visit.
 */
export const vitalsDaily = pgTable(
  "vitals_daily",
  {
    day: date({ mode: "string" }).notNull(),
    page: text().notNull(),
    device: text().notNull(),
    metric: text().notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.page, t.device, t.metric, t.bucket] }),
    check(
      "vitals_daily_page",
      sql`${t.page} in ('home', 'listing', 'detail', 'guide', 'blog', 'emi', 'form', 'other')`,
    ),
    check("vitals_daily_device", sql`${t.device} in ('phone', 'desktop')`),
    check("vitals_daily_metric", sql`${t.metric} in ('LCP', 'CLS', 'INP', 'FCP', 'TTFB')`),
    check("vitals_daily_counts", sql`${t.bucket} between 0 and 250 and ${t.count} > 0`),
  ],
);

/**
 * How often a page was seen, by the measurements that came from it: a number for each day (in India) and page. Only pages
 * that exist have one (`lib/vitals/viewed-page.ts`); no row is about a single visit.
 */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    kind: text().notNull(),
    /** Of a project its id, of a post its slug, of a list its filters, of any other page its path. */
    page: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.page] }),
    check("page_views_kind", sql`${t.kind} in ('project', 'post', 'list', 'other')`),
    check("page_views_count", sql`${t.count} > 0`),
  ],
);
