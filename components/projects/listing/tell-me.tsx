import { savedSearchLinks } from "@/content/saved-search-words";
import { saveSearchPath } from "@/lib/base/paths";
import { justFilters, toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { here, t } from "@/lib/base/language";

type Props = { filters: ListingFilters; isEmpty?: boolean };

/** Leads from a list to the page that saves its search; it is in every list, so it weighs next to nothing. */
export function TellMe({ filters, isEmpty = false }: Props) {
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
