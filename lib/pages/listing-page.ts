import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { feedTypes } from "@/lib/projects/listing/feed-address";
import { listingMetadata, type ListingFigures } from "@/lib/projects/listing/listing-metadata";
import { readBedroomsByType } from "./bedrooms-by-type";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { lowestPriceOf } from "@/lib/projects/listing/listing-price";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { parseFilters, type ListingFilters, type SearchParams } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";

const readList = cache((key: string) =>
  backend().listProjects(toProjectQuery(JSON.parse(key) as ListingFilters)),
);

/** The list of an address; a page past the end is not there (docs/readings.md, "a page past the end"). */
async function loadListing(params: SearchParams) {
  const filters = parseFilters(params);
  const list = await readList(JSON.stringify(filters));
  if (filters.page > 1 && filters.page > list.totalPages) notFound();
  return { filters, list };
}

/** The same, with the data for its links to other lists. */
export async function loadListingPage(params: SearchParams) {
  const { filters, list } = await loadListing(params);
  return { filters, list, byType: await readBedroomsByType(filters, list.facets) };
}

export async function readListingMetadata(params: SearchParams): Promise<Metadata> {
  const { filters, list } = await loadListing(params);
  const figures = await toFigures(filters, list);
  const metadata = listingMetadata(figures);
  const types = feedTypes(figures.place, list.projects);
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** The data for a list's texts, and the projects on its page: for its preview picture. */
export async function readListingFigures(filters: ListingFilters) {
  const list = await readList(JSON.stringify(filters));
  return { figures: await toFigures(filters, list), projects: list.projects };
}

async function toFigures(
  filters: ListingFilters,
  { projects, totalItems }: Pick<ProjectList, "projects" | "totalItems">,
): Promise<ListingFigures> {
  const place = findListingPlace(filters, projects);
  const { indexed } = listingRobots(filters, place, totalItems);
  const lowestPrice = indexed ? await readLowestPrice(filters, totalItems) : null;
  return { filters, place, totalItems, lowestPrice };
}

/** As many as one call gives. */
const mostProjects = 100;

/**
 * Read only for lists that search engines show: these are cached. A project's cheapest home may have
 * another number of bedrooms than the filter, so then all projects are read, or the price is left out.
 */
async function readLowestPrice(filters: ListingFilters, totalItems: number): Promise<number | null> {
  const { bedrooms } = filters;
  if (bedrooms && totalItems > mostProjects) return null;
  const query = { ...toProjectQuery(filters), page: 1, sort: "price_asc" as const };
  const { projects } = await backend().listProjects({ ...query, limit: bedrooms ? mostProjects : 1 });
  return lowestPriceOf(projects, bedrooms);
}
