import { lt, sql, type SQL } from "drizzle-orm";
import "server-only";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { type Database, type DatabaseHandle, openDatabase } from "@/lib/db/client";
import { pageViews, vitalsDaily } from "@/lib/db/vital-tables";
import { placeKeys } from "@/lib/places/place-name";
import { env } from "@/lib/process/env";
import { processSlot } from "@/lib/process/process-state.mjs";
import { bucketOf } from "./histogram";
import type { ViewedPage } from "./viewed-page";
import { vitalNames } from "./vital-options";
import type { VitalReport } from "./vital-schema";

/** A year, and some days more to compare with the year before. */
const keptDays = 400;

/**
 * A separate connection with short timeouts: measurements never delay a page or a lead, and those that can't be stored
 * in time are lost.
 */
type VitalStore = { handle: DatabaseHandle; cleanedOn: string | null };
const slot = processSlot<VitalStore | undefined>("vital store", () => undefined);

function store() {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set: measurements have no database to go to.");
  const patience = { connectMs: 2_000, queryMs: 2_000 };
  return (slot.current ??= { handle: openDatabase(DATABASE_URL, 1, patience), cleanedOn: null });
}

/**
 * Adds the measurements of a page view to its day in India, and the view to those of its page when that is known; once a
 * day deletes the days that are too old.
 */
export async function storeReport(
  { page, device, metrics }: VitalReport,
  at: Date,
  viewed: ViewedPage | null = null,
): Promise<void> {
  const { db } = store().handle;
  const day = indianDay(at);
  // Always in the same order, so that two reports at once can't deadlock.
  const rows = vitalNames.flatMap((metric) => {
    const value = metrics[metric];
    return value === undefined
      ? []
      : [{ day, page, device, metric, bucket: bucketOf(metric, value), count: 1 }];
  });
  const { page: onPage, device: onDevice, metric, bucket } = vitalsDaily;
  await db
    .insert(vitalsDaily)
    .values(rows)
    .onConflictDoUpdate({
      target: [vitalsDaily.day, onPage, onDevice, metric, bucket],
      set: { count: sql`${vitalsDaily.count} + excluded.count` },
    });
  if (viewed) await storeView(db, viewed, day);
  if (store().cleanedOn === day) return;
  await db.delete(vitalsDaily).where(lt(vitalsDaily.day, daysBefore(day, keptDays)));
  await forgetOldViews(db, day);
  store().cleanedOn = day;
}

/** For tests. */
export async function closeVitalStore(): Promise<void> {
  const opened = slot.current;
  slot.current = undefined;
  await opened?.handle.close();
}

/** The desk shows 30 days, today among them. */
const keptViewDays = 35;

/**
 * The most lists that are counted apart on one day: places with all their types, bedrooms and budgets are more than anybody
 * looks at, and somebody may ask for them all.
 */
export const mostLists = 2_000;

/** Counts a view of this page on this day, when there is such a page. */
async function storeView(db: Database, { kind, page, place }: ViewedPage, day: string): Promise<void> {
  await db.execute(sql`
    insert into page_views (day, kind, page, count)
    select ${day}::date, ${kind}, ${page}, 1 where ${isThere[kind](page, day, place)}
    on conflict (day, kind, page) do update set count = page_views.count + 1`);
}

async function forgetOldViews(db: Database, today: string): Promise<void> {
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
