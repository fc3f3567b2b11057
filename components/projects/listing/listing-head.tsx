import { memo, type ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingHeading, typesIn } from "@/lib/projects/listing/listing-subject";
import { listingTrail } from "@/lib/projects/listing/listing-trail";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";

type Props = {
  filters: ListingFilters;
  list: ProjectList;
  children: ReactNode;
};

/** Breadcrumb and heading of a list, and what the server says of it. */
export const ListingHead = memo(function ListingHead({ filters, list, children }: Props) {
  const place = findListingPlace(filters, list.projects);
  return (
    <>
      <Breadcrumb trail={listingTrail(filters, place)} />
      <h1 className="mt-1 text-2xl font-black md:text-3xl">
        {listingHeading(filters, place, typesIn(list.facets))}
      </h1>
      {children}
    </>
  );
});
