import { toSlug } from "@/lib/base/slug";
import { paths } from "@/lib/base/paths";
import { placeKey } from "@/lib/places/place-name";
import type { RatedPlace } from "./place-rates-schema";

/** A name in the address of a page of prices; empty for one without letters from a to z. */
export const placeSlug = (name: string): string => toSlug(placeKey(name), "");

/** The page of a place's prices: `/price-trends/hyderabad/kokapet`; `null` for a name that no address can hold. */
export function pricesPath({ city, locality }: RatedPlace): string | null {
  const steps = [city, ...(locality === null ? [] : [locality])].map(placeSlug);
  return steps.every(Boolean) ? [paths.prices, ...steps].join("/") : null;
}
