import { currentPlaceName, placeKey } from "@/lib/places/place-name";

export type PlaceRow = { cityId: number; stateId: number; city: string; state: string };
export type ResolvedCity = { cityId: number; stateId: number; city: string };
/** Finds the city of that state, or says what is wrong. Case, spaces and older names of cities don't matter. */
export type ResolveCity = (state: string, city: string) => ResolvedCity | { error: string };

export function createCityResolver(rows: readonly PlaceRow[]): ResolveCity {
  const states = new Map<string, { name: string; cities: Map<string, ResolvedCity> }>();
  for (const { cityId, stateId, city, state } of rows) {
    const entry = states.get(placeKey(state)) ?? { name: state, cities: new Map<string, ResolvedCity>() };
    entry.cities.set(placeKey(city), { cityId, stateId, city });
    states.set(placeKey(state), entry);
  }
  return (state, city) => {
    const entry = states.get(placeKey(state));
    if (!entry) return { error: `state "${state}" is not a state of India` };
    return (
      entry.cities.get(placeKey(city)) ?? { error: `city "${city}" is not a known city of ${entry.name}` }
    );
  };
}

/** The stored form of a locality's name: single spaces, and this site's spelling where it is known under several. */
export function localityName(name: string): string {
  return currentPlaceName(name.trim().replace(/\s+/g, " "));
}
