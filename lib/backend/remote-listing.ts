import "server-only";
import { lowestPriceOf, mostPriced } from "@/lib/projects/listing/listing-price";
import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import type {
  BedroomsByType,
  Facets,
  ListingSummary,
  ProjectList,
  ProjectQuery,
  Rate,
} from "@/lib/projects/search/project-query-schema";
import type { Backend } from "./backend-calls";
import { readOptional } from "./read-optional";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { middleOf } from "@/lib/projects/listing/place-rates";

type List = (query: ProjectQuery) => Promise<ProjectList>;

/** What another backend has no call for, from further lists. */
export function remoteListing(list: List): Pick<Backend, "readListing"> {
  return {
    readListing: async (query, extras) => {
      const found = await list(query);
      const [lowestPrice, bedroomsByType, summary] = await Promise.all([
        extras.includes("lowestPrice") ? readLowestPrice(list, query, found.totalItems) : null,
        extras.includes("bedroomsByType") ? readBedroomsByType(list, query, found.facets) : {},
        extras.includes("summary") ? readSummary(list, query, found.totalItems) : null,
      ]);
      // Which localities are near by is known by no call.
      return { ...found, lowestPrice, bedroomsByType, summary, around: [] };
    },
  };
}

/** A project's cheapest home may have other bedrooms than those asked for, so then all projects are looked at. */
async function readLowestPrice(list: List, query: ProjectQuery, totalItems: number): Promise<number | null> {
  const bedrooms = bedroomOptions.filter(({ bhk }) => query.bhkType.includes(bhk)).map(({ value }) => value);
  const hasBedrooms = bedrooms.length > 0;
  if (totalItems === 0 || (hasBedrooms && totalItems > mostPriced)) return null;
  const limit = hasBedrooms ? mostPriced : 1;
  const { projects } = await list({ ...query, page: 1, sort: "price_asc", limit });
  return lowestPriceOf(projects, bedrooms);
}

/** Of a list that one call gives whole; `null` of a longer one. */
async function readSummary(
  list: List,
  query: ProjectQuery,
  totalItems: number,
): Promise<ListingSummary | null> {
  if (totalItems > mostPriced) return null;
  const { projects } = await list({ ...query, page: 1, limit: mostPriced });
  return summaryOf(projects, query.bhkType, new Date().toISOString().slice(0, 10));
}

async function readBedroomsByType(list: List, query: ProjectQuery, facets: Facets): Promise<BedroomsByType> {
  const types = propertyTypes.filter(({ value }) => facets.propertyType[value]);
  const bedrooms = types.map(async ({ value }) => {
    const ofType = { ...query, propertyType: value, limit: 1 };
    const found = await readOptional("bedrooms of a type", null, () => list(ofType));
    return [value, found?.facets.bedrooms ?? {}] as const;
  });
  return Object.fromEntries(await Promise.all(bedrooms));
}

type Priced = Pick<
  ProjectSummary,
  | "isPlot"
  | "status"
  | "possessionDate"
  | "reraId"
  | "minPrice"
  | "maxPrice"
  | "price"
  | "minArea"
  | "floorplans"
>;

/**
 * The figures of a whole list, as the database makes them (`project-facets`). With `bhk` prices and rates are those of
 * homes with as many bedrooms as one of them. `today` is an ISO date.
 */
function summaryOf(projects: readonly Priced[], bhk: readonly number[], today: string): ListingSummary {
  const homes = projects.flatMap(({ isPlot, floorplans }) =>
    isPlot
      ? []
      : floorplans.filter(
          ({ isActive, bhkType }) =>
            isActive !== false && (bhk.length === 0 || bhk.includes(parseInt(bhkType ?? ""))),
        ),
  );
  const plots = projects.filter(({ isPlot }) => isPlot && bhk.length === 0);
  const highest =
    bhk.length > 0
      ? homes.map(({ price }) => price)
      : projects.map(({ maxPrice, minPrice, price }) => maxPrice ?? minPrice ?? price);
  const due = projects.flatMap(({ status, possessionDate }) =>
    status !== "Ready to Move" && possessionDate && possessionDate >= today ? possessionDate : [],
  );
  return {
    highestPrice: Math.max(0, ...highest.map((price) => price ?? 0)) || null,
    homes: rateOf(homes),
    plots: rateOf(plots.map(({ minPrice, price, minArea }) => ({ price: minPrice ?? price, area: minArea }))),
    registered: projects.filter(({ reraId }) => reraId).length,
    nextPossession: due.toSorted()[0] ?? null,
  };
}

function rateOf(units: readonly { price?: number | null; area?: number | null }[]): Rate | null {
  const rates = units
    .flatMap(({ price, area }) => (price && area ? price / area : []))
    .toSorted((one, other) => one - other);
  return rates.length === 0 ? null : { ...middleOf(rates), count: rates.length };
}
