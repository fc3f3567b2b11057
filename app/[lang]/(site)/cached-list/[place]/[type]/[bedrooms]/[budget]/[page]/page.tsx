import type { Metadata } from "next";
import { Listing } from "@/components/projects/listing/listing";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/process/env";
import { absentPart } from "@/lib/server/cache/listing-rewrites.mjs";
import { listingGraph } from "@/lib/projects/listing/listing-json-ld";
import { loadListingPage, readListingMetadata } from "@/lib/pages/listing-page";
import type { SearchParams } from "@/lib/projects/listing/project-filters";

type Params = Record<"place" | "type" | "bedrooms" | "budget" | "page", string>;
type Props = { params: Promise<Params> };

export const revalidate = 300;

export function generateStaticParams(): Params[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return readListingMetadata(toSearch(await params));
}

/** Listing pages for the most common combinations of filters, from the page cache (`listing-rewrites.mjs`). */
export default async function CachedListingPage({ params }: Props) {
  const { list, faqs, ...more } = await loadListingPage(toSearch(await params));
  return (
    <>
      <JsonLd graph={listingGraph(env().SITE_URL, more.filters, list, faqs)} />
      <Listing {...{ list, faqs, ...more }} />
    </>
  );
}

function toSearch({ place, type, bedrooms, budget, page }: Params): SearchParams {
  const value = (part: string) => (part === absentPart ? undefined : decodeURIComponent(part));
  return {
    location: value(place),
    propertyType: value(type),
    bedrooms: value(bedrooms),
    budget: value(budget),
    page: value(page),
  };
}
