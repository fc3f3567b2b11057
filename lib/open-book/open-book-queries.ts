import { sql } from "drizzle-orm";
import "server-only";
import { accessibilityCheck, leastLeads, leastViews, orderRules, usualOrderRule } from "@/content/open-book";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { lastLookedAfter } from "@/lib/catalogue/store/project-check-mutations";
import { type Database, readDatabase } from "@/lib/db/client";
import { readFirstCall } from "@/lib/enquiries/store/lead-queries";
import { remembered } from "@/lib/process/remembered";
import { sortChoices } from "@/lib/projects/listing/project-filters";
import { type PageVitals, summarise } from "@/lib/vitals/histogram";
import { pageKindLabels } from "@/lib/vitals/vital-options";
import { sumVitals } from "@/lib/vitals/vital-queries";
import type { CallTimes, OpenBook, PageSpeed, PriceAges } from "./open-book-schema";
import { callDays, speedDays, toChapters } from "./open-book-words";

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

/** How fast we call, counted as often, but without what reads every project. Rejects if the database can't be read. */
export function readCallTimes(): Promise<CallTimes | null> {
  return remembered(`call times ${indianDay(new Date())}`, keptSeconds, countCallTimes);
}

async function countCallTimes(db: Database = readDatabase()): Promise<CallTimes | null> {
  const { of, ...times } = await readFirstCall(callDays, db);
  return of < leastLeads ? null : { days: callDays, leads: of, ...times };
}

async function countFigures(today: string, db: Database = readDatabase()): Promise<Omit<OpenBook, "data">> {
  const [prices, calls, histograms] = await Promise.all([
    readPriceAges(db),
    countCallTimes(db),
    sumVitals(daysBefore(today, speedDays - 1), ["LCP", "INP", "CLS"], db),
  ]);
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
  const [usual] = sortChoices({ search: "", near: null });
  const named = sortChoices({ search: "any words", near: null });
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

/**
 * How many days ago somebody last looked after each project that is on the site: an import that held it, a change or a
 * check at the desk. Reads every project, so that answers are kept for a while (`open-book-queries`).
 */
async function readPriceAges(db: Database = readDatabase()): Promise<PriceAges> {
  const { rows } = await db.execute<PriceAges>(sql`
    select count(*)::int as projects, count(*) filter (where days < 8)::int as within7,
      count(*) filter (where days < 31)::int as within30, count(*) filter (where days < 91)::int as within90,
      percentile_disc(0.5) within group (order by days) as "medianDays", max(days) as "oldestDays"
    from (select (now()::date - (${lastLookedAfter})::date) as days
      from projects p left join project_checks k on k.project_id = p.id where p.is_active) looked`);
  return rows[0]!; // an aggregate has one row
}
