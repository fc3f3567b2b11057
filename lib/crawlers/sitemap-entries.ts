import "server-only";
import type { Backend } from "@/lib/backend/backend-calls";
import { blogPostPath } from "@/lib/base/paths";
import { placeKey } from "@/lib/places/place-name";
import {
  type CrawlFile,
  laterMoment,
  type ListingCount,
  maxEntriesPerFile,
  toMoment,
} from "@/lib/projects/listing/crawl";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import {
  type ListingFilters,
  maxPage,
  noFilters,
  parseFilters,
  toSearchParams,
} from "@/lib/projects/listing/project-filters";
import { listingPageSize } from "@/lib/projects/project/filter-table.mjs";
import type { SitemapEntry } from "./sitemap-xml";

const entriesAtOnce = 1_000;

/** The listings of one file. Those of earlier files are only counted. */
export async function* readPlaceEntries(
  from: Pick<Backend, "readListingCounts">,
  number: number,
): AsyncGenerator<SitemapEntry[]> {
  const first = (number - 1) * maxEntriesPerFile;
  const end = first + maxEntriesPerFile;
  let at = 0;
  let batch: SitemapEntry[] = [];
  for await (const { listing, pages } of readPages(from)) {
    if (at >= end) break;
    for (let page = Math.max(1, first - at + 1); page <= Math.min(pages, end - at); page += 1) {
      batch.push(listingEntry(listing, page));
      if (batch.length < entriesAtOnce) continue;
      yield batch;
      batch = [];
    }
    at += pages;
  }
  yield batch;
}

/** The files that the listings fill, with their newest change. */
export async function listPlaceFiles(from: Pick<Backend, "readListingCounts">): Promise<CrawlFile[]> {
  const files: CrawlFile[] = [];
  let at = 0;
  for await (const { listing, pages } of readPages(from)) {
    const last = Math.ceil((at + pages) / maxEntriesPerFile);
    for (let number = Math.floor(at / maxEntriesPerFile) + 1; number <= last; number += 1) {
      const file = files[number - 1];
      if (file) file.changedAt = laterMoment(file.changedAt, listing.changedAt);
      else files.push({ number, changedAt: listing.changedAt });
    }
    at += pages;
  }
  return files;
}

/** Every listing with how many pages it has for search engines. */
async function* readPages(from: Pick<Backend, "readListingCounts">) {
  const isTold = indexedOnce();
  for await (const listings of from.readListingCounts()) {
    for (const listing of listings) {
      const pages = countListingPages(listing, isTold);
      if (pages > 0) yield { listing, pages };
    }
  }
}

/**
 * How many pages of a listing search engines are told of (docs/seo.md, "Which lists are indexed"). None for a listing whose
 * page has `noindex`, so that sitemap and page always agree.
 */
function countListingPages(listing: ListingCount, isTold = isIndexed): number {
  return isTold(listing) ? Math.min(Math.ceil(listing.count / listingPageSize), maxPage) : 0;
}

/**
 * `isIndexed` for thousands of listings: what an address says of its place and what it says of type and bedrooms do not
 * depend on each other, so each is looked at once.
 */
export function indexedOnce(): typeof isIndexed {
  const known = new Map<string, boolean>();
  const once = (key: string, listing: ListingCount) => {
    const found = known.get(key) ?? isIndexed(listing);
    known.set(key, found);
    return found;
  };
  return (listing) => {
    const { place, propertyType, bedrooms, count } = listing;
    if (count === 0) return false;
    const choice = `${place === null} ${propertyType} ${bedrooms}`;
    return (
      once(choice, { ...listing, place: place && anyPlace }) &&
      (place === null ||
        once(`${place.kind}:${place.name}`, { ...listing, propertyType: null, bedrooms: null }))
    );
  };
}

/** With a name that says nothing else. */
const anyPlace: NonNullable<ListingCount["place"]> = { kind: "locality", name: "Kokapet" };

/** One of them, with its own canonical address. */
function listingEntry(listing: ListingCount, page: number): SitemapEntry {
  return { path: listingPath({ ...filtersOf(listing), page }), changedAt: listing.changedAt };
}

function filtersOf({ place, propertyType, bedrooms }: ListingCount): ListingFilters {
  const asked = { location: place ? [place.name] : [], propertyType, bedrooms: bedrooms ? [bedrooms] : [] };
  return { ...noFilters, ...asked };
}

export function isIndexed(listing: ListingCount): boolean {
  const { place, count } = listing;
  const filters = filtersOf(listing);
  // A place with an older name is found under its newer one only, so it has no page under this name.
  if (place && placeKey(place.name) !== place.name.toLowerCase()) return false;
  const asked = parseFilters(Object.fromEntries(toSearchParams(filters)));
  const found = findListingPlace(asked, [{ locations: place ? [{ [place.kind]: place.name }] : [] }]);
  const { canonical, indexed } = listingRobots(asked, found, count);
  return indexed && canonical === listingPath(filters);
}

/** A list of posts contains their whole text, so few are read at once. */
const postsAtOnce = 50;
const filePages = maxEntriesPerFile / postsAtOnce;

/** The posts of one file. */
export async function* readBlogEntries(from: Backend, number: number): AsyncGenerator<SitemapEntry[]> {
  const first = (number - 1) * filePages + 1;
  for (let page = first; page < first + filePages; page++) {
    const posts = await from.listBlogPosts({ page, limit: postsAtOnce });
    yield posts.map(({ slug, updatedAt, createdAt, blogImage }) => ({
      path: blogPostPath(slug),
      changedAt: toMoment(updatedAt ?? createdAt),
      pictures: blogImage ? [blogImage] : [],
    }));
    if (posts.length < postsAtOnce) return;
  }
}

/** How many files the posts fill. */
export async function countBlogFiles(from: Backend): Promise<number> {
  for (let files = 0; ; files++) {
    const [first] = await from.listBlogPosts({ page: files * maxEntriesPerFile + 1, limit: 1 });
    if (!first) return files;
  }
}
