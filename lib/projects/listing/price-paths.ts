import { toSlug } from "@/lib/base/slug";
import { paths } from "@/lib/base/paths";
import { placeKey } from "@/lib/places/place-name";
import type { ListingFigures } from "./listing-figures";
import type { RatedPlace } from "./place-rates-schema";

/** A place and the address of a page about it. */
export type PlaceLink = { name: string; href: string };

/** The prices of a list's place, for a link below it; `null` where too few of them are known to be told. */
export function pricesOfList({
  place,
  projects,
}: Pick<ListingFigures, "place" | "projects">): PlaceLink | null {
  if (!place || place.isState) return null;
  const { name, city } = place;
  // One project that is compared with its locality shows that its prices are told, and those of its city.
  const isTold = projects.some(({ priceStanding }) => priceStanding && priceStanding !== "few");
  const href = pricesPath(city === null ? { city: name, locality: null } : { city, locality: name });
  return isTold && href !== null ? { name, href } : null;
}

/** A name in the address of a page of prices; empty for one without letters from a to z. */
export const placeSlug = (name: string): string => toSlug(placeKey(name), "");

/** The page of a place's prices: `/price-trends/hyderabad/kokapet`; `null` for a name that no address can hold. */
export function pricesPath({ city, locality }: RatedPlace): string | null {
  const steps = [city, ...(locality === null ? [] : [locality])].map(placeSlug);
  return steps.every(Boolean) ? [paths.prices, ...steps].join("/") : null;
}
