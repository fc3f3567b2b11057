import "server-only";
import type { Backend } from "@/lib/backend/backend-calls";
import { maxEntriesPerFile, laterMoment, type CrawlFile } from "@/lib/projects/listing/crawl";
import { countListingPages, indexedOnce, listingEntry } from "./listing-entries";
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
