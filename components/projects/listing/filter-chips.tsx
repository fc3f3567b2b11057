import { Icon } from "@/components/ui/icon";
import { plainClick } from "@/components/ui/plain-click";
import { filterChips } from "@/lib/projects/listing/filter-chips";
import { changeFilters, hasDrawnArea, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { paths } from "@/lib/base/paths";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { here, t } from "@/lib/base/language";

type Props = {
  filters: ListingFilters;
  change: (partial: Partial<ListingFilters>) => void;
  clear: () => void;
};

/** Every filter that is set, each with a × that removes it, and one link that clears them all. */
export function FilterChips({ filters, change, clear }: Props) {
  const chips = [
    ...filterChips(filters),
    ...(hasDrawnArea(filters)
      ? [{ key: "bounds", label: t("Drawn area"), without: changeFilters(filters, { bounds: null }) }]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t("Filters that are set")}
      className="flex gap-2 md:order-2 md:mt-2 md:basis-full md:flex-wrap"
    >
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <a
            href={here(listingPath(without))}
            aria-label={t("Remove filter {filter}", { filter: label })}
            onClick={plainClick(() => change(without))}
            className="min-h-touch border-brand-600 bg-brand-50 text-brand-700 hover:bg-brand-600 inline-flex max-w-full items-center gap-2 rounded-full border py-1 pr-3 pl-4 text-sm font-bold break-words hover:text-white max-md:whitespace-nowrap"
          >
            {label}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={here(paths.listing)}
          onClick={plainClick(clear)}
          className="min-h-touch text-brand-600 inline-flex items-center px-2 text-sm font-bold whitespace-nowrap underline underline-offset-4"
        >
          {t("Reset all")}
        </a>
      </li>
    </ul>
  );
}
