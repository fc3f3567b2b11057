import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";

// Makes content/metro-times.ts and content/metro-lines.mjs from the unpacked GTFS feed of Hyderabad Metro Rail:
// `npx tsx scripts/metro-times.ts FOLDER`. It is run by hand, when there is a newer feed.

const days = { WK: "weekday", SA: "saturday", SU: "sunday" } as const;
const lines = { RED: "Red", GREEN: "Green", BLUE: "Blue" } as const;
const directions = { "0": "onward", "1": "back" } as const;
const hours = Array.from({ length: 17 }, (_, at) => at + 6);

const [folder = "."] = process.argv.slice(2);

type Stop = { order: number; station: string; arrival: number; departure: number };
type Trip = { day: string; line: string; direction: string; stops: Stop[] };

/** The rows of a file of the feed, by the names of its columns; no text in it has a comma or a quote. */
function rows(file: string): Record<string, string>[] {
  const [head = "", ...body] = readFileSync(join(folder, file), "utf8").trim().split(/\r?\n/);
  const names = head.split(",");
  return body.map((row) => Object.fromEntries(row.split(",").map((cell, at) => [names[at] ?? "", cell])));
}

function seconds(time = ""): number {
  const [hour = NaN, minute = NaN, second = NaN] = time.split(":").map(Number);
  return hour * 3600 + minute * 60 + second;
}

/** The middle one, or the lower of the two in the middle. */
function median(figures: number[]): number {
  return figures.sort((one, other) => one - other)[Math.floor((figures.length - 1) / 2)] ?? NaN;
}

const station = new Map(rows("stops.txt").map(({ stop_id = "", stop_name = "" }) => [stop_id, stop_name]));
const trips = new Map(
  rows("trips.txt").map(({ trip_id = "", service_id = "", route_id = "", direction_id = "" }) => [
    trip_id,
    { day: service_id, line: route_id, direction: direction_id, stops: [] } as Trip,
  ]),
);
for (const { trip_id = "", stop_id = "", stop_sequence, arrival_time, departure_time } of rows(
  "stop_times.txt",
)) {
  const stop = { order: Number(stop_sequence), station: station.get(stop_id) ?? "" };
  trips
    .get(trip_id)
    ?.stops.push({ ...stop, arrival: seconds(arrival_time), departure: seconds(departure_time) });
}
for (const { stops } of trips.values()) stops.sort((one, other) => one.order - other.order);

/** The stations of a line in the order of its longest trips. */
function stationsOf(line: string, direction: string): string[] {
  const all = [...trips.values()].filter((trip) => trip.line === line && trip.direction === direction);
  const longest = all.reduce((best, trip) => (trip.stops.length > best.stops.length ? trip : best));
  return longest.stops.map((stop) => stop.station);
}

/** From one departure to the next, or to the arrival at the end of the line: the median of all trips. */
function runOf(line: string, direction: string): number[] {
  const order = stationsOf(line, direction);
  const runs: number[][] = order.slice(1).map(() => []);
  for (const { stops } of of(line, direction)) {
    for (const [at, next] of stops.slice(1).entries()) {
      const isEnd = next.station === order.at(-1);
      const left = stops[at]!; // the one before
      runs[order.indexOf(left.station)]?.push((isEnd ? next.arrival : next.departure) - left.departure);
    }
  }
  return runs.map(median);
}

function of(line: string, direction: string): Trip[] {
  return [...trips.values()].filter((trip) => trip.line === line && trip.direction === direction);
}

/** Where some trains begin or end, besides the ends of the line: from there on they are more or fewer. */
function turnsOf(line: string): Set<string> {
  const turns = new Set<string>();
  for (const direction of Object.keys(directions)) {
    for (const day of Object.keys(days)) {
      const counts = new Map<string, number>();
      for (const { stops } of of(line, direction).filter((trip) => trip.day === day)) {
        for (const end of [stops[0]!.station, stops.at(-1)!.station])
          counts.set(end, (counts.get(end) ?? 0) + 1);
      }
      for (const [name, count] of counts) if (count > 1) turns.add(name);
    }
  }
  return turns;
}

/** How many trains leave a station in each hour. */
function trainsFrom(name: string, line: string, direction: string, day: string): number[] {
  const departures = of(line, direction)
    .filter((trip) => trip.day === day)
    .flatMap(({ stops }) => stops.slice(0, -1).filter((stop) => stop.station === name));
  return hours.map((hour) => departures.filter((stop) => Math.floor(stop.departure / 3600) === hour).length);
}

const times = Object.entries(lines).map(([line, name]) => {
  const ofDirections = Object.entries(directions).map(([direction, way]) => {
    const order = stationsOf(line, direction);
    const sections = order
      .slice(0, -1)
      .filter((from) => turnsOf(line).has(from))
      .map((from) => ({
        from,
        trains: Object.fromEntries(
          Object.entries(days).map(([day, said]) => [said, trainsFrom(from, line, direction, day)]),
        ),
      }));
    return [way, { seconds: runOf(line, direction), sections }];
  });
  return [name, Object.fromEntries(ofDirections)];
});
const orders = Object.entries(lines).map(([line, name]) => ({ name, stations: stationsOf(line, "0") }));

const began = rows("feed_info.txt")[0]?.feed_start_date?.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3") ?? "";
await write(
  "content/metro-lines.mjs",
  `/**
   * The lines of Hyderabad Metro with their stations in order, as \`scripts/metro-times.ts\` made them with \`content/metro-times.ts\`,
   * where their source is named. It is no TypeScript, because \`lib/projects/project/filter-table.mjs\` reads it.
   */
  export const metroLines = /** @type {const} */ (${JSON.stringify(orders)});`,
);
await write(
  "content/metro-times.ts",
  `/**
   * The timetable of Hyderabad Metro in short, made by \`scripts/metro-times.ts\` from the operator's GTFS feed: Open Data
   * Telangana, by way of github.com/surajreddykarra/interactive-gtfs, which names the Open Government Licence - India; show
   * what is made of it with \`metroTimesNote\` in \`content/filter-words.ts\`. For each line, onward (as
   * \`content/metro-lines.mjs\` has its stations) and back: \`seconds\` from a departure to the next one, the last to the arrival
   * at the end (the median of all trains); \`sections\`, in how many trains leave \`from\` in each hour from 6 to 22, the same up to
   * the next one.
   */
  export const metroFeedDate = "${began}";
  export const metroTimes = ${JSON.stringify(Object.fromEntries(times))};`,
);

async function write(path: string, text: string): Promise<void> {
  writeFileSync(path, await format(text, { filepath: path, printWidth: 110 }));
}
