import { memo, useRef, type ReactNode } from "react";
import { UnitSwitch } from "@/components/projects/area-unit/unit-switch";
import { AllPages } from "@/components/ui/all-pages";
import { Pagination } from "@/components/ui/pagination";
import { formatCount } from "@/lib/base/format";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { hasFilters, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { relatedListings } from "@/lib/projects/listing/related-listings";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import { waysOut } from "@/lib/projects/listing/ways-out";
import { firstUnitOf } from "@/lib/projects/project/unit-rate";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { FilterChips } from "./filter-chips";
import { EmptyState, FailedState, LoadingOverlay, UnknownValues } from "./listing-states";
import { ProjectCard } from "./project-card";
import { ReadAs } from "./read-as";
import { RelatedLists } from "./related-lists";
import { SortSelect } from "./sort-select";

type Props = {
  filters: ListingFilters;
  /** The order chosen last, which its field shows at once. */
  sort: ListingFilters["sort"];
  list: ProjectList;
  isLoading: boolean;
  isFailed: boolean;
  change: (partial: Partial<ListingFilters>) => void;
  clear: () => void;
  retry: () => void;
  unknown: readonly UnknownValue[] | null;
  reading: SearchReading;
  faqs: ReactNode;
  byType: BedroomsByType | null;
};

const nothing: BedroomsByType = {};
/** A card that stays on the list is not rendered again. */
const Card = memo(ProjectCard);
const Related = memo(RelatedListsOf);

/** Chips, count, cards, pagination and links to other lists. */
export const ListingResults = memo(function ListingResults(props: Props) {
  const { filters, sort, list, isLoading, isFailed, change, clear, retry, unknown, reading, faqs, byType } =
    props;
  const top = useRef<HTMLDivElement>(null);
  const goTo = (page: number) => {
    change({ page });
    top.current?.scrollIntoView();
  };
  const visible = list.projects.filter((project) => project.isActive !== false);
  const plot = visible.find(({ isPlot }) => isPlot);
  const where = filters.location.length > 0 ? ` in ${filters.location.join(", ")}` : "";
  const hrefOf = (page: number) => listingPath({ ...filters, page });

  return (
    <>
      <div ref={top} className="scroll-mt-40">
        {unknown && <UnknownValues values={unknown} />}
        <ReadAs reading={reading} />
        <FilterChips filters={filters} change={change} clear={clear} />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="figures text-lg">
            <strong>{formatCount(list.totalItems, "project")}</strong>
            {where}
          </p>
          <div className="flex min-w-0 flex-wrap items-center gap-3 max-md:contents">
            {plot && <UnitSwitch first={firstUnitOf(plot)} />}
            <SortSelect filters={{ ...filters, sort }} change={change} />
          </div>
        </div>
      </div>
      {isFailed && <FailedState retry={retry} />}
      <div className="relative mt-4" aria-busy={isLoading}>
        {visible.length > 0 ? (
          <ul className="grid gap-5">
            {visible.map((project, index) => (
              <li key={project.id}>
                <Card project={project} priority={index === 0} />
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
      <Pagination current={list.currentPage} total={list.totalPages} hrefOf={hrefOf} onPage={goTo} />
      <AllPages total={list.totalPages} hrefOf={hrefOf} onPage={goTo} />
      {faqs}
      <Related filters={filters} facets={list.facets} byType={byType ?? nothing} />
    </>
  );
});

type RelatedProps = { filters: ListingFilters; facets: ProjectList["facets"]; byType: BedroomsByType };

function RelatedListsOf({ filters, facets, byType }: RelatedProps) {
  return <RelatedLists related={relatedListings(filters, facets, byType)} />;
}
