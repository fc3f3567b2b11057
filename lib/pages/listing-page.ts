import "server-only";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { feedTypes } from "@/lib/projects/listing/feed-address";
import { listingFaqs } from "@/lib/projects/listing/listing-faqs";
import { listingIntro } from "@/lib/projects/listing/listing-intro";
import { listingMetadata } from "@/lib/projects/listing/listing-metadata";
import { pricesOfList } from "@/lib/projects/listing/price-paths";
import { landmarkCalled } from "@/lib/projects/search/landmarks";
import { unknownValues } from "@/lib/projects/listing/unknown-values";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { squeeze, registrationKey } from "@/lib/projects/search/search-text";
import { here, t } from "@/lib/base/language";
import { paths, projectPath } from "@/lib/base/paths";
import { sayLandmark } from "@/lib/base/say-place";
import type { RelatedListings } from "@/lib/projects/listing/related-listings";
import { cardFields } from "@/lib/projects/project/card-fields";
import { parseFilters, type SearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { readList, toFigures } from "./read-listing";
import { readTyped, toReading, wantsWords } from "./search-reading";
import { backend } from "@/lib/backend/backend";
import { readListedLandmarks } from "@/lib/backend/listed-landmarks";
import { readOptional } from "@/lib/backend/read-optional";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { MapAnswer } from "@/lib/projects/search/map-schema";

/**
 * The list of an address; a page past the end is not there (docs/readings.md, "a page past the end"). Words that mean a
 * list, and are no project's name, lead to it (docs/readings.md, "phrases in the search").
 */
async function loadListing(params: SearchParams) {
  const filters = knownLandmark(parseFilters(params));
  const { search } = filters;
  const typed = await readTyped(filters);
  const list = await readList(JSON.stringify({ ...typed.words, asked: "" }));
  const meant = wantsWords(params) ? null : typed.meant;
  const isProject = list.projects.some(({ name }) => squeeze(name) === squeeze(search));
  if (meant && (list.totalItems === 0 || (typed.isWhole && !isProject))) redirect(here(listingPath(meant)));
  const number = registrationKey(search);
  const registered = number && list.projects.find(({ reraId }) => squeeze(reraId ?? "").startsWith(number));
  if (registered) redirect(here(projectPath(registered)));
  // The words before have been replaced: their filters go from the address too.
  if (listingPath(typed.words) !== listingPath(filters)) redirect(here(listingPath(typed.words)));
  const { near } = filters;
  if (near && near !== lastOf(params.near)?.trim()) redirect(here(listingPath(filters)));
  if (filters.page > 1 && filters.page > list.totalPages) notFound();
  return { filters, plain: { ...filters, asked: "" }, list, meant: typed.isOffered ? meant : null };
}

/**
 * The same, with the data for its links to other lists, what stands above and below the list, and what of the address no
 * filter knows.
 */
export async function loadListingPage(params: SearchParams) {
  const { filters, plain, list: found, meant } = await loadListing(params);
  const figures = toFigures(plain, found);
  const { projects, currentPage, totalPages, totalItems, facets, bedroomsByType: byType } = found;
  return {
    filters,
    list: { projects: projects.map(cardFields), currentPage, totalPages, totalItems, facets },
    byType,
    intro: listingIntro(figures),
    faqs: listingFaqs(figures),
    prices: pricesOfList(figures),
    unknown: unknownValues(params),
    reading: await toReading(filters, meant),
    landmarks: listingPath(plain) === paths.listing ? await readLandmarkLists() : [],
  };
}

/** Below the list of everything, which home leads to: from there no list near a landmark is far. */
async function readLandmarkLists(): Promise<RelatedListings[]> {
  const names = await readListedLandmarks(backend());
  const links = names.map((near) => ({ label: sayLandmark(near), href: listingPath({ near }) }));
  return links.length > 0 ? [{ heading: t("Near a landmark"), links }] : [];
}

/** With the landmark's own name in place of another one; what is none finds nothing, and the list says so. */
function knownLandmark(filters: ListingFilters): ListingFilters {
  const landmark = filters.near && landmarkCalled(filters.near);
  return landmark ? { ...filters, near: landmark.name } : filters;
}

const lastOf = (values: string | string[] | undefined) => [values].flat().at(-1);

export async function readListingMetadata(params: SearchParams): Promise<Metadata> {
  const { plain, list } = await loadListing(params);
  const figures = toFigures(plain, list);
  const metadata = listingMetadata(figures);
  const types = feedTypes(figures.place, list.projects);
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/**
 * What the map of these filters shows; `null`, and a line in the log, when it can't be read, and from a backend that has no
 * map.
 */
export async function readMap(filters: ListingFilters): Promise<MapAnswer | null> {
  return readOptional("map", null, () => backend().readMap(toProjectQuery(filters)));
}
