import { drawnMapWords } from "@/content/drawn-map-words";
import { metroStations } from "@/content/metro-stations";
import { t } from "@/lib/base/language";
import { metroOptions } from "@/lib/projects/project/filter-table.mjs";
import { kmBetween } from "@/lib/projects/project/map-bounds";
import type { MapPlace } from "@/lib/projects/search/map-schema";
import type { Position } from "./map-projection";

/** Nobody goes further to a station than the filter can say. */
const farthestKm = metroOptions.at(-1)?.km ?? 0;

const stations = metroStations.map(([name, latitude, longitude]) => ({ name, latitude, longitude }));

/** "Miyapur metro 1.2 km": the station nearest to a spot, in a straight line; `null` where none is near. */
export function nearMetro(here: Position): string | null {
  let nearest: { name: string; km: number } | null = null;
  for (const station of stations) {
    const km = kmBetween(here, station);
    if (km <= (nearest?.km ?? farthestKm)) nearest = { name: station.name, km };
  }
  // Less than a hundred metres is not what two points without a way between them can say.
  return (
    nearest && t(drawnMapWords.metro, { station: t(nearest.name), km: Math.max(0.1, nearest.km).toFixed(1) })
  );
}

/** The same from the centre of a locality; the centre of a city says nothing of its projects. */
export function metroOfPlace(place: MapPlace): string | null {
  return place.name === place.city ? null : nearMetro(place);
}
