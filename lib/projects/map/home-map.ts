import { boundsWithin, kmBetween, kmInDegree, type Bounds } from "@/lib/projects/project/map-bounds";
import type { MapPlace } from "@/lib/projects/search/map-schema";
import { groundPlaces, mapGround, nearest, nearestOfEach, type GroundPlace, type Spot } from "./map-ground";
import { projectionOf, type Position } from "./map-projection";
import { mapPaper, type MapPaper } from "./plain-map";

/** The one dot is the home; `area`: the part of the earth that the map was made for. */
export type HomeMap = MapPaper<Spot> & { area: Bounds };

/** Half a screen of a phone: lower than the map of a list, as more follows. */
const ratio = { least: 0.6, most: 0.7 };
/** So much is seen on each side of the home, in kilometres. */
const leastAround = 1.4;
/** What the map is widened for is no further apart than this: about 8 km across. */
const widest = { east: 7, north: 5.5 };
/** So many places around a home say where it is; localities fill up what landmarks leave. */
const enough = 4;

/**
 * The map of a home among what is near it: the nearest of each kind of landmark as far as they fit, then the nearest
 * localities. `null` where nothing with a name is near, as a dot on an empty sheet says nothing.
 */
export function homeMap(home: Position & { name: string }, around: readonly MapPlace[]): HomeMap | null {
  const localities = around
    .filter(({ name, city }) => name !== city)
    .map(({ name, latitude, longitude }): GroundPlace => ({ name, latitude, longitude, kind: "place" }));
  let [area, shown] = [boundsWithin(leastAround, home), 0];
  const show = ({ latitude, longitude }: Position) => {
    const next: Bounds = {
      south: Math.min(area.south, latitude),
      west: Math.min(area.west, longitude),
      north: Math.max(area.north, latitude),
      east: Math.max(area.east, longitude),
    };
    if (!isNarrow(next)) return;
    area = next;
    shown += 1;
  };
  for (const place of nearestOfEach(groundPlaces, home)) show(place);
  for (const place of nearest(localities, home)) if (shown < enough) show(place);
  if (shown === 0) return null;
  const projection = projectionOf(area, ratio, 2 * leastAround);
  const dot = { ...projection.at(home), words: home.name, radius: 0.4 };
  const paper = mapPaper(projection, mapGround(projection, home, localities), [dot]);
  const name = paper.dots.flatMap(({ label, ...one }) =>
    label ? [{ ...one, label, kind: "home" as const }] : [],
  );
  return { ...paper, marks: [...name, ...paper.marks], area };
}

function isNarrow({ south, west, north, east }: Bounds): boolean {
  const across = kmBetween({ latitude: south, longitude: west }, { latitude: south, longitude: east });
  return across <= widest.east && (north - south) * kmInDegree <= widest.north;
}
