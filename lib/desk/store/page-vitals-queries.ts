import "server-only";
import { vitalDays } from "@/lib/desk/forms/front-page";
import { summarise, type PageVitals } from "@/lib/vitals/page-vitals";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { sumVitals } from "@/lib/vitals/vital-queries";
import { remembered } from "@/lib/process/remembered";

/** How fast each kind of page was in the last four weeks, by the three that Google counts, and how often it was seen. */
export function readPageVitals(): Promise<PageVitals[]> {
  const since = daysBefore(indianDay(new Date()), vitalDays - 1);
  return remembered(`vitals ${since}`, 300, async () =>
    summarise(await sumVitals(since, ["LCP", "INP", "CLS"])),
  );
}
