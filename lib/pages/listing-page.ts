import "server-only";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { feedTypes } from "@/lib/projects/listing/feed-address";
import { listingFaqs } from "@/lib/projects/listing/listing-faqs";
import { listingIntro } from "@/lib/projects/listing/listing-intro";
import { listingMetadata } from "@/lib/projects/listing/listing-metadata";
import { pricesOfList } from "@/lib/projects/listing/price-paths";
import { unknownValues } from "@/lib/projects/listing/unknown-values";
import { cardFields } from "@/lib/projects/project/card-fields";
import { parseFilters, type SearchParams } from "@/lib/projects/listing/project-filters";
import { readList, toFigures } from "./read-listing";
import { meantPath, readMeaning, toReading, wantsWords } from "./search-reading";

/**
 * The list of an address; a page past the end is not there (docs/readings.md, "a page past the end"). Words that name
 * nothing, and mean a list, lead to it (docs/readings.md, "phrases in the search").
 */
async function loadListing(params: SearchParams) {
  const filters = parseFilters(params);
  const [list, meant] = await Promise.all([readList(JSON.stringify(filters)), readMeaning(filters)]);
  if (meant && list.totalItems === 0 && !wantsWords(params)) redirect(meantPath(meant, filters.search));
  if (filters.page > 1 && filters.page > list.totalPages) notFound();
  return { filters, list, meant };
}

/**
 * The same, with the data for its links to other lists, what stands above and below the list, and what of the address no
 * filter knows.
 */
export async function loadListingPage(params: SearchParams) {
  const { filters, list: found, meant } = await loadListing(params);
  const figures = toFigures(filters, found);
  const { projects, currentPage, totalPages, totalItems, facets, bedroomsByType: byType } = found;
  return {
    filters,
    list: { projects: projects.map(cardFields), currentPage, totalPages, totalItems, facets },
    byType,
    intro: listingIntro(figures),
    faqs: listingFaqs(figures),
    prices: pricesOfList(figures),
    unknown: unknownValues(params),
    reading: toReading(params, filters, meant),
  };
}

export async function readListingMetadata(params: SearchParams): Promise<Metadata> {
  const { filters, list } = await loadListing(params);
  const figures = toFigures(filters, list);
  const metadata = listingMetadata(figures);
  const types = feedTypes(figures.place, list.projects);
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
