import type { Bedrooms, PropertyType } from "@/lib/projects/project/project-options";

/** Which of the two calls a project's own page reads. */
export type CrawlKind = "projects" | "plots";

/** What a sitemap says of a project. `changedAt` is ISO 8601 in UTC; `pictures` are addresses as the data has them. */
export type CrawlProject = {
  id: number | string;
  slug: string | null;
  isPlot: boolean;
  changedAt: string | null;
  pictures: string[];
};

/** A file of the sitemap: its number from 1, and the newest change of what it names, if that is known. */
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

/** What crawlers are told, read in batches: nothing here ever holds a whole catalogue. Reads reject as in `Backend`. */
export type CrawlBackend = {
  /** The files that have something in them. */
  listCrawlFiles(kind: CrawlKind): Promise<CrawlFile[]>;
  /** The projects of one file, at most `maxEntriesPerFile` of them; none for a number past the end. */
  readCrawlFile(kind: CrawlKind, number: number): AsyncIterable<CrawlProject[]>;
  /** Every listing that has projects, each once, in an order that stays. */
  readListingCounts(): AsyncIterable<ListingCount[]>;
};

/** Addresses in a file at most. With `maxEntryBytes` each, it stays below the 50 MB that are allowed (sitemaps.org). */
export const maxEntriesPerFile = 25_000;
/** The longest entry, in bytes: pictures that don't fit are left out. */
export const maxEntryBytes = 2_000;

/** A moment as ISO 8601 in UTC, so that two can be compared as text; `null` for what is none. */
export function toMoment(text: string | null | undefined): string | null {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The later of two moments. */
export function laterMoment(one: string | null, other: string | null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}
