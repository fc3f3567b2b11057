import type { Metadata } from "next";
import { Listing } from "@/components/projects/listing/listing";
import { listingMetadata, loadListing } from "@/lib/projects/listing-page";
import type { SearchParams } from "@/lib/projects/project-filters";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listingMetadata(await searchParams);
}

/** Combinations that the page cache doesn't keep: free text and rare filters, rendered on demand. */
export default async function ListingPage({ searchParams }: Props) {
  return <Listing {...await loadListing(await searchParams)} />;
}
