"use client";

import { useCallback, useDeferredValue, useMemo, type ReactNode } from "react";
import { noFilters, toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { FilterBar } from "./filter-bar";
import { ListingHead } from "./listing-head";
import { ListingResults } from "./listing-results";
import { useListing } from "./use-listing";

type Props = {
  initialFilters: ListingFilters;
  initialList: ProjectList;
  byType: BedroomsByType;
  /** What the server says of its own list, above and below it. */
  intro: ReactNode;
  faqs: ReactNode;
  unknown: readonly UnknownValue[];
  reading: SearchReading;
};

/**
 * Breadcrumb, heading, filter bar, chips, count, cards and pagination, all from one state. The bar shows a change at
 * once; the rest follows in steps that typing and choosing may interrupt.
 */
export function ListingView(props: Props) {
  const { initialFilters, initialList, byType, intro, faqs, unknown, reading } = props;
  const { filters, change, list, isLoading, isFailed, retry } = useListing(initialFilters, initialList);
  const shown = useDeferredValue(
    useMemo(() => ({ filters, list, isLoading, isFailed }), [filters, list, isLoading, isFailed]),
  );
  const clear = useCallback(() => change(noFilters), [change]);
  // Any change writes an address that says nothing unknown.
  const isUnchanged = toSearchParams(shown.filters).toString() === toSearchParams(initialFilters).toString();
  return (
    <>
      <ListingHead filters={shown.filters} list={shown.list}>
        {isUnchanged && intro}
      </ListingHead>
      <FilterBar
        filters={filters}
        facets={shown.list.facets}
        totalItems={shown.list.totalItems}
        change={change}
        clear={clear}
      />
      <ListingResults
        {...shown}
        sort={filters.sort}
        change={change}
        clear={clear}
        retry={retry}
        unknown={isUnchanged ? unknown : null}
        reading={isUnchanged ? reading : null}
        faqs={isUnchanged && faqs}
        // What the server read is about its own place, and not valid once the visitor has chosen another.
        byType={shown.filters.location[0] === initialFilters.location[0] ? byType : null}
      />
    </>
  );
}
