import { CompareCorner } from "@/components/projects/saved/compare-corner";
import { RecentCorner } from "@/components/projects/saved/recent-corner";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { BedroomsByType } from "@/lib/projects/listing/related-listings";
import { ListingBrowser } from "./listing-browser";

type Props = { filters: ListingFilters; list: ProjectList; byType: BedroomsByType };

/** The listing page below its header: the same for every address it has. */
export function Listing({ filters, list, byType }: Props) {
  return (
    <>
      {/* At least as high as the screen: what comes below it later moves nothing in view. */}
      <div className="container-page min-h-dvh pt-1 pb-16">
        <ListingBrowser initialFilters={filters} initialList={list} byType={byType} />
      </div>
      <RecentCorner />
      <CompareCorner />
    </>
  );
}
