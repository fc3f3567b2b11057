import type { CatalogueIndex, Located, Names, PlaceNamed } from "./columns";

/** A city, a locality or a state, the best kind of the name first. */
export type Rank = 0 | 1 | 2;
/** One name of a place. */
export type PlaceName = PlaceNamed & { rank: Rank; latitude: number | null; longitude: number | null };
export type Place = {
  city: Names["cities"][number];
  locality: Names["localities"][number] | null;
  /** Each key once: one name may be that of a city, of a locality in another city and of a state. */
  names: PlaceName[];
};

const placesOf = new WeakMap<CatalogueIndex, Place[]>();

/** The places of an index in words, in the order of their numbers: made once for each index. */
export function placesIn(index: CatalogueIndex): Place[] {
  const known = placesOf.get(index);
  if (known) return known;
  const byId = <N extends PlaceNamed>(named: readonly N[]) => new Map(named.map((one) => [one.id, one]));
  const { names } = index;
  const [cities, localities, states] = [byId(names.cities), byId(names.localities), byId(names.states)];
  const places = index.places.map(([cityId, localityId, stateId]): Place => {
    const city = cities.get(cityId);
    if (!city) throw new Error(`The names of the catalogue lack a city with the id ${cityId}.`);
    const locality = localities.get(localityId) ?? null;
    const all = [city, locality, states.get(stateId)].flatMap((one, rank): PlaceName[] =>
      one ? [{ latitude: null, longitude: null, ...one, rank: rank as Rank }] : [],
    );
    const distinct = all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
    return { city, locality, names: distinct };
  });
  placesOf.set(index, places);
  return places;
}

const keyedOf = new WeakMap<Names, Map<string, Located[]>>();

/** The localities and cities of this key, wherever they are and whether or not they have projects. */
export function locatedBy(names: Names, key: string): readonly Located[] {
  let keyed = keyedOf.get(names);
  if (!keyed) {
    keyed = new Map();
    for (const one of [...names.localities, ...names.cities]) {
      const known = keyed.get(one.key);
      if (known) known.push(one);
      else keyed.set(one.key, [one]);
    }
    keyedOf.set(names, keyed);
  }
  return keyed.get(key) ?? [];
}
