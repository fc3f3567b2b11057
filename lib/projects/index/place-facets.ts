import { placeKey } from "@/lib/places/place-name";
import type { ListingExtras } from "@/lib/projects/search/project-query-schema";
import { kmBetween } from "@/lib/projects/project/map-bounds";
import type { CatalogueIndex, Located, Named } from "./columns";
import { centresOf, nearestKm, placesIn, type Place, type PlaceName, type Rank } from "./places";

/** As in `lib/projects/store/facet-selects.ts`. */
const maxPlaces = 80;
const maxNearby = 40;
const maxAround = 6;
export const nearKm = 10;

/** One name of the projects of one place: the place's number, and how many they are. */
type Placed = { name: PlaceName; number: number; count: number };

/** All names of the places that have any. */
export function placed(index: CatalogueIndex, counts: Int32Array): Placed[] {
  const all: Placed[] = [];
  for (const [number, { names }] of placesIn(index).entries()) {
    const count = counts[number] ?? 0;
    if (count > 0) for (const name of names) all.push({ name, number, count });
  }
  return all;
}

/** The cities, and apart from those the localities, with the most projects. */
export function locationFacet(index: CatalogueIndex, counts: Int32Array): Record<string, number> {
  const keyed = groupByKey(placed(index, counts)).map((all) => {
    const rank = Math.min(...all.map(({ name }) => name.rank));
    const name = firstByAlphabet(all.flatMap((one) => (one.name.rank === rank ? one.name : [])));
    return { rank, name, count: all.reduce((sum, { count }) => sum + count, 0) };
  });
  keyed.sort((one, other) => other.count - one.count || one.name.order - other.name.order);
  const ofRank = (wanted: Rank) => keyed.filter(({ rank }) => rank === wanted).slice(0, maxPlaces);
  return Object.fromEntries([...ofRank(0), ...ofRank(1)].map(({ name, count }) => [name.name, count]));
}

/** How far the nearest places with projects are from those asked for, in kilometres. */
export function distanceFacet(
  index: CatalogueIndex,
  counts: Int32Array,
  asked: readonly string[],
): Record<string, number> {
  const centres = centresOf(index, asked);
  if (centres.length === 0) return {};
  const near = groupByKey(placed(index, counts).filter(({ name }) => name.rank < 2)).flatMap((all) => {
    const km = Math.min(...all.map(({ name }) => nearestKm(name, centres)));
    return Number.isFinite(km) ? { name: firstByAlphabet(all.map(({ name }) => name)), km: roundKm(km) } : [];
  });
  near.sort((one, other) => one.km - other.km || one.name.order - other.name.order);
  return Object.fromEntries(near.slice(0, maxNearby).map(({ name, km }) => [name.name, km]));
}

/** The localities of a city with the most projects, or those near a locality, the nearest first. */
export function aroundPlace(
  index: CatalogueIndex,
  counts: Int32Array,
  asked: readonly string[],
): ListingExtras["around"] {
  const [place, ...others] = asked;
  if (place === undefined || others.length > 0) return [];
  const key = placeKey(place);
  const ofLocality = new Map<NonNullable<Place["locality"]>, number>();
  for (const [number, { locality }] of placesIn(index).entries()) {
    const count = counts[number] ?? 0;
    if (locality && count > 0) ofLocality.set(locality, (ofLocality.get(locality) ?? 0) + count);
  }
  const cities = new Set(index.names.cities.filter((city) => city.key === key).map(({ id }) => id));
  const origins = new Map(
    index.names.localities.filter((one) => one.key === key).map((one) => [one.cityId, one] as const),
  );
  const near = [...ofLocality].flatMap(([locality, count]) => {
    const origin = origins.get(locality.cityId);
    if (locality.id === origin?.id) return [];
    const km = origin ? kmOf(origin, locality) : Infinity;
    return km <= nearKm || (!origin && cities.has(locality.cityId)) ? { ...locality, count, km } : [];
  });
  near.sort(
    (one, other) =>
      (one.km === other.km ? 0 : one.km - other.km) || other.count - one.count || one.order - other.order,
  );
  return near.slice(0, maxAround).map(({ name, count }) => ({ name, count }));
}

/** Kilometres between the centres of two places; infinite where one has none. */
export function kmOf(one: Located, other: Located): number {
  const [from, to] = [one, other].map(({ latitude, longitude }) =>
    latitude === null || longitude === null ? null : { latitude, longitude },
  );
  return from && to ? kmBetween(from, to) : Infinity;
}

/** Those that have one key, by their keys. */
export function groupByKey(all: readonly Placed[]): Placed[][] {
  const groups = new Map<string, Placed[]>();
  for (const one of all) {
    const group = groups.get(one.name.key);
    if (group) group.push(one);
    else groups.set(one.name.key, [one]);
  }
  return [...groups.values()];
}

function firstByAlphabet<N extends Named>(all: readonly N[]): N {
  return all.reduce((first, one) => (one.order < first.order ? one : first));
}

/** To one decimal, as the database rounds: of the 15 digits that it holds for certain. */
export function roundKm(km: number): number {
  return Math.round(Number(km.toPrecision(15)) * 10) / 10;
}
