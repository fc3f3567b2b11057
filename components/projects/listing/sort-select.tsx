import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { sortChoices } from "@/lib/projects/listing/sort-choices";
import { t } from "@/lib/base/language";

type Props = { filters: ListingFilters; change: (partial: Partial<ListingFilters>) => void };

/** Part of the filter form (by its `form` attribute), so that it is sent with it when JavaScript is off. */
export function SortSelect({ filters, change }: Props) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
      <label htmlFor="sort" className="text-ink-600">
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
        className="min-h-touch rounded-control border-surface-line max-w-full border bg-white px-3 font-bold max-[17rem]:px-1 max-[17rem]:font-normal"
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
