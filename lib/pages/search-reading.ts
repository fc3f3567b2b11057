import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { listingPath } from "@/lib/projects/listing/listing-path";
import {
  allOf,
  noFilters,
  type ListingFilters,
  type SearchParams,
} from "@/lib/projects/listing/project-filters";
import { searchLink, type SearchReading } from "@/lib/projects/listing/search-link";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";

const readPhrase = cache((text: string) => readOptional("phrase", null, () => backend().readPhrase(text)));

/** The filters of an address whose words mean filters too. What was chosen counts more than what was typed. */
export async function readMeaning(filters: ListingFilters): Promise<ListingFilters | null> {
  const read = filters.search && (await readPhrase(filters.search));
  if (!read || !searchLink(read)) return null;
  const isChosen = (name: string) => {
    const value = filters[name as keyof PhraseFilters];
    return value !== null && value.length > 0;
  };
  const news = Object.fromEntries(
    Object.entries(read).filter(([name]) => name === "search" || !isChosen(name)),
  );
  return { ...filters, search: "", page: 1, ...news };
}

/** The list of these filters, saying which words it was asked for with. */
export function meantPath(meant: ListingFilters, asked: string): string {
  const path = listingPath(meant);
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ asked })}`;
}

/** Whether somebody wants these very words, and no meaning of them. */
export function wantsWords(params: SearchParams): boolean {
  return allOf(params, "read").at(-1) === "no";
}

export function toReading(
  params: SearchParams,
  filters: ListingFilters,
  meant: ListingFilters | null,
): SearchReading {
  const asked = allOf(params, "asked").at(-1)?.trim().slice(0, 80);
  if (asked) {
    const words = `${listingPath({ ...noFilters, search: asked })}&read=no`;
    return { asked, words };
  }
  if (!meant || wantsWords(params)) return null;
  const link = searchLink(meant);
  return link && { meant: { label: link.label, href: meantPath(meant, filters.search) } };
}
