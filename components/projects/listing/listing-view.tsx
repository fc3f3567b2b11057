"use client";

import { useCallback, useDeferredValue, useMemo, type ReactNode, memo } from "react";
import { bringWords } from "@/components/layout/speaking";
import type { Words } from "@/lib/base/language";
import { noFilters, toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingHeading, typesIn } from "@/lib/projects/listing/listing-subject";
import { listingTrail } from "@/lib/projects/listing/listing-trail";
import { FilterBar } from "./filter-bar";
import { ListingResults } from "./listing-results";
import { useListing } from "./use-listing";

type HeadProps = { filters: ListingFilters; list: ProjectList };

/** Breadcrumb and heading of a list. */
const ListingHead = memo(function ListingHead({ filters, list }: HeadProps) {
  const place = findListingPlace(filters, list.projects);
  return (
    <>
      <Breadcrumb trail={listingTrail(filters, place)} />
      <h1 className="mt-1 text-2xl font-black md:text-3xl">
        {listingHeading(filters, place, typesIn(list.facets))}
      </h1>
    </>
  );
});

type Props = {
  initialFilters: ListingFilters;
  initialList: ProjectList;
  /** How the page's language says the places of the list (`listedPlaceWords`). */
  words: Words;
  byType: BedroomsByType;
  /** What the server says of its own list, below it. */
  about: ReactNode;
  unknown: readonly UnknownValue[];
  reading: SearchReading;
  /** Puts the projects beside the map, where the list has one. */
  around?: (
    shown: Pick<ReturnType<typeof useListing>, "filters" | "change">,
    projects: ReactNode,
  ) => ReactNode;
};

/**
 * Breadcrumb, heading, filter bar, chips, count, cards and pagination, all from one state. The bar shows a change at
 * once; the rest follows in steps that typing and choosing may interrupt.
 */
export function ListingView(props: Props) {
  const { initialFilters, initialList, words, byType, about, unknown, reading, around } = props;
  // Before anything says them.
  useMemo(() => bringWords(words), [words]);
  const { filters, change, list, isLoading, isFailed, retry } = useListing(initialFilters, initialList);
  // The list is what was waited for: it comes in one go, and the counts of the bar when it is painted.
  const chosen = useDeferredValue(filters);
  const counted = useDeferredValue(list);
  const { view } = filters;
  const clear = useCallback(() => change({ ...noFilters, view }), [change, view]);
  // Any change writes an address that says nothing unknown.
  const isUnchanged = toSearchParams(chosen).toString() === toSearchParams(initialFilters).toString();
  const projects = (
    <ListingResults
      filters={chosen}
      list={list}
      isLoading={isLoading}
      isFailed={isFailed}
      sort={filters.sort}
      change={change}
      clear={clear}
      retry={retry}
      unknown={isUnchanged ? unknown : null}
      reading={isUnchanged ? reading : null}
      about={isUnchanged && about}
      byType={chosen.location[0] === initialFilters.location[0] ? byType : null}
    />
  );
  return (
    <>
      <ListingHead filters={chosen} list={list} />
      <FilterBar
        filters={filters}
        facets={counted.facets}
        totalItems={counted.totalItems}
        change={change}
        clear={clear}
      />
      {around ? around({ filters: chosen, change }, projects) : projects}
    </>
  );
}
