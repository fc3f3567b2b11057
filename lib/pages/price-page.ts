import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import type { PlaceChoice } from "@/lib/places/place-schema";
import { placeSlug } from "@/lib/projects/listing/price-paths";
import type { KindRates, PlacePrices, RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";

/** A place beside others: its kinds, and how far it is from the page's own, where that is told. */
export type PlaceRow = RatedPlace & { kinds: KindRates[]; km?: number };
export type PricePage = { prices: PlacePrices; others: PlaceRow[] };

/** As many places as one call names. */
const mostNamed = 100;
const mostNear = 8;

/** The data of the page with these names in its address; `null` where there is no such place, or no prices are told. */
export const readPricePage = cache(async (city: string, locality: string | null): Promise<PricePage | null> => {
  const named = await readNamed([], (locality ?? city).replaceAll("-", " "));
  const isIt = ({ kind, name, city: its }: PlaceChoice) =>
    placeSlug(its) === city && (locality === null ? kind === "city" : kind === "locality" && placeSlug(name) === locality);
  const found = named.find(isIt);
  if (!found) return null;
  const prices = await backend().readPlacePrices({
    ...{ city: found.city, locality: locality === null ? null : found.name },
  });
  if (!prices) return null;
  return { prices, others: (await readOptional("prices of other places", [], () => readOthers(prices, named))) ?? [] };
});

/** The localities of a city, those with the most projects first; of a locality those near by, the nearest first. */
async function readOthers({ city, locality }: PlacePrices, named: readonly PlaceChoice[]): Promise<PlaceRow[]> {
  const all = locality === null ? named : await readNamed([locality], "");
  const wanted = all.filter(({ kind, name, city: its, km }) =>
    kind === "locality" && its === city && (locality === null || (km !== undefined && name !== locality)),
  );
  const chosen =
    locality === null ? wanted : wanted.toSorted((one, other) => (one.km ?? 0) - (other.km ?? 0)).slice(0, mostNear);
  const places = chosen.map(({ name, km }) => ({ city, locality: name, ...(km !== undefined && { km }) }));
  const kinds = await backend().readKindRates(places);
  return places.map((place, at) => ({ ...place, kinds: kinds[at] ?? [] }));
}

async function readNamed(location: string[], typed: string): Promise<readonly PlaceChoice[]> {
  return (await backend().listPlaceChoices(toProjectQuery({ ...noFilters, location }), typed, mostNamed)) ?? [];
}
