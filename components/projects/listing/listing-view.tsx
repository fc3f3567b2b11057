"use client";

import { useRef } from "react";
import { formatCount } from "@/lib/format";
import { hasFilters, noFilters, type ListingFilters } from "@/lib/projects/project-filters";
import type { ProjectList } from "@/lib/projects/project-query-schema";
import { listingPath } from "@/lib/routes";
import { Pagination } from "@/components/ui/pagination";
import { FilterBar } from "./filter-bar";
import { FilterChips } from "./filter-chips";
import { EmptyState, FailedState, LoadingOverlay } from "./listing-states";
import { ProjectCard } from "./project-card";
import { SortSelect } from "./sort-select";
import { useListing } from "./use-listing";

type Props = { initialFilters: ListingFilters; initialList: ProjectList };

/** Filter bar, chips, count, cards and pagination, all of one state. */
export function ListingView({ initialFilters, initialList }: Props) {
  const { filters, change, list, isLoading, isFailed, retry } = useListing(initialFilters, initialList);
  const top = useRef<HTMLDivElement>(null);
  const clear = () => change(noFilters);
  const goTo = (page: number) => {
    change({ page });
    top.current?.scrollIntoView();
  };
  const visible = list.projects.filter((project) => project.isActive !== false);
  const where = filters.location.length > 0 ? ` in ${filters.location.join(", ")}` : "";

  return (
    <>
      <FilterBar
        filters={filters}
        facets={list.facets}
        totalItems={list.totalItems}
        change={change}
        clear={clear}
      />
      <div ref={top} className="scroll-mt-40">
        <FilterChips filters={filters} change={change} clear={clear} />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="figures text-lg">
            <strong>{formatCount(list.totalItems, "project")}</strong>
            {where}
          </p>
          <SortSelect filters={filters} change={change} />
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
          <EmptyState clear={clear} hasFilters={hasFilters(filters)} />
        )}
        {isLoading && <LoadingOverlay />}
      </div>
      <Pagination
        current={list.currentPage}
        total={list.totalPages}
        hrefOf={(page) => listingPath({ ...filters, page })}
        onPage={goTo}
      />
    </>
  );
}
