import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import {
  carpetNote,
  landmarkAttribution,
  landmarkNote,
  metroNote,
  metroTimesNote,
} from "@/content/filter-words";
import { CardWatch } from "@/components/projects/pictures/card-watch";
import { UnitSwitch } from "@/components/projects/area-unit/unit-switch";
import { afterNextFrame } from "@/components/ui/after-next-frame";
import { AllPages } from "@/components/ui/all-pages";
import { buttonStyle } from "@/components/ui/button-style";
import { Said } from "@/components/ui/said";
import { Pagination } from "@/components/ui/pagination";
import { formatCount } from "@/lib/base/format";
import { listingPath } from "@/lib/projects/listing/listing-path";
import {
  hasFilters,
  type ListingFilters,
  justFilters,
  toSearchParams,
  sortChoices,
} from "@/lib/projects/listing/project-filters";
import { relatedListings } from "@/lib/projects/listing/related-listings";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import { barePlace, isOutside, waysOut } from "@/lib/projects/listing/ways-out";
import { nearbyOptions } from "@/lib/projects/project/filter-table.mjs";
import { firstUnitOf } from "@/lib/projects/project/unit-rate";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import type { BedroomsByType, Facets, ProjectList } from "@/lib/projects/search/project-query-schema";
import { here, t } from "@/lib/base/language";
import { savedSearchLinks } from "@/content/saved-search-words";
import { saveSearchPath } from "@/lib/base/paths";
import { CallbackList } from "./callback-list";
import { FilterChips } from "./filter-chips";
import { EmptyState, FailedState, LoadingOverlay, UnknownValues } from "./listing-states";
import { ProjectCard } from "./project-card";
import { ReadAs } from "./read-as";
import { RelatedLists } from "./related-lists";

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
  about: ReactNode;
  byType: BedroomsByType | null;
};

const nothing: BedroomsByType = {};
const Related = memo(RelatedListsOf);

/** Chips, count, cards, pagination and links to other lists. */
export const ListingResults = memo(function ListingResults(props: Props) {
  const { filters, sort, list, isLoading, isFailed, change, clear, retry, unknown, reading, about } = props;
  const top = useRef<HTMLDivElement>(null);
  const goTo = (page: number) => {
    change({ page });
    top.current?.scrollIntoView();
  };
  const visible = list.projects.filter(isSold);
  const below = useFrameLater(props);
  const cards = below.list === list ? visible : cardsOf(visible, below.list.projects);
  const plot = visible.find(({ isPlot }) => isPlot);
  const place = filters.location.map((name) => t(name)).join(", ");
  const within = nearbyOptions.find(({ value }) => value === filters.within);
  const isBeyond = isOutside(filters, list);
  const bare = barePlace(filters, list.facets);
  const area = reading && "asked" in reading ? reading.area : "";
  const note = isBeyond
    ? t("Shown for the RERA number that you typed, though it is outside the filters that are set.")
    : visible.length > 0 &&
      (area || bare) &&
      t("None of these is in {place} itself: they are near it.", { place: area || t(bare ?? "") });
  const count = <strong>{formatCount(list.totalItems, "project")}</strong>;
  const hrefOf = (page: number) => here(listingPath({ ...below.filters, page }));

  return (
    <>
      <div ref={top} className="scroll-mt-40">
        {unknown && <UnknownValues values={unknown} />}
        <div className="whole-part mt-3 flex flex-wrap items-center gap-x-3 md:mt-6">
          <p role="status" className="figures mr-auto md:text-lg">
            {!place || isBeyond ? (
              count
            ) : within ? (
              <Said
                words={t("{list} within {km} km of {landmark}", { km: within.km, landmark: place })}
                list={count}
              />
            ) : (
              <Said words={t("{projects} in {place}", { place })} projects={count} />
            )}
          </p>
          {note && <p className="basis-full md:order-1">{note}</p>}
          <ReadAs reading={reading} />
          <div className="list-tools">
            {!filters.view && (
              <a
                href={here(listingPath({ ...filters, view: "map" }))}
                rel="nofollow"
                className={buttonStyle("outline", "px-4")}
              >
                {t("Map")}
              </a>
            )}
            <SortSelect filters={{ ...filters, sort }} change={change} />
            {plot && <UnitSwitch first={firstUnitOf(plot)} />}
            <FilterChips filters={filters} change={change} clear={clear} />
          </div>
        </div>
      </div>
      {isFailed && <FailedState retry={retry} />}
      <div className="relative mt-3 md:mt-4" aria-busy={isLoading}>
        {visible.length > 0 ? (
          <CallbackList className="grid gap-5" projects={cards}>
            {cards.map((project, index) => (
              <li key={project.id}>
                <ProjectCard project={project} priority={index === 0} near={filters.near} />
              </li>
            ))}
          </CallbackList>
        ) : (
          <EmptyState
            clear={clear}
            hasFilters={hasFilters(filters) || filters.bounds !== null}
            isWordsAlone={filters.search !== "" && !hasFilters({ ...filters, search: "" })}
            ways={isLoading ? [] : waysOut(filters, list.facets)}
            bare={area || (bare && t(bare))}
            change={change}
            tellMe={<TellMe filters={filters} isEmpty />}
          />
        )}
        {isLoading && <LoadingOverlay />}
        <CardWatch />
      </div>
      {visible.length > 0 && <TellMe filters={filters} />}
      <Pagination
        current={below.list.currentPage}
        total={below.list.totalPages}
        hrefOf={hrefOf}
        onPage={goTo}
      />
      {!filters.view && <AllPages total={below.list.totalPages} hrefOf={hrefOf} onPage={goTo} />}
      <Measured filters={filters} />
      {about}
      {!filters.view && (
        <Related filters={below.filters} facets={below.list.facets} byType={below.byType ?? nothing} />
      )}
    </>
  );
});

/** How distances, minutes and carpet areas of the list were measured, and whose data they are: below it, where they push no home away. */
function Measured({ filters: { metro, metroTo, metroTo2, near, carpet, sort } }: Pick<Props, "filters">) {
  const look = "text-ink-600 max-w-measure mt-4 text-sm";
  return (
    <>
      {(carpet !== null || sort === "carpet_rate_asc") && <p className={look}>{t(carpetNote)}</p>}
      {metro && <p className={look}>{t(metroNote)}</p>}
      {(metroTo ?? metroTo2) && <p className={look}>{t(metroTimesNote)}</p>}
      {near && (
        <p className={look}>
          {t(landmarkNote)} {t(landmarkAttribution)}
        </p>
      )}
    </>
  );
}

/** As many cards as a screen of this height shows, in CSS pixels: a card is 400–700 high, and more stands above the first. */
const cardEveryPx = 600;

/** What is below the first screen follows when that has been painted: a cheap phone renders ten cards too slowly. */
function useFrameLater({ filters, list, byType }: Pick<Props, "filters" | "list" | "byType">) {
  const [later, setLater] = useState({ filters, list, byType });
  useEffect(() => {
    if (later.filters === filters && later.list === list && later.byType === byType) return;
    return afterNextFrame(() => startTransition(() => setLater({ filters, list, byType })));
  }, [later, filters, list, byType]);
  return later;
}

/** The first cards of a list, and until the others follow those that were below. */
function cardsOf(projects: readonly ProjectSummary[], below: readonly ProjectSummary[]) {
  const first = projects.slice(0, Math.ceil(window.innerHeight / cardEveryPx));
  const others = below.filter((project) => isSold(project) && !first.some(({ id }) => id === project.id));
  return [...first, ...others.slice(0, projects.length - first.length)];
}

function isSold({ isActive }: ProjectSummary): boolean {
  return isActive !== false;
}

type RelatedProps = { filters: ListingFilters; facets: Facets; byType: BedroomsByType };

function RelatedListsOf({ filters, facets, byType }: RelatedProps) {
  return <RelatedLists related={relatedListings(filters, facets, byType)} />;
}

type SortSelectProps = { filters: ListingFilters; change: (partial: Partial<ListingFilters>) => void };

/** Part of the filter form (by its `form` attribute), so that it is sent with it when JavaScript is off. */
function SortSelect({ filters, change }: SortSelectProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
      <label htmlFor="sort" className="text-ink-600 max-md:sr-only">
        {t("Sort by")}
      </label>
      <select
        id="sort"
        name="sort"
        form="filters"
        value={filters.sort}
        onChange={(event) => {
          const chosen = sortChoices(filters).find((option) => option.value === event.target.value);
          if (chosen) change({ sort: chosen.value });
        }}
        className="min-h-touch rounded-control border-surface-line max-w-full border bg-white px-3 font-bold max-md:field-sizing-content max-[17rem]:px-1 max-[17rem]:font-normal"
      >
        {sortChoices(filters).map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
    </div>
  );
}

type TellMeProps = { filters: ListingFilters; isEmpty?: boolean };

/** Leads from a list to the page that saves its search; it is in every list, so it weighs next to nothing. */
function TellMe({ filters, isEmpty = false }: TellMeProps) {
  const query = toSearchParams(justFilters(filters));
  return (
    <a
      href={here(saveSearchPath(query.toString()))}
      rel="nofollow"
      className="text-brand-600 min-h-touch mt-3 inline-flex items-center font-bold underline underline-offset-4"
    >
      {t(isEmpty ? savedSearchLinks.empty : savedSearchLinks.list)}
    </a>
  );
}
