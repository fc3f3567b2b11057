import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { listPricedPlaces } from "@/lib/backend/priced-places";
import { placeSlug } from "@/lib/projects/listing/price-paths";
import type { PlacePrices, RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import type { PricedPlace } from "@/lib/projects/listing/price-words";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { rateOfKind } from "@/lib/projects/listing/place-rates";
import { middleRateOf, type Stock } from "@/lib/projects/listing/price-standing";
import { rateOf } from "@/lib/projects/project/unit-rate";
import type { CostHome } from "@/lib/cost/project-cost";
import type { Project } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";

/** A place's prices, those of the largest other localities of its city, and of a city those localities that are left. */
export type PricePage = { prices: PlacePrices; others: PricedPlace[]; more: RatedPlace[] };

/** The places of `/price-trends`; `null` if they can't be read now. */
export const readPricedPlaces = cache(() =>
  readOptional("places with prices", [], () => listPricedPlaces(backend())),
);

/** The data of the page with these names in its address; `null` where there is no such place, or no prices are told. */
export const readPricePage = cache(
  async (city: string, locality: string | null): Promise<PricePage | null> => {
    const place = await findPlace(city, locality);
    const prices = place && (await backend().readPlacePrices(place));
    if (!prices) return null;
    const all = (await readPricedPlaces()) ?? [];
    const others = all.filter(
      (one) => one.city === prices.city && one.locality !== null && one.locality !== prices.locality,
    );
    return { prices, others, more: locality === null ? await readMore(prices.city, others) : [] };
  },
);

async function readMore(city: string, others: readonly RatedPlace[]): Promise<RatedPlace[]> {
  const told = (await readOptional("places with prices", [], () => backend().listToldPlaces())) ?? [];
  const isShown = (place: RatedPlace) => others.some(({ locality }) => locality === place.locality);
  return told.filter((place) => place.city === city && place.locality !== null && !isShown(place));
}

/** As many places as one call names. */
const mostNamed = 100;

async function findPlace(city: string, locality: string | null): Promise<RatedPlace | null> {
  const typed = (locality ?? city).replaceAll("-", " ");
  const named = (await backend().listPlaceChoices(toProjectQuery(noFilters), typed, mostNamed)) ?? [];
  const found = named.find(
    ({ kind, name, city: its }) =>
      placeSlug(its) === city &&
      (locality === null ? kind === "city" : kind === "locality" && placeSlug(name) === locality),
  );
  return found ? { city: found.city, locality: locality === null ? null : found.name } : null;
}

/** Rupees per sqft of the plan that is asked about, else of the lowest price and the smallest area. */
export function askedRate({ project, plan }: CostHome): number | null {
  return plan ? rateOf(plan.price, plan.area) : rateOf(project.minPrice ?? project.price, project.minArea);
}

/** Rupees per sqft in the middle of what the project offers; `whose` says so where that is several. */
export function middleRate(project: Project): { rate: number | null; whose?: string } {
  const middle = middleRateOf(project);
  if (!middle) return { rate: null };
  const { rate, units } = middle;
  return {
    rate,
    ...(units > 1 && { whose: t(", the middle of its {count} floor plans,", { count: units }) }),
  };
}

/** The asking prices per sqft of the project's kind in its locality; `null` where they are unknown or can't be read. */
export async function readStock({ locations, propertyType }: Project): Promise<Stock | null> {
  const { city, locality } = locations[0] ?? {};
  if (!city || !locality || !propertyType) return null;
  const kinds = await readOptional("prices of a place", null, () =>
    backend().readKindRates({ city, locality }),
  );
  return rateOfKind(kinds, propertyType);
}
