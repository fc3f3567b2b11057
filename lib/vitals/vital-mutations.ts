import "server-only";
import { lt, sql } from "drizzle-orm";
import { env } from "@/lib/process/env";
import { processSlot } from "@/lib/process/process-state.mjs";
import { openDatabase, type DatabaseHandle } from "@/lib/db/client";
import { vitalsDaily } from "@/lib/db/vital-tables";
import { bucketOf } from "./histogram";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { vitalNames } from "./vital-options";
import { forgetOldViews, storeView } from "./view-mutations";
import type { ViewedPage } from "./viewed-page";
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
