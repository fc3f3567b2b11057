import "server-only";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { hasCheckOf } from "@/lib/projects/store/rera-queries";
import { reraCheckTermDays } from "@/content/rera-check";
import { remakePages } from "@/lib/catalogue/store/catalogue-mutations";
import { readWords } from "@/lib/words/words-queries";

let day: string | undefined;

/**
 * To be called again and again: when a day begins in India on which a banner comes or goes, or what was compared with a RERA
 * register grows old, pages are made again, so that it does so at midnight. Rejects, and tries again with the next call, while the database is away.
 */
export async function turnDay(now: Date): Promise<void> {
  const today = indianDay(now);
  if (day !== undefined && day !== today && (await isTurning(today))) await remakePages();
  day = today;
}

async function isTurning(today: string): Promise<boolean> {
  const { banners } = await readWords();
  const yesterday = daysBefore(today, 1);
  const isBanner = banners?.banners.some(({ from, until }) => from === today || until === yesterday);
  return isBanner || hasCheckOf(daysBefore(today, reraCheckTermDays + 1));
}
