"use client";

import { QueryProvider } from "@/components/projects/query-provider";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { ListingView } from "./listing-view";

type Props = { initialFilters: ListingFilters; initialList: ProjectList; byType: BedroomsByType };

export function ListingBrowser(props: Props) {
  return (
    <QueryProvider>
      <ListingView {...props} />
    </QueryProvider>
  );
}
