import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { feedTypes } from "@/lib/projects/listing/feed-address";
import { listingMetadata, type ListingFigures } from "@/lib/projects/listing/listing-metadata";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { parseFilters, type ListingFilters, type SearchParams } from "@/lib/projects/listing/project-filters";
import { unknownValues } from "@/lib/projects/listing/unknown-values";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { ListingExtras, ProjectList } from "@/lib/projects/search/project-query-schema";

const readList = cache((key: string) => {
  const filters = JSON.parse(key) as ListingFilters;
  return backend().readListing(toProjectQuery(filters), extrasOf(filters));
});

/**
 * What the page says besides its list. The lowest price only on pages that search engines may be shown: those are kept
 * in the page cache. Below the list of a place alone, links to its types with their bedrooms: so that "3 BHK Apartments
 * in Kokapet" is one click away, and no page of a list further than three from home.
 */
function extrasOf(filters: ListingFilters): (keyof ListingExtras)[] {
  const { location, propertyType, page } = filters;
  const bedrooms = location.length > 0 && filters.bedrooms.length === 1 ? filters.bedrooms : [];
  const isJust = (some: Partial<ListingFilters>) => listingPath(filters) === listingPath({ ...some, page });
  if (location.length > 1 || !isJust({ location, propertyType, bedrooms })) return [];
  const isPlace = location.length === 1 && page === 1 && isJust({ location });
  return isPlace ? ["lowestPrice", "bedroomsByType"] : ["lowestPrice"];
}

/** The list of an address; a page past the end is not there (docs/readings.md, "a page past the end"). */
async function loadListing(params: SearchParams) {
  const filters = parseFilters(params);
  const list = await readList(JSON.stringify(filters));
  if (filters.page > 1 && filters.page > list.totalPages) notFound();
  return { filters, list };
}

/** The same, with the data for its links to other lists, and what of the address no filter knows. */
export async function loadListingPage(params: SearchParams) {
  const { filters, list: found } = await loadListing(params);
  const { bedroomsByType: byType, lowestPrice: _, ...list } = found;
  return { filters, list, byType, unknown: unknownValues(params) };
}

export async function readListingMetadata(params: SearchParams): Promise<Metadata> {
  const { filters, list } = await loadListing(params);
  const figures = toFigures(filters, list);
  const metadata = listingMetadata(figures);
  const types = feedTypes(figures.place, list.projects);
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** The data for a list's texts, and the projects on its page: for its preview picture. */
export async function readListingFigures(filters: ListingFilters) {
  const list = await readList(JSON.stringify(filters));
  return { figures: toFigures(filters, list), projects: list.projects };
}

function toFigures(
  filters: ListingFilters,
  { projects, totalItems, lowestPrice }: ProjectList & ListingExtras,
): ListingFigures {
  const place = findListingPlace(filters, projects);
  const { indexed } = listingRobots(filters, place, totalItems);
  return { filters, place, totalItems, lowestPrice: indexed ? lowestPrice : null };
}
