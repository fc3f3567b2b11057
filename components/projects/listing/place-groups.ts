import { placeKey } from "@/lib/places/place-name";
import type { PlaceChoice } from "@/lib/places/place-schema";
import type { RecentPlace } from "./recent-places";

export type PlaceGroup = { heading: string; options: PlaceChoice[] };

/**
 * The places chosen last that have projects now, then city by city as they came; a place is in one group. `counts` knows
 * the recent ones that are not among the choices.
 */
export function groupPlaces(
  choices: readonly PlaceChoice[],
  recent: readonly RecentPlace[],
  counts: Record<string, number>,
): PlaceGroup[] {
  const again = recent.flatMap((place) => {
    const known = choices.find(({ name }) => placeKey(name) === placeKey(place.name));
    const projects = known?.projects ?? counts[place.name];
    return projects ? [known ?? { ...place, projects }] : [];
  });
  const groups = new Map<string, PlaceChoice[]>(again.length > 0 ? [["Recent", again]] : []);
  for (const place of choices) {
    if (!again.includes(place)) groups.set(place.city, [...(groups.get(place.city) ?? []), place]);
  }
  return [...groups].map(([heading, options]) => ({ heading, options }));
}
