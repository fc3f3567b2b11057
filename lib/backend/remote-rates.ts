import "server-only";
import { mostPriced } from "@/lib/projects/listing/listing-price";
import { kindRates, ratedUnits } from "@/lib/projects/listing/place-rates";
import {
  projectQuerySchema,
  type ProjectList,
  type ProjectQuery,
} from "@/lib/projects/search/project-query-schema";
import type { Backend } from "./backend-calls";
import { listPricedPlaces } from "./priced-places";

/** From another backend that has no call for it: from the list of the place, when one call gives it whole. */
export function remoteRates(
  list: (query: ProjectQuery) => Promise<ProjectList>,
  readPrices: Backend["readPlacePrices"],
  listPlaceChoices: Backend["listPlaceChoices"],
): Pick<Backend, "listPlaceChoices" | "listToldPlaces" | "readKindRates" | "readPlacePrices"> {
  const readKindRates: Backend["readKindRates"] = async (place) => {
    const prices = await readPrices(place);
    if (prices) return prices.kinds;
    const { city, locality } = place;
    const query = projectQuerySchema.parse({ location: locality ?? city, limit: String(mostPriced) });
    const { projects, totalItems } = await list(query);
    if (totalItems > mostPriced) return [];
    return kindRates(
      ratedUnits(projects.filter(({ locations }) => locations.some((one) => one.city === city))),
    );
  };
  return {
    listPlaceChoices,
    readPlacePrices: readPrices,
    readKindRates,
    listToldPlaces: async () =>
      (await listPricedPlaces({ listPlaceChoices, readKindRates })).map(({ city, locality }) => ({
        city,
        locality,
      })),
  };
}
