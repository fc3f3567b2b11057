import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { listingWords } from "./listing-metadata";
import { parseFilters, type ListingFilters, type SearchParams } from "./project-filters";
import { toProjectQuery } from "./project-query";

const readList = cache((key: string) =>
  backend().listProjects(toProjectQuery(JSON.parse(key) as ListingFilters)),
);

/** The list of an address; a page past the end is not there (readings). */
export async function loadListing(params: SearchParams) {
  const filters = parseFilters(params);
  const list = await readList(JSON.stringify(filters));
  if (filters.page > 1 && filters.page > list.totalPages) notFound();
  return { filters, list };
}

export async function listingMetadata(params: SearchParams): Promise<Metadata> {
  const { filters, list } = await loadListing(params);
  const { title, description, canonical, indexed } = listingWords(filters, list.totalItems);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical },
    robots: indexed ? undefined : { index: false, follow: true },
    openGraph: { title, description, url: canonical, images: ["/media/banner-skyline-dusk.jpg"] },
    twitter: { card: "summary_large_image" },
  };
}
