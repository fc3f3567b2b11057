import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import type { Facets, ListingExtras } from "@/lib/projects/search/project-query-schema";
import type { ListingPlace } from "./listing-place";
import { listingKind, typesIn } from "./listing-subject";
import type { ListingFilters } from "./project-filters";

/** The data for a listing's texts; `projects` are those of its page. Prices in rupees, `null` if unknown. */
export type ListingFigures = {
  filters: ListingFilters;
  place: ListingPlace | null;
  totalItems: number;
  facets: Facets;
  projects: readonly ProjectSummary[];
} & Pick<ListingExtras, "lowestPrice" | "summary" | "around">;

/** "3 BHK flats", "villas and plots": what is listed, within a sentence. */
export function kindOf({ filters, facets }: Pick<ListingFigures, "filters" | "facets">): string {
  const kind = listingKind(filters, typesIn(facets));
  return /^\d/.test(kind) ? kind : kind.charAt(0).toLowerCase() + kind.slice(1);
}

/** How many are ready, being built, and only launched or announced. */
export function stagesOf(figures: Pick<ListingFigures, "filters" | "facets">) {
  const status = Object.fromEntries(listedIn("status", figures));
  return {
    ready: status["Ready to Move"] ?? 0,
    building: status["Under Construction"] ?? 0,
    launching: (status["New Launch"] ?? 0) + (status["Launching Soon"] ?? 0),
  };
}

/** The builders of the list, those with the most projects first. */
export function buildersOf(figures: Pick<ListingFigures, "filters" | "facets">): string[] {
  return listedIn("builder", figures)
    .toSorted(([nameA, countA], [nameB, countB]) => countB - countA || nameA.localeCompare(nameB))
    .map(([name]) => name);
}

/** A facet tells what other choices of its filter would list too; of these counts only the chosen ones are of the list. */
function listedIn(
  name: "status" | "builder",
  { filters, facets }: Pick<ListingFigures, "filters" | "facets">,
): [value: string, count: number][] {
  const chosen = [filters[name] ?? []].flat().map((value) => value.toLowerCase());
  return Object.entries(facets[name]).filter(
    ([value]) => chosen.length === 0 || chosen.includes(value.toLowerCase()),
  );
}
