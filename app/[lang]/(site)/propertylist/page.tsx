import type { Metadata } from "next";
import { Listing } from "@/components/projects/listing/listing";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/process/env";
import { listingGraph } from "@/lib/projects/listing/listing-json-ld";
import { loadListingPage, readListingMetadata } from "@/lib/pages/listing-page";
import type { SearchParams } from "@/lib/projects/listing/project-filters";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return readListingMetadata(await searchParams);
}

/** The list that its query asks for. */
export default async function ListingPage({ searchParams }: Props) {
  const { list, faqs, ...more } = await loadListingPage(await searchParams);
  return (
    <>
      <JsonLd graph={listingGraph(env().SITE_URL, more.filters, list, faqs)} />
      <Listing {...{ list, faqs, ...more }} />
    </>
  );
}
