import { metroLines } from "@/content/metro-lines.mjs";
import { metroStations } from "@/content/metro-stations";
import { landmarks, type LandmarkKind } from "@/content/places/landmarks";
import { sayLandmark } from "@/lib/base/say-place";
import { kmBetween } from "@/lib/projects/project/map-bounds";
import type { Position, Projection } from "./map-projection";

/** A spot of a drawing: `x` as a part of its width, `y` of its height. */
export type Spot = { x: number; y: number };

/** What has a name on the ground, as addresses say it ("Raidurg metro"); a locality is a `place`. */
export type GroundPlace = Position & { name: string; kind: LandmarkKind | "place" };

/** The same on a drawing, with the words beside it; a `home` has its own dot. */
export type GroundMark = Spot & { words: string; kind: GroundPlace["kind"] | "home" };

/** What lies under the dots: of each line of the metro the stretches that are seen, station by station, and what has a name. */
export type Ground = { lines: { colour: string; runs: Spot[][] }[]; marks: GroundMark[] };

/** The colours that the lines are called by, as pale as 3:1 on paper allows: what is for sale stands out on them. */
const colours = { Red: "#c96f72", Green: "#569069", Blue: "#6a8cbf" };

/** The lines of the metro with their stations in order, as far as the operator publishes a point. */
export const metroTracks = metroLines.map(({ name: line, stations }) => ({
  colour: colours[line],
  stations: stations.flatMap((station): GroundPlace[] => {
    const [name, latitude, longitude] = metroStations.find(([name]) => name === station) ?? [];
    return name ? [{ name: `${name} metro`, kind: "metro", latitude, longitude }] : [];
  }),
}));

const ends = metroTracks.flatMap(({ stations }) => [stations[0], stations.at(-1)]);

/** All that has a name, the most known kinds first, and of the stations the ends of lines. */
export const groundPlaces: readonly GroundPlace[] = [
  ...(["airport", "lake", "university", "railway", "stadium"] as const).flatMap((kind) =>
    landmarks.filter((one) => one.kind === kind),
  ),
  // Lines meet in one station.
  ...new Map(
    [...ends, ...metroTracks.flatMap(({ stations }) => stations)].flatMap((one) =>
      one ? [[one.name, one] as const] : [],
    ),
  ).values(),
];

/** So much of each kind may be named on the map of a list, so much around a home, and so much in all. */
const most = { ofKind: 3, around: 8, ofAll: 12 };

/** How far beyond the edge a station still draws the line that leads to it, as a part of the map. */
const beyond = 0.2;

/** What lies under the dots of a map, none of it outside; around a `home` it is the nearest that is named, and also its `localities`. */
export function mapGround(
  { at }: Projection,
  home: Position | null = null,
  localities: readonly GroundPlace[] = [],
): Ground {
  const isSeen = (one: GroundPlace) => isOn(at(one), 0);
  const seen = groundPlaces.filter(isSeen);
  const named = home
    ? new Set([
        ...nearestOfEach(seen, home),
        ...nearest(localities.filter(isSeen), home),
        ...nearest(seen, home),
      ])
    : seen.filter(
        ({ kind }, index) => seen.slice(0, index).filter((one) => one.kind === kind).length < most.ofKind,
      );
  return {
    lines: metroTracks.flatMap(({ colour, stations }) => {
      const runs = runsOf(stations.map(at));
      return runs.length > 0 ? [{ colour, runs }] : [];
    }),
    marks: [...named]
      .slice(0, home ? most.around : most.ofAll)
      .map((one) => ({ ...at(one), words: sayLandmark(one.name), kind: one.kind })),
  };
}

/** These places, the nearest first. */
export function nearest<T extends Position>(places: readonly T[], home: Position): T[] {
  return places.toSorted((one, other) => kmBetween(home, one) - kmBetween(home, other));
}

/** The nearest of each kind, the station of the metro first: nothing is asked for as often. */
export function nearestOfEach(places: readonly GroundPlace[], home: Position): GroundPlace[] {
  return nearest(places, home)
    .filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index)
    .sort((one, other) => Number(other.kind === "metro") - Number(one.kind === "metro"));
}

/** The stretches of a line that are on the map, each with a station behind its edge. */
function runsOf(stations: readonly Spot[]): Spot[][] {
  const runs: Spot[][] = [];
  for (const [index, spot] of stations.entries()) {
    const before = stations[index - 1];
    if (!isOn(spot, beyond) && !(before && isOn(before, beyond))) continue;
    const run = before && runs.at(-1)?.at(-1) === before ? runs.at(-1) : undefined;
    if (run) run.push(spot);
    else runs.push(before ? [before, spot] : [spot]);
  }
  return runs.filter((run) => run.length > 1 && run.some((spot) => isOn(spot, beyond)));
}

function isOn({ x, y }: Spot, more: number): boolean {
  return Math.min(x, y) >= -more && Math.max(x, y) <= 1 + more;
}
