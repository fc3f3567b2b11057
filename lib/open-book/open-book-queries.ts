import "server-only";
import { accessibilityCheck, leastLeads, leastViews, orderRules, usualOrderRule } from "@/content/open-book";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { readDatabase, type Database } from "@/lib/db/client";
import { readFirstCall } from "@/lib/enquiries/store/lead-queries";
import { remembered } from "@/lib/process/remembered";
import { sortChoices } from "@/lib/projects/listing/sort-choices";
import { summarise, type PageVitals } from "@/lib/vitals/page-vitals";
import { pageKindLabels } from "@/lib/vitals/vital-options";
import { sumVitals } from "@/lib/vitals/vital-queries";
import type { CallTimes, OpenBook, PageSpeed } from "./open-book-schema";
import { callDays, speedDays, toChapters } from "./open-book-words";
import { readPriceAges } from "./price-age-queries";

/** Figures are news for so long. */
const keptSeconds = 300;

/** What the site says of itself, counted at most once in five minutes. Rejects if the database can't be read. */
export async function readOpenBook(): Promise<OpenBook> {
  const today = indianDay(new Date());
  const kept = await remembered(`open book ${today}`, keptSeconds, () => countFigures(today));
  return withWords(kept);
}

/** The same, counted now. `today`: the day in India. */
export async function countOpenBook(today: string, db: Database = readDatabase()): Promise<OpenBook> {
  return withWords(await countFigures(today, db));
}

/** What is kept for all has no words in it that are said in the language of whoever asked first. */
function withWords(figures: Omit<OpenBook, "data">): OpenBook {
  return { ...figures, data: toChapters(figures) };
}

async function countFigures(today: string, db: Database = readDatabase()): Promise<Omit<OpenBook, "data">> {
  const [prices, firstCall, histograms] = await Promise.all([
    readPriceAges(db),
    readFirstCall(callDays, db),
    sumVitals(daysBefore(today, speedDays - 1), ["LCP", "INP", "CLS"], db),
  ]);
  const { of, ...times } = firstCall;
  const calls: CallTimes | null = of < leastLeads ? null : { days: callDays, leads: of, ...times };
  const speed = summarise(histograms).flatMap(toPageSpeed);
  const { screens, ...check } = accessibilityCheck;
  return {
    asOn: today,
    orders: orders(),
    ...{ prices, calls, speed },
    accessibility: { ...check, screens: Object.keys(screens) },
  };
}

/** The usual order as lists call it without a search, then each by its own name. */
function orders(): OpenBook["orders"] {
  const [usual] = sortChoices({ search: "" });
  const named = sortChoices({ search: "any words" });
  return [
    ...(usual ? [{ sort: usual.value, label: usual.label, rule: usualOrderRule }] : []),
    ...named.map(({ value, label }) => ({ sort: value, label, rule: orderRules[value] })),
  ];
}

function toPageSpeed({ page, views, metrics }: PageVitals): PageSpeed[] {
  if (views < leastViews) return [];
  const { LCP: lcp = null, INP: inp = null, CLS: cls = null } = metrics;
  return [{ page, label: pageKindLabels[page], views, lcp, inp, cls }];
}
