import { propertyTypes, type PropertyType } from "@/lib/projects/project/filter-table.mjs";
import { fewestCompared, middleOf } from "./place-rates";
import type { MonthRate, PriceHistory } from "./place-rates-schema";

/** A project as it is now; `since`: the day in India on which it came to the site. Rupees, sqft. */
export type TracedProject = {
  id: number;
  propertyType: string;
  price: number | null;
  area: number | null;
  isActive: boolean;
  since: string;
};

/** What it was before that day: its lowest price, and for a change of `site` whether it was on the site. */
export type TracedChange = {
  id: number;
  day: string;
  fact: "price" | "site";
  price: number | null;
  wasOn: boolean;
};

/** The latest months that are told. */
const mostMonths = 24;

/**
 * The median of each month's end, from what is now and what has changed since: told only where enough projects were on the
 * site then, and never of a time before changes were kept. `today`: the day in India.
 */
export function priceMonths(
  projects: readonly TracedProject[],
  changes: readonly TracedChange[],
  today: string,
): PriceHistory {
  const since = projects.map((project) => project.since).toSorted()[0] ?? null;
  if (since === null) return { since, months: [] };
  const states = new Map(projects.map((project) => [project.id, { ...project, isOn: project.isActive }]));
  const latestFirst = changes.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  let at = 0;
  const months: MonthRate[] = [];
  for (const { month, end } of monthsBack(since, today)) {
    for (let change = latestFirst[at]; change && change.day > end; change = latestFirst[(at += 1)]) {
      const state = states.get(change.id);
      if (!state) continue;
      if (change.fact === "site") state.isOn = change.wasOn;
      if (change.fact === "price" || change.wasOn) state.price = change.price;
    }
    const shown = [...states.values()].filter((state) => state.isOn && state.since <= end);
    months.unshift(...propertyTypes.flatMap(({ value }) => monthOf(value, month, shown)));
  }
  return { since, months };
}

function monthOf(
  propertyType: PropertyType,
  month: string,
  shown: readonly Pick<TracedProject, "propertyType" | "price" | "area">[],
): MonthRate[] {
  const rates = shown.flatMap((project) =>
    project.propertyType === propertyType && project.price && project.area
      ? project.price / project.area
      : [],
  );
  if (rates.length < fewestCompared) return [];
  const { median } = middleOf(Float64Array.from(rates).sort());
  return [{ propertyType, month, median, projects: rates.length }];
}

/** This month until today, then those before it with their last days, as far back as anything is known. */
function monthsBack(since: string, today: string): { month: string; end: string }[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const all = Array.from({ length: mostMonths }, (_, back) => {
    const last = new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
    return { month: last.slice(0, 7), end: back === 0 ? today : last };
  });
  return all.filter(({ end }) => end >= since);
}
