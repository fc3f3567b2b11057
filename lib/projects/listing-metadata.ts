import { brand } from "@/content/site";
import { formatCount } from "@/lib/format";
import { listingPath } from "@/lib/routes";
import { noFilters, toSearchParams, type ListingFilters } from "./project-filters";
import { bedroomOptions, propertyTypes } from "./project-options";

export type ListingWords = { title: string; description: string; canonical: string; indexed: boolean };

/** "3 BHK Apartments in Kokapet", "Plots in Pune", "Homes and plots". */
export function listingSubject(filters: ListingFilters): string {
  const type =
    propertyTypes.find((option) => option.value === filters.propertyType)?.plural ?? "Homes and plots";
  const bedrooms = bedroomOptions.find((option) => option.value === filters.bedrooms)?.label;
  const what = bedrooms ? `${bedrooms} ${filters.propertyType ? type : "homes"}` : type;
  return filters.location.length > 0 ? `${what} in ${filters.location.join(", ")}` : what;
}

/**
 * What a search engine is told of a listing (design, seo): one canonical address, and an index entry only for no
 * filter, one place, a type, place and bedrooms, and their pages, as long as they list something.
 */
export function listingWords(filters: ListingFilters, totalItems: number): ListingWords {
  const { location, propertyType, bedrooms, page } = filters;
  const kept = { ...noFilters, location, propertyType, bedrooms, page };
  const indexable =
    toSearchParams(kept).toString() === toSearchParams(filters).toString() &&
    location.length <= 1 &&
    (bedrooms === null || location.length === 1);
  const subject = listingSubject(filters);
  const count = formatCount(totalItems, "project");
  const suffix = page > 1 ? ` — Page ${page}` : "";
  return {
    title: fit(subject, ` — ${count}${suffix}`, 60),
    description: fit(
      subject,
      `: ${count} with prices, floor plans, possession dates and RERA numbers on ${brand.name}, at 0% brokerage.${suffix}`,
      160,
    ),
    canonical: listingPath(kept),
    indexed: indexable && totalItems > 0,
  };
}

/** `text` and `rest` in so many characters; only `text` is shortened, so that page numbers stay. */
function fit(text: string, rest: string, length: number): string {
  const room = length - rest.length;
  return (text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}…`) + rest;
}
