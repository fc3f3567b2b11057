import { visitChecks, type VisitCheckGroup } from "@/content/visit-sheet";
import { formatAreaRange, formatBhk, formatPrice } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { groupFloorPlans } from "@/lib/projects/project/floor-plan-groups";
import { directionsTo, mapLink, mapPosition } from "@/lib/projects/project/map-link";
import {
  carpetAreaOf,
  dimensionsOf,
  possessionOf,
  priceRangeOf,
  statusLabelOf,
  type Fact,
} from "@/lib/projects/project/project-facts";
import type { Project } from "@/lib/projects/project/project-schema";
import { projectAreaWords, projectRateWords } from "@/lib/projects/project/unit-rate";

type Checked = Pick<Project, "isPlot" | "propertyType" | "status">;

/** What to look at there: of this kind of property, and of this stage where the status tells it; groups without any are left out. */
export function visitChecksOf({ isPlot, propertyType, status }: Checked): VisitCheckGroup[] {
  const kind = isPlot ? "Plot" : propertyType;
  const stage = status ? (status === "Ready to Move" ? "ready" : "building") : null;
  return visitChecks
    .map(({ title, checks }) => ({
      title,
      checks: checks.filter(
        (check) =>
          // A kind that we have no list for is looked at like an apartment.
          (!check.kinds ||
            check.kinds.some((own) => own === (kind === "Villa" || kind === "Plot" ? kind : "Apartment"))) &&
          (!check.stage || !stage || check.stage === stage),
      ),
    }))
    .filter(({ checks }) => checks.length > 0);
}

/** Prices first, then what was promised: what one compares with what is said on the site. Unknown facts are left out. */
export function visitFactsOf(project: Project): Fact[] {
  const facts: [string, string | null | undefined][] = [
    ["Price", priceRangeOf(project)],
    ...planFacts(project),
    [project.isPlot ? "Rate" : "Price per sq ft", projectRateWords(project)],
    [project.isPlot ? "Plot area" : "Area", projectAreaWords(project)],
    ["Carpet area", carpetAreaOf(project)],
    ["Dimensions", dimensionsOf(project)],
    ["Facing", project.facing],
    ["Status", statusLabelOf(project)],
    ["Possession", possessionOf(project)],
    ["Availability", project.availability],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Sizes and lowest price of each type of home: the floor plans that one asks for on the site. */
function planFacts({ isPlot, floorplans }: Project): [string, string | null][] {
  if (isPlot) return [];
  return groupFloorPlans(floorplans).flatMap(({ bhkType, minArea, maxArea, minPrice }) => {
    if (!bhkType) return [];
    const price = minPrice === null ? null : t("from {price}", { price: formatPrice(minPrice) });
    const words = [formatAreaRange(minArea, maxArea), price].filter(Boolean).join(", ");
    return [[formatBhk(bhkType), words || null] as [string, string | null]];
  });
}

/** How to get there. */
export type VisitRoute = {
  /** Street or landmark, then the place, as the record has them; `null` for neither. */
  address: string | null;
  /** Directions in a map; where only words are known, to these words. */
  directions: string;
  /** Opens any map app of the phone, also one that works without a network; `null` without a position. */
  geo: string | null;
  /** The map that the record names, or a search for its place. */
  map: string;
};

/** The way to a project: by its position where its map names one, else by address or name. */
export function visitRouteOf(project: Project): VisitRoute {
  const { name, location, iframeCodeMap, locations } = project;
  const street = locations[0]?.address?.trim() || null;
  const words = [...new Set([street, location].filter(Boolean))].join(", ");
  const position = mapPosition(iframeCodeMap);
  const point = position && `${position.latitude},${position.longitude}`;
  const destination = point ?? [name, words].filter(Boolean).join(", ");
  return {
    address: street && words,
    directions: directionsTo(destination),
    geo: point && `geo:${point}?q=${encodeURIComponent(`${point}(${name})`)}`,
    map: mapLink(iframeCodeMap, location || name),
  };
}
