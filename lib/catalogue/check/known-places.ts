import { nearestName } from "@/lib/base/nearest-name";
import { currentPlaceName, placeKey } from "@/lib/places/place-name";
import { likeName } from "./like-names";

export type PlaceRow = { cityId: number; stateId: number; city: string; state: string; code: string };
/**
 * `isNew`: the city is not stored yet; `elsewhere` is another state that has a city of its name, `near` the stored city of
 * this state that may have been meant.
 */
export type ResolvedCity = {
  cityId: number;
  stateId: number;
  city: string;
  /** The state's whole name. */
  state: string;
  isNew?: true;
  elsewhere?: string;
  near?: ResolvedCity;
};
/** Finds the city of that state, or says what is wrong. Case, spaces and older names of cities don't matter. */
export type ResolveCity = (state: string, city: string) => ResolvedCity | { error: string };

/** The numbers of cities that imports add begin here: the list of `content/places` stays far below. */
const firstOwnCity = 1_000_000;
/** More new cities in one import are a mistake, such as another column. */
const mostNewCities = 200;
/** Codes of number plates and offices that differ from ISO 3166. */
const otherCodes = { ts: "telangana", or: "odisha", uk: "uttarakhand", cg: "chhattisgarh" };

/**
 * A city that is not known is taken as a new one when its state is: its number is the same for the whole import, and
 * later the stored one.
 */
export function createCityResolver(rows: readonly PlaceRow[]): ResolveCity {
  const states = new Map<string, { id: number; name: string; cities: Map<string, ResolvedCity> }>();
  const codes = new Map<string, string>(Object.entries(otherCodes));
  let next = firstOwnCity;
  let added = 0;
  for (const { cityId, stateId, city, state, code } of rows) {
    const key = placeKey(state);
    const entry = states.get(key) ?? { id: stateId, name: state, cities: new Map<string, ResolvedCity>() };
    entry.cities.set(placeKey(city), { cityId, stateId, city, state });
    states.set(key, entry);
    codes.set(code.toLowerCase(), key);
    next = Math.max(next, cityId + 1);
  }
  return (state, city) => {
    const key = placeKey(state);
    const entry = states.get(key) ?? states.get(codes.get(key.replaceAll(".", "")) ?? "");
    if (!entry) {
      const near = nearestName(
        state,
        [...states.values()].map(({ name }) => name),
      );
      return { error: `state "${state}" is not a state of India${near ? `: did you mean ${near}?` : ""}` };
    }
    const known = entry.cities.get(placeKey(city));
    if (known) return known;
    if (!/\p{L}{2}/u.test(city)) return { error: `city "${city}" is no name of a city` };
    if (added++ >= mostNewCities) {
      return {
        error: `city "${city}" is not a known city of ${entry.name}, and the import adds ${mostNewCities} cities already`,
      };
    }
    const elsewhere = [...states.values()].find(({ cities }) => isStored(cities.get(placeKey(city))))?.name;
    const stored = [...entry.cities.values()].filter(isStored);
    const meant = likeName(
      city,
      stored.map((one) => one.city),
    );
    const fresh: ResolvedCity = {
      cityId: next++,
      stateId: entry.id,
      city: cityName(city),
      state: entry.name,
      isNew: true,
      elsewhere,
      near: stored.find((one) => one.city === meant),
    };
    entry.cities.set(placeKey(city), fresh);
    return fresh;
  };
}

function isStored(city: ResolvedCity | undefined): boolean {
  return city !== undefined && !city.isNew;
}

/** A new city's name: one that was typed in capitals or in small letters alone gets a capital for each word. */
function cityName(name: string): string {
  const tidy = name.trim().replace(/\s+/g, " ");
  if (tidy !== tidy.toUpperCase() && tidy !== tidy.toLowerCase()) return tidy;
  return capitalised(tidy.toLowerCase());
}

/** The stored form of a locality's name: single spaces, and this site's spelling where it is known under several. */
export function localityName(name: string): string {
  return currentPlaceName(name.trim().replace(/\s+/g, " "));
}

function capitalised(words: string): string {
  return words.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
}
