import type { Metadata } from "next";
import { Listing } from "@/components/projects/listing/listing";
import { absent } from "@/lib/page-cache/listing-rewrites.mjs";
import { listingMetadata, loadListing } from "@/lib/projects/listing-page";
import type { SearchParams } from "@/lib/projects/project-filters";

type Params = Record<"place" | "type" | "bedrooms" | "budget" | "page", string>;
type Props = { params: Promise<Params> };

export const revalidate = 300;

export function generateStaticParams(): Params[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(toSearch(await params));
}

/** The combinations of filters that are asked most, from the page cache (`listing-rewrites.mjs`). */
export default async function CachedListingPage({ params }: Props) {
  return <Listing {...await loadListing(toSearch(await params))} />;
}

function toSearch({ place, type, bedrooms, budget, page }: Params): SearchParams {
  const value = (part: string) => (part === absent ? undefined : decodeURIComponent(part));
  return {
    location: value(place),
    propertyType: value(type),
    bedrooms: value(bedrooms),
    budget: value(budget),
    page: value(page),
  };
}
