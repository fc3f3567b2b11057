import "server-only";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { figureDays } from "@/lib/desk/forms/front-page";
import { countViews } from "@/lib/vitals/view-queries";
import { viewedPage } from "@/lib/vitals/viewed-page";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** Views of the page at this path in the last 30 days in India; null where views are not counted for it alone. */
export async function readPageViews(path: string, db: DeskDatabase = deskDatabase()): Promise<number | null> {
  const page = viewedPage(path);
  if (!page || page.isWider) return null;
  const today = indianDay(new Date());
  return countViews(
    page,
    Array.from({ length: figureDays }, (_, at) => daysBefore(today, at)),
    db,
  );
}
