"use client";

import { useRef, type ReactNode } from "react";
import { formatCount } from "@/lib/base/format";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingHeading, typesIn } from "@/lib/projects/listing/listing-subject";
import { listingTrail } from "@/lib/projects/listing/listing-trail";
import {
  hasFilters,
  noFilters,
  toSearchParams,
  type ListingFilters,
} from "@/lib/projects/listing/project-filters";
import { firstUnitOf } from "@/lib/projects/project/unit-rate";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { relatedListings } from "@/lib/projects/listing/related-listings";
import { waysOut } from "@/lib/projects/listing/ways-out";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { UnitSwitch } from "@/components/projects/area-unit/unit-switch";
import { AllPages } from "@/components/ui/all-pages";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Pagination } from "@/components/ui/pagination";
import { FilterBar } from "./filter-bar";
import { FilterChips } from "./filter-chips";
import { EmptyState, FailedState, LoadingOverlay, UnknownValues } from "./listing-states";
import { ProjectCard } from "./project-card";
import { ReadAs } from "./read-as";
import { RelatedLists } from "./related-lists";
import { SortSelect } from "./sort-select";
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

/** Breadcrumb, heading, filter bar, chips, count, cards and pagination, all from one state. */
export function ListingView(props: Props) {
  const { initialFilters, initialList, byType, intro, faqs, unknown, reading } = props;
  const { filters, change, list, isLoading, isFailed, retry } = useListing(initialFilters, initialList);
  // Any change writes an address that says nothing unknown.
  const isUnchanged = toSearchParams(filters).toString() === toSearchParams(initialFilters).toString();
  // What the server read is about its own place, and not valid once the visitor has chosen another.
  const isFirst = filters.location[0] === initialFilters.location[0];
  const place = findListingPlace(filters, list.projects);
  const top = useRef<HTMLDivElement>(null);
  const clear = () => change(noFilters);
  const goTo = (page: number) => {
    change({ page });
    top.current?.scrollIntoView();
  };
  const visible = list.projects.filter((project) => project.isActive !== false);
  const plot = visible.find(({ isPlot }) => isPlot);
  const where = filters.location.length > 0 ? ` in ${filters.location.join(", ")}` : "";

  return (
    <>
      <Breadcrumb trail={listingTrail(filters, place)} />
      <h1 className="mt-1 text-2xl font-black md:text-3xl">
        {listingHeading(filters, place, typesIn(list.facets))}
      </h1>
      {isUnchanged && intro}
      <FilterBar
        filters={filters}
        facets={list.facets}
        totalItems={list.totalItems}
        change={change}
        clear={clear}
      />
      <div ref={top} className="scroll-mt-40">
        {isUnchanged && <UnknownValues values={unknown} />}
        {isUnchanged && <ReadAs reading={reading} />}
        <FilterChips filters={filters} change={change} clear={clear} />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="figures text-lg">
            <strong>{formatCount(list.totalItems, "project")}</strong>
            {where}
          </p>
          <div className="flex min-w-0 flex-wrap items-center gap-3 max-md:contents">
            {plot && <UnitSwitch first={firstUnitOf(plot)} />}
            <SortSelect filters={filters} change={change} />
          </div>
        </div>
      </div>
      {isFailed && <FailedState retry={retry} />}
      <div className="relative mt-4" aria-busy={isLoading}>
        {visible.length > 0 ? (
          <ul className="grid gap-5">
            {visible.map((project, index) => (
              <li key={project.id}>
                <ProjectCard project={project} priority={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            clear={clear}
            hasFilters={hasFilters(filters)}
            ways={isLoading ? [] : waysOut(filters, list.facets)}
            change={change}
          />
        )}
        {isLoading && <LoadingOverlay />}
      </div>
      <Pagination
        current={list.currentPage}
        total={list.totalPages}
        hrefOf={(page) => listingPath({ ...filters, page })}
        onPage={goTo}
      />
      <AllPages total={list.totalPages} hrefOf={(page) => listingPath({ ...filters, page })} onPage={goTo} />
      {isUnchanged && faqs}
      <RelatedLists related={relatedListings(filters, list.facets, isFirst ? byType : {})} />
    </>
  );
}
