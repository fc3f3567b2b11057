import "server-only";
import type { Backend } from "@/lib/backend/backend-calls";
import { maxEntriesPerFile, laterMoment, type CrawlFile } from "@/lib/projects/listing/crawl";
import { listingEntries } from "./listing-entries";
import type { SitemapEntry } from "./sitemap-xml";

const entriesAtOnce = 1_000;

/** The listings of one file. Those of earlier files are only counted. */
export async function* readPlaceEntries(
  from: Pick<Backend, "readListingCounts">,
  number: number,
): AsyncGenerator<SitemapEntry[]> {
  const first = (number - 1) * maxEntriesPerFile;
  let at = 0;
  let batch: SitemapEntry[] = [];
  for await (const entry of readEntries(from)) {
    if (at >= first + maxEntriesPerFile) break;
    if (at++ >= first) batch.push(entry);
    if (batch.length < entriesAtOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** The files that the listings fill, with their newest change. */
export async function listPlaceFiles(from: Pick<Backend, "readListingCounts">): Promise<CrawlFile[]> {
  const files: CrawlFile[] = [];
  let at = 0;
  for await (const { changedAt = null } of readEntries(from)) {
    const number = Math.floor(at++ / maxEntriesPerFile) + 1;
    const file = files[number - 1];
    if (file) file.changedAt = laterMoment(file.changedAt, changedAt);
    else files.push({ number, changedAt });
  }
  return files;
}

async function* readEntries(from: Pick<Backend, "readListingCounts">): AsyncGenerator<SitemapEntry> {
  for await (const listings of from.readListingCounts()) {
    for (const listing of listings) yield* listingEntries(listing);
  }
}
