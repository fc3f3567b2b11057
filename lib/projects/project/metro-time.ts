import { metroLines } from "@/content/metro-lines.mjs";
import { metroStations } from "@/content/metro-stations";
import { metroTimes } from "@/content/metro-times";
import { t } from "@/lib/base/language";
import { kmBetween } from "./map-bounds";

/*
 * How long the metro takes by its timetable (docs/readings.md, "minutes by metro"). Every part is in whole minutes, rounded up,
 * so that the parts told add up to the sum told, and a list within 30 minutes holds what a project's page says.
 */

export type MetroDay = "weekday" | "saturday" | "sunday";
export type MetroStation = (typeof metroStations)[number][0];
type Spot = { latitude: number; longitude: number };

/** On the trains: half the time between two of them as `wait`, `train` in them, `change` on foot, at `changes`. */
export type MetroTrip = { minutes: number; wait: number; train: number; change: number; changes: string[] };
/** From a door: `walk` minutes to `station` first. */
export type MetroWay = MetroTrip & { station: MetroStation; walk: number };

/** Nobody is sent further to a station than this, in a straight line. */
export const mostWalkKm = 3;
/** A way on foot is longer than the straight line: so much, at so many kilometres an hour. */
const detour = 1.3;
const walkingSpeed = 4.5;
const minutesForKm = (detour / walkingSpeed) * 60;

/** The feed doesn't say how long a change takes on foot: this is our assumption. */
const changeMinutes = 4;
/** Two trains bring from any line to any other by way of the third. */
const mostChanges = 2;

/** The hours that times are told for. Trains run from 6 in the morning; the last ones leave soon after 23, which is too late to count on. */
export const metroHours = Array.from({ length: 17 }, (_, at) => at + 6);
/** When people go to work; lists reckon with it. */
export const workDay = { day: "weekday", hour: 9 } as const;

type Way = { order: readonly string[]; seconds: number[]; sections: Section[] };
type Section = { start: number; end: number; trains: Record<MetroDay, number[]> };

/** Each line in both directions. */
const ways = metroLines.map(({ name, stations }) => {
  const way = (direction: "onward" | "back"): Way => {
    const order = direction === "onward" ? stations : stations.toReversed();
    const { seconds, sections } = metroTimes[name][direction];
    const starts = sections.map(({ from }) => order.findIndex((station) => station === from));
    return {
      order,
      seconds,
      sections: sections.map(({ trains }, at) => ({
        start: starts[at] ?? 0,
        end: starts[at + 1] ?? order.length - 1,
        trains,
      })),
    };
  };
  return [way("onward"), way("back")];
});

/** From a platform of one line to that of another: in one station, or by the bridge between two. */
const bridges: [string, string][] = [
  ["Ameerpet", "Ameerpet"],
  ["Mahatma Gandhi Bus Station", "Mahatma Gandhi Bus Station"],
  ["Parade Ground", "JBS Parade Ground"],
  ["JBS Parade Ground", "Parade Ground"],
];

/** By one train; `null` where none of the line goes there in this hour. */
function ride(line: number, from: string, to: string, day: MetroDay, hour: number): MetroTrip | null {
  for (const { order, seconds, sections } of ways[line] ?? []) {
    const [start, end] = [order.indexOf(from), order.indexOf(to)];
    if (start < 0 || end <= start) continue;
    const passed = sections.filter((section) => section.start < end && section.end > start);
    // A train that goes all the way is counted in every section.
    const trains = Math.min(...passed.map((section) => section.trains[day][hour - 6] ?? 0));
    if (trains === 0) return null;
    const wait = Math.ceil(30 / trains);
    const train = Math.ceil(seconds.slice(start, end).reduce((sum, one) => sum + one, 0) / 60);
    return { minutes: wait + train, wait, train, change: 0, changes: [] };
  }
  return null;
}

/** From station to station in the hour that begins at `hour`; `null` outside the hours of service. */
export function metroTrip(from: string, to: string, day: MetroDay, hour: number): MetroTrip | null {
  return from === to
    ? { minutes: 0, wait: 0, train: 0, change: 0, changes: [] }
    : quickest(ways.map((_, line) => onwards(line, from, to, day, hour, mostChanges)));
}

function onwards(
  line: number,
  from: string,
  to: string,
  day: MetroDay,
  hour: number,
  changes: number,
): MetroTrip | null {
  if (!ways[line]?.[0]?.order.includes(from)) return null;
  const direct = ride(line, from, to, day, hour);
  if (changes === 0) return direct;
  const changed = bridges.map(([off, on]) => {
    const first = ride(line, from, off, day, hour);
    if (!first) return null;
    const others = [...ways.keys()].filter((other) => other !== line);
    const rest =
      on === to
        ? { minutes: 0, wait: 0, train: 0, change: 0, changes: [] }
        : quickest(others.map((other) => onwards(other, on, to, day, hour, changes - 1)));
    return (
      rest && {
        minutes: first.minutes + changeMinutes + rest.minutes,
        wait: first.wait + rest.wait,
        train: first.train + rest.train,
        change: changeMinutes + rest.change,
        changes: [off, ...rest.changes],
      }
    );
  });
  return quickest([direct, ...changed]);
}

function quickest<T extends MetroTrip>(trips: (T | null)[]): T | null {
  return trips.reduce(
    (best, trip) => (trip && trip.minutes < (best?.minutes ?? Infinity) ? trip : best),
    null,
  );
}

/** Minutes on foot to a station, for kilometres in a straight line. */
function walkMinutes(km: number): number {
  return Math.ceil(km * minutesForKm);
}

/** The stations that are near enough to walk to, the nearest first. */
export function stationsNear(here: Spot): { station: MetroStation; walk: number }[] {
  return metroStations
    .map(([station, latitude, longitude]) => ({ station, km: kmBetween(here, { latitude, longitude }) }))
    .filter(({ km }) => km <= mostWalkKm)
    .sort((one, other) => one.km - other.km)
    .map(({ station, km }) => ({ station, walk: walkMinutes(km) }));
}

/** The quickest way from a door to a station, by whichever station near it; `null` where none is, or no train runs. */
export function metroWay(here: Spot, to: MetroStation, day: MetroDay, hour: number): MetroWay | null {
  return quickest(
    stationsNear(here).map(({ station, walk }) => {
      const trip = metroTrip(station, to, day, hour);
      return trip && { ...trip, station, walk, minutes: walk + trip.minutes };
    }),
  );
}

const tripsTo = new Map<string, (number | null)[]>();

/**
 * How far from each station, in kilometres in a straight line, somebody may live who is at the station `to` within `most`
 * minutes on a working morning; negative where nobody is. In the order of `metroStations`.
 */
export function metroReach(to: MetroStation, most = Infinity): number[] {
  const minutes =
    tripsTo.get(to) ??
    metroStations.map(([from]) => metroTrip(from, to, workDay.day, workDay.hour)?.minutes ?? null);
  tripsTo.set(to, minutes);
  return minutes.map((trip) => (trip === null ? -1 : Math.min(mostWalkKm, (most - trip) / minutesForKm)));
}

/** A way in words: "9 min walk to Kukatpally, about 5 min wait, 35 min by train, change at Ameerpet (4 min on foot)". */
export function wayWords({ walk, station, wait, train, change, changes }: MetroWay): string {
  if (train + change === 0) return t("{walk} min walk", { walk });
  const values = {
    walk,
    station: t(station),
    wait,
    train,
    change,
    places: changes.map((name) => t(name)).join(", "),
  };
  return change === 0
    ? t("{walk} min walk to {station}, about {wait} min wait, {train} min by train", values)
    : t(
        "{walk} min walk to {station}, about {wait} min wait, {train} min by train, change at {places} ({change} min on foot)",
        values,
      );
}
