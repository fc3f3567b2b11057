import {
  formatAreaRange,
  formatBhk,
  formatCount,
  formatMonth,
  formatNumber,
  formatPrice,
  formatPriceRange,
} from "@/lib/base/format";
import { sayPlace } from "@/lib/base/say-place";
import { statusOptions, type Status } from "./filter-table.mjs";
import { carpetRateWords, projectAreaWords } from "./unit-rate";
import type { Project, ProjectSummary } from "./project-schema";
import { t } from "@/lib/base/language";

const readyStatus: Status = "Ready to Move";

export type Fact = { label: string; value: string };

/** `2, 3, 4 BHK`; `null` for a plot or if no type is known. */
export function configurationsOf({ propertyBhks }: Pick<Project, "propertyBhks">): string | null {
  const types = [...new Set(propertyBhks.map(({ bhkType }) => formatBhk(bhkType)))];
  const rooms = types.flatMap((type) => /^(\d+) BHK$/.exec(type)?.[1] ?? []);
  const others = types.filter((type) => !/^\d+ BHK$/.test(type));
  const texts = [...(rooms.length > 0 ? [`${rooms.join(", ")} BHK`] : []), ...others];
  return texts.join(", ") || null;
}

export function priceRangeOf(project: Pick<Project, "minPrice" | "maxPrice" | "price">): string {
  return formatPriceRange(project.minPrice ?? project.price, project.maxPrice) ?? t("Price on request");
}

/** "840–1,445 sqft" of the active floor plans that state it (RERA's area inside the walls). */
export function carpetAreaOf({ floorplans }: Pick<ProjectSummary, "floorplans">): string | null {
  const stated = floorplans
    .filter(({ isActive }) => isActive !== false)
    .flatMap(({ carpetArea }) => carpetArea || []);
  return stated.length > 0 ? formatAreaRange(Math.min(...stated), Math.max(...stated)) : null;
}

/** The label of a status: 'Ready to Move In' for the API's 'Ready to Move'. */
export function statusLabelOf({ status }: Pick<Project, "status">): string | null {
  const label = statusOptions.find((option) => option.value === status)?.label ?? status;
  return label ? t(label) : null;
}

/** When the keys are given: a home that is ready says so, whatever date was planned once; `null` if nobody knows. */
export function possessionOf(project: Pick<Project, "status" | "possessionDate">): string | null {
  return project.status === readyStatus ? t("Ready") : formatMonth(project.possessionDate);
}

export function locationOf({ location }: Pick<Project, "location">): string {
  return location ? sayPlace(location) : t("Location not specified");
}

/** The street of the project, or that nobody knows it. */
export function streetAddressOf({ locations }: Pick<Project, "locations">): string {
  return locations[0]?.address || t("Address not available");
}

/** `30 × 45 ft`. */
export function dimensionsOf({ dimensions }: Pick<Project, "dimensions">): string | null | undefined {
  const [, size] = /^(.+\d) ft$/.exec(dimensions ?? "") ?? [];
  return size ? t("{size} ft", { size }) : dimensions;
}

/** The four most important facts. */
export function keyFactsOf(project: Project): Fact[] {
  return known([
    project.isPlot ? ["Dimensions", dimensionsOf(project)] : ["Configurations", configurationsOf(project)],
    [project.isPlot ? "Plot area" : "Area", projectAreaWords(project)],
    ["Status", statusLabelOf(project)],
    ["Possession", possessionOf(project)],
  ]);
}

/**
 * What is known about a project beyond its header, which has the key facts, rate and RERA id; what is missing is left out
 * (specification, section 2, "Project detail page").
 */
export function overviewFactsOf(project: Project): Fact[] {
  const { totalArea, totalApartments, offerPrice, offerMonths } = project;
  return known([
    ["Property type", project.propertyType],
    ["Carpet area", carpetAreaOf(project)],
    ["Rate by carpet area", carpetRateWords(project)],
    ["Facing", project.facing],
    ["Launch date", formatMonth(project.launchDate)],
    ["Project area", totalArea ? formatCount(totalArea, "acre") : null],
    [project.isPlot ? "Total plots" : "Total units", totalApartments ? formatNumber(totalApartments) : null],
    ["Availability", project.availability],
    ["Offer price", offerPrice ? offerText(offerPrice, offerMonths) : null],
    ["Address", streetAddressOf(project)],
    ["More options", project.moreOptions],
  ]);
}

/** The address of the brochure if it is safe to link to: https or a path of this site. */
export function brochureOf({ brochure }: Pick<ProjectSummary, "brochure">): string | null {
  const link = brochure?.trim() ?? "";
  const isOwnPath = /^\/(?![/\\])[^\s\\]*$/.test(link);
  const isSecure = URL.canParse(link) && new URL(link).protocol === "https:";
  return isOwnPath || isSecure ? link : null;
}

function offerText(price: number, months: number | null | undefined): string {
  return months
    ? t("{price}, open for {months}", { price: formatPrice(price), months: formatCount(months, "month") })
    : formatPrice(price);
}

function known(facts: [string, string | null | undefined][]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
