import { memo, type ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { isWhole, type ShownList } from "@/lib/projects/listing/list-parts";
import { findListingPlace, type ListingPlace } from "@/lib/projects/listing/listing-place";
import { listingHeading, typesIn } from "@/lib/projects/listing/listing-subject";
import { listingTrail } from "@/lib/projects/listing/listing-trail";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";

type Props = {
  filters: ListingFilters;
  list: ShownList;
  /** As the server found it, where that is known; else as the listed projects say it. */
  place: ListingPlace | null;
  children: ReactNode;
};

/** Breadcrumb and heading of a list, and what the server says of it. */
export const ListingHead = memo(function ListingHead({ filters, list, children, ...props }: Props) {
  const place = props.place ?? findListingPlace(filters, list.projects.filter(isWhole));
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
