import { readFileSync } from "node:fs";
import path from "node:path";
import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import { placeKey } from "@/lib/places/place-name";

/* Where places are, read a second time from the files of `content/places`. */

type Centre = { lat: number; lng: number };
type Place = { name: string; state: string; city: string | null; lat: number | null; lng: number | null };

const read = <T>(name: string) =>
  JSON.parse(readFileSync(path.join(process.cwd(), "content/places", name), "utf8")) as T[]; // files of our own
const states = new Map(read<{ id: number; name: string }>("states.json").map(({ id, name }) => [id, name]));
const cities = read<{ name: string; stateId: number; lat: number; lng: number }>("cities.json").map(
  ({ stateId, ...city }) => ({ ...city, city: null, state: states.get(stateId) ?? "" }),
);
const places: Place[] = [...cities, ...read<Place>("hyderabad-localities.json")];

const named = new Map<string, Place[]>();
for (const place of places) named.set(placeKey(place.name), [...called(place.name), place]);

function called(name: string): Place[] {
  return named.get(placeKey(name)) ?? [];
}

/** The centres of all cities and localities of this name. */
export function centresOf(name: string): Centre[] {
  return called(name).flatMap(toCentre);
}

/** That of a project's locality, or of its city where it has none; `null` if it is not known. */
export function centreOf({ locality, city, state }: ProjectRecord): Centre | null {
  const here = called(locality?.trim() || city).find(
    (place) =>
      placeKey(place.state) === placeKey(state) &&
      (locality?.trim()
        ? place.city !== null && placeKey(place.city) === placeKey(city)
        : place.city === null),
  );
  return here ? (toCentre(here)[0] ?? null) : null;
}

/** Along the surface of a globe. */
export function kmBetween(one: Centre, other: Centre): number {
  const [a, b] = [one, other].map(({ lat }) => (lat * Math.PI) / 180) as [number, number]; // two of them
  const turn = ((one.lng - other.lng) * Math.PI) / 180;
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return 6371 * Math.acos(Math.min(1, cosine));
}

function toCentre({ lat, lng }: Pick<Place, "lat" | "lng">): Centre[] {
  return lat === null || lng === null || lat === undefined ? [] : [{ lat, lng }];
}
