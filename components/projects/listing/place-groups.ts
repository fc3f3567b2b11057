import { placeKey } from "@/lib/places/place-name";
import type { PlaceChoice } from "@/lib/places/place-schema";

export type PlaceGroup = { heading: string; options: PlaceChoice[] };

/** The places chosen last that have projects now, then city by city as they came; a place is in one group. */
export function groupPlaces(choices: readonly PlaceChoice[], recent: readonly string[]): PlaceGroup[] {
  const again = recent.flatMap(
    (name) => choices.find((place) => placeKey(place.name) === placeKey(name)) ?? [],
  );
  const groups = new Map<string, PlaceChoice[]>(again.length > 0 ? [["Recent", [...new Set(again)]]] : []);
  for (const place of choices) {
    if (!again.includes(place)) groups.set(place.city, [...(groups.get(place.city) ?? []), place]);
  }
  return [...groups].map(([heading, options]) => ({ heading, options }));
}
