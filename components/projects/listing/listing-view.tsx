"use client";

import { useCallback, useDeferredValue, useMemo, type ReactNode } from "react";
import { bringWords } from "@/components/layout/speaking";
import { noFilters, toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import type { ListParts, ShownList } from "@/lib/projects/listing/list-parts";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import type { BedroomsByType } from "@/lib/projects/search/project-query-schema";
import { CardAhead } from "./card-ahead";
import { countsOfDocument } from "./counts-of-document";
import { FilterBar } from "./filter-bar";
import { ListingHead } from "./listing-head";
import { ListingResults } from "./listing-results";
import { useListing } from "./use-listing";

type Props = ListParts & {
  initialFilters: ListingFilters;
  byType: BedroomsByType;
  /** What the server says of its own list, above and below it. */
  intro: ReactNode;
  faqs: ReactNode;
  unknown: readonly UnknownValue[];
  reading: SearchReading;
  /** What stands above the projects: the map, where the list has one. */
  above?: (shown: Pick<ReturnType<typeof useListing>, "filters" | "change">) => ReactNode;
};

/**
 * Breadcrumb, heading, filter bar, chips, count, cards and pagination, all from one state. The bar shows a change at
 * once; the rest follows in steps that typing and choosing may interrupt.
 */
export function ListingView(props: Props) {
  const { initialFilters, place, unit, byType, intro, faqs, unknown, reading, above } = props;
  const initialList = useInitialList(props);
  const { filters, change, list, next, isLoading, isFailed, retry } = useListing(initialFilters, initialList);
  // The list is what was waited for: it comes in one go, and the counts of the bar when it is painted.
  const chosen = useDeferredValue(filters);
  const counted = useDeferredValue(list);
  const { view } = filters;
  const clear = useCallback(() => change({ ...noFilters, view }), [change, view]);
  // Any change writes an address that says nothing unknown.
  const isUnchanged = toSearchParams(chosen).toString() === toSearchParams(initialFilters).toString();
  // What the server read of its own place is not valid once the visitor has chosen another.
  const isSamePlace = chosen.location.join() === initialFilters.location.join();
  return (
    <>
      <ListingHead filters={chosen} list={list} place={isSamePlace ? place : null}>
        {isUnchanged && intro}
      </ListingHead>
      <FilterBar
        filters={filters}
        facets={counted.facets}
        totalItems={counted.totalItems}
        change={change}
        clear={clear}
      />
      {next && <CardAhead project={next} />}
      {above?.({ filters: chosen, change })}
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
        faqs={isUnchanged && faqs}
        unit={unit}
        byType={chosen.location[0] === initialFilters.location[0] ? byType : null}
      />
    </>
  );
}

const noWays = { without: {}, distance: {} };

/** The list that came with the page, whole. Its words are there before anything says them. */
function useInitialList({ initialList, shown, ways, moreWords }: Props): ShownList {
  return useMemo(() => {
    bringWords({ ...moreWords, ...shown?.words });
    const projects = initialList.projects.map((project, at) => ({ ...project, parts: shown?.cards[at] }));
    const facets = { ...(shown?.counts ?? countsOfDocument()), ...(ways ?? noWays) };
    return { ...initialList, projects, facets };
  }, [initialList, shown, ways, moreWords]);
}
