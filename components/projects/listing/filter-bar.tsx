"use client";

import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { loadLater } from "@/components/ui/load-later";
import { plainClick } from "@/components/ui/plain-click";
import { filterChips } from "@/lib/projects/listing/filter-chips";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { changeFilters } from "@/lib/projects/listing/project-filters";
import { paths } from "@/lib/base/paths";
import { here, t } from "@/lib/base/language";
import { filters } from "@/lib/projects/project/filter-table.mjs";
import { SearchBox } from "../search-box";
import { FilterFields, type FieldsProps } from "./filter-fields";

const FilterSheet = loadLater(
  () => import("./filter-sheet").then((module) => module.FilterSheet),
  ({ close }) => close(),
);

type Props = FieldsProps & { totalItems: number; clear: () => void };

/**
 * A GET form that works without JavaScript; with it every change applies at once. On phones the fields are in a sheet,
 * and only the search box and the button that opens the sheet are visible. Where a wide page is scrolled the fields stay in sight, and
 * the search box goes below the header until it is focused: it stays for half a second longer, so that the next press meets its aim.
 */
export function FilterBar(props: Props) {
  const { filters, change, clear } = props;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const set = filterChips(filters).length;
  // The list shows where the words are found in names already; the server reads what they mean too.
  const read = (search: string) =>
    search && window.location.assign(here(listingPath(changeFilters(filters, { search }))));
  return (
    <form
      id="filters"
      action={here(paths.listing)}
      method="get"
      role="search"
      aria-label={t("Filter projects")}
      onSubmit={(event) => event.preventDefault()}
      className="js-flow border-surface-line rounded-card bg-surface md:shadow-soft top-header lg:top-[calc(theme(spacing.header)-5.25rem)] lg:has-[[role=combobox]:focus]:top-header sticky z-20 mt-3 border p-2 max-[17rem]:static md:relative md:top-0 md:mt-5 md:p-4 lg:sticky lg:transition-[top] lg:delay-500 lg:duration-0 lg:has-[[role=combobox]:focus]:delay-0"
    >
      {filters.view && <input type="hidden" name="view" value={filters.view} />}
      {filters.near && <input type="hidden" name="near" value={filters.near} />}
      {filters.asked && <input type="hidden" name="asked" value={filters.asked} />}
      <div className="whole flex flex-wrap items-end gap-2 md:gap-3">
        <div className="min-w-0 flex-[1_1_8rem]">
          <SearchBox
            name="search"
            label={t("Search")}
            labelLook="min-[22.5rem]:max-md:sr-only"
            placeholder={t("Project or locality")}
            isWide
            placeholderFits="@max-[10.5rem]:placeholder:text-sm @max-[8.75rem]:placeholder:text-transparent"
            defaultValue={filters.search}
            onText={(search) => change({ search })}
            onEnter={read}
          />
        </div>
        <button
          type="button"
          onClick={() => setSheetOpen(true)}
          className={buttonStyle("outline", "js-only px-3 whitespace-nowrap md:hidden")}
        >
          <Icon name="filter" />
          {t("Filters")}
          {set > 0 && ` (${set})`}
        </button>
      </div>
      <div className="js-unfold whole mt-3 hidden gap-3 md:grid md:grid-cols-3 md:items-end lg:grid-cols-[repeat(5,minmax(0,1fr))_auto_auto]">
        <FilterFields place="bar" {...props} />
        <MoreFilters {...props} />
        <a
          href={here(paths.listing)}
          onClick={plainClick(clear)}
          className={buttonStyle("quiet", "px-3 md:max-lg:hidden")}
        >
          {t("Reset")}
        </a>
      </div>
      <noscript>
        <button type="submit" className={buttonStyle("primary", "mt-3 w-full")}>
          {t("Show projects")}
        </button>
      </noscript>
      {isSheetOpen && <FilterSheet {...props} close={() => setSheetOpen(false)} />}
    </form>
  );
}

/**
 * The 'More Filters' popover, which the browser opens and `MenuScript` closes. Its fields are always in the form, and
 * visible without JavaScript.
 */
function MoreFilters(props: FieldsProps) {
  const set = filterChips(props.filters).filter(({ name }) => filters[name].field === "more").length;
  return (
    <details
      data-menu="filters"
      className="js-flow relative noscript:details-content:block noscript:details-content:[content-visibility:visible]"
    >
      <summary className={buttonStyle("outline", "w-full list-none px-4 whitespace-nowrap")}>
        {t("More Filters")}
        {set > 0 && ` (${set})`}
        <Icon name="chevronDown" className="size-4" />
      </summary>
      <div
        role="group"
        aria-label={t("More Filters")}
        className="js-flow border-surface-line rounded-card shadow-soft md:absolute md:top-full md:right-0 md:mt-2 md:max-h-[65dvh] md:w-[34rem] md:overflow-y-auto md:border md:bg-white md:p-5"
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FilterFields place="more" {...props} />
        </div>
      </div>
    </details>
  );
}
