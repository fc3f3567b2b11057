import type { Bedrooms, PropertyType } from "@/lib/projects/project/filter-table.mjs";

/** The kind of projects: homes or plots. */
export type CrawlKind = "projects" | "plots";

/** A project's data for a sitemap. `changedAt` is ISO 8601 in UTC; `pictures` are addresses as in the data. */
export type CrawlProject = {
  id: number | string;
  slug: string | null;
  isPlot: boolean;
  changedAt: string | null;
  pictures: string[];
};

/** A file of the sitemap: its number from 1, and the latest change of what it names, if that is known. */
export type CrawlFile = { number: number; changedAt: string | null };

export type CrawlPlace = { kind: "city" | "locality" | "state"; name: string };

/**
 * How many projects a listing has: of a place (`null`: everywhere), a type, a number of bedrooms. `changedAt` is the
 * newest change of them.
 */
export type ListingCount = {
  place: CrawlPlace | null;
  propertyType: PropertyType | null;
  bedrooms: Bedrooms | null;
  count: number;
  changedAt: string | null;
};

/** The data for crawlers, read in batches: a whole catalogue is never in memory. Reads reject as in `Backend`. */
export type CrawlBackend = {
  /** The files that are not empty. */
  listCrawlFiles(kind: CrawlKind): Promise<CrawlFile[]>;
  /** The projects of one file, at most `maxEntriesPerFile` of them; none for a number past the end. */
  readCrawlFile(kind: CrawlKind, number: number): AsyncIterable<CrawlProject[]>;
  /** Every listing that has projects, each once, in a stable order. */
  readListingCounts(): AsyncIterable<ListingCount[]>;
};

/** The most addresses in a file. With `maxEntryBytes` each, it stays below the limit of 50 MB (sitemaps.org). */
export const maxEntriesPerFile = 25_000;
/** The longest entry, in bytes: pictures that don't fit are left out. */
export const maxEntryBytes = 2_000;

/** A time as ISO 8601 in UTC, so that two can be compared as text; `null` for an invalid one. */
export function toMoment(text: string | null | undefined): string | null {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The later of two moments. */
export function laterMoment(one: string | null, other: string | null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}

/** Files of the same numbers as one, with their latest change. */
export function mergeFiles(one: readonly CrawlFile[], other: readonly CrawlFile[]): CrawlFile[] {
  const files = new Map(one.map((file) => [file.number, file]));
  for (const { number, changedAt } of other) {
    const known = files.get(number);
    files.set(number, { number, changedAt: known ? laterMoment(known.changedAt, changedAt) : changedAt });
  }
  return [...files.values()].sort((a, b) => a.number - b.number);
}
