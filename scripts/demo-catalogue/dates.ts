import type { Status } from "@/lib/projects/project/filter-table.mjs";
import { randomFor, type Random } from "./random";

/** The catalogue's date: the dates of all projects are relative to it, not to the clock. */
export const catalogueDay = "2026-11-21";

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
/** The last day of the month that lies `offset` months after November 2026. */
const monthEnd = (offset: number) => iso(2026, 12 + offset, 0);
const monthDay = (offset: number, day: number) => iso(2026, 11 + offset, day);

export type Schedule = { status: Status; launchDate: string; possessionDate: string };

/** In months from November 2026: the possession date, and the launch some years before it, as the status requires. */
const windows: Record<
  Status,
  { possession: readonly (readonly [number, number])[]; years: readonly [number, number] }
> = {
  "Ready to Move": {
    possession: [
      [-30, -1],
      [-84, -31],
      [-14, -1],
    ],
    years: [36, 52],
  },
  // Within six months, within a year, later: so that each possession filter finds some.
  "Under Construction": {
    possession: [
      [1, 5],
      [6, 11],
      [12, 26],
      [13, 30],
    ],
    years: [34, 48],
  },
  "New Launch": { possession: [[32, 50]], years: [0, 0] },
  "Launching Soon": { possession: [[44, 64]], years: [0, 0] },
};

export function schedule(status: Status, turn: number, random: Random): Schedule {
  const { possession, years } = windows[status];
  const [min, max] = possession[turn % possession.length] ?? [12, 24];
  const ready = random.whole(min, max);
  const day = random.pick([1, 5, 9, 12, 15, 18, 20]);
  const launch =
    status === "New Launch"
      ? random.whole(-7, 0)
      : status === "Launching Soon"
        ? random.whole(1, 7)
        : Math.min(ready - random.whole(years[0], years[1]), -9);
  return { status, launchDate: monthDay(launch, day), possessionDate: monthEnd(ready) };
}

/** Statuses in realistic proportions: most are under construction or ready. */
export function statusDeck(topic: string): readonly Status[] {
  const deck: Status[] = [
    ...Array<Status>(6).fill("Ready to Move"),
    ...Array<Status>(8).fill("Under Construction"),
    ...Array<Status>(4).fill("New Launch"),
    ...Array<Status>(2).fill("Launching Soon"),
  ];
  return randomFor(topic).shuffle(deck);
}
