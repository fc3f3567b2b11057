import "server-only";
import { lt, sql, type SQL } from "drizzle-orm";
import { daysBefore } from "@/lib/base/indian-day";
import type { Database } from "@/lib/db/client";
import { pageViews } from "@/lib/db/vital-tables";
import { placeKeys } from "@/lib/places/place-name";
import type { ViewedPage } from "./viewed-page";

/** The desk shows 30 days, today among them. */
const keptViewDays = 35;

/**
 * The most lists that are counted apart on one day: places with all their types, bedrooms and budgets are more than anybody
 * looks at, and somebody may ask for them all.
 */
export const mostLists = 2_000;

/** Counts a view of this page on this day, when there is such a page. */
export async function storeView(db: Database, { kind, page, place }: ViewedPage, day: string): Promise<void> {
  await db.execute(sql`
    insert into page_views (day, kind, page, count)
    select ${day}::date, ${kind}, ${page}, 1 where ${isThere[kind](page, day, place)}
    on conflict (day, kind, page) do update set count = page_views.count + 1`);
}

export async function forgetOldViews(db: Database, today: string): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.day, daysBefore(today, keptViewDays)));
}

type IsThere = (page: string, day: string, place: string | undefined) => SQL;

const isThere: Record<ViewedPage["kind"], IsThere> = {
  project: (page) => sql`exists (select 1 from projects where id = ${Number(page)} and is_active)`,
  post: (page) => sql`exists (select 1 from blog_posts where slug = ${page} and is_active)`,
  list: (page, day, place) => sql`(${isPlace(place)}) and (
    exists (select 1 from page_views where day = ${day}::date and kind = 'list' and page = ${page})
    or (select count(*) from page_views where day = ${day}::date and kind = 'list') < ${mostLists})`,
  other: () => sql`true`,
};

function isPlace(place: string | undefined): SQL {
  if (place === undefined) return sql`true`;
  const keys = sql`${sql.param(placeKeys(place))}::text[]`;
  return sql`exists (select 1 from localities where lower(name) = any(${keys}))
    or exists (select 1 from cities where lower(name) = any(${keys}))
    or exists (select 1 from states where lower(name) = any(${keys}))`;
}
