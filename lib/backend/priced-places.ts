import "server-only";
import type { Backend } from "./backend-calls";
import type { PlaceChoice } from "@/lib/places/place-schema";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { pricesPath } from "@/lib/projects/listing/price-paths";
import { toldTypes, type PricedPlace } from "@/lib/projects/listing/price-words";

/** Cities with their largest localities; as many as one call names. */
const mostPlaces = 100;
const atOnce = 8;

let kept: { version: number; places: PricedPlace[] } | undefined;

/**
 * The places with enough homes to tell their prices (up to eight localities of each city, those with the most projects, after
 * the city itself), read once for each version of the catalogue. Rejects if they can't be read.
 */
export async function listPricedPlaces(
  from: Pick<Backend, "listPlaceChoices" | "readKindRates">,
): Promise<PricedPlace[]> {
  const version = catalogueSeen.current?.version;
  if (kept && kept.version === version) return kept.places;
  const choices = (await from.listPlaceChoices(toProjectQuery(noFilters), "", mostPlaces)) ?? [];
  const places: PricedPlace[] = [];
  for (let at = 0; at < choices.length; at += atOnce) {
    const read = choices
      .slice(at, at + atOnce)
      .map(toPlace)
      .filter(pricesPath);
    places.push(
      ...(await Promise.all(
        read.map(async (place) => ({ ...place, kinds: await from.readKindRates(place) })),
      )),
    );
  }
  const told = places.filter((place) => toldTypes(place).length > 0);
  if (version !== undefined) kept = { version, places: told };
  return told;
}

const toPlace = ({ kind, name, city }: PlaceChoice) => ({ city, locality: kind === "city" ? null : name });
