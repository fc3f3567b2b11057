import { reraCheckWords } from "@/content/rera-check";
import { formatAreaRange, formatBhk, formatCount, formatNumber, formatPrice } from "@/lib/base/format";
import { indianDay } from "@/lib/base/indian-day";
import { language, t } from "@/lib/base/language";
import { groupFloorPlans } from "@/lib/projects/project/floor-plan-groups";
import {
  carpetAreaOf,
  locationOf,
  possessionOf,
  priceRangeOf,
  statusLabelOf,
} from "@/lib/projects/project/project-facts";
import { reraSummary } from "@/lib/projects/project/rera-check";
import { carpetRateWords, projectAreaWords, projectRateWords } from "@/lib/projects/project/unit-rate";
import type { Project } from "@/lib/projects/project/project-schema";
import { reraWithSite } from "@/lib/projects/project/rera-number";

/** A row of the comparison, its `label` and `none` in English, with a value for each project in order; `null` if it is unknown. */
export type ComparedRow = {
  label: string;
  cells: (string | null)[];
  /** The text in place of an unknown value. */
  none: string;
  /** Whether all projects, of several, have the same value. */
  isSame: boolean;
};

/** The rows of the comparison. A row for which no project has a value is left out. `today`: the day in India. */
export function comparedRows(projects: readonly Project[], today = indianDay(new Date())): ComparedRow[] {
  const stated = (label: string, of: (project: Project) => string | null | undefined) =>
    toRow(label, projects.map(of), "Not stated");
  const rows = [
    stated("Price", priceRangeOf),
    ...configurationRows(projects),
    stated(projects.some(({ isPlot }) => isPlot) ? "Rate" : "Rate per sq ft", projectRateWords),
    stated("Developer", ({ groupName }) => groupName),
    stated("Place", locationOf),
    stated("Type", ({ propertyType }) => propertyType && t(propertyType)),
    stated("Status", statusLabelOf),
    stated("Possession", possessionOf),
    stated("Availability", ({ availability }) => availability && t(availability)),
    stated("RERA ID", (project) => reraWithSite(project)),
    toRow(
      reraCheckWords.compared,
      projects.map(({ reraCheck }) => reraSummary(reraCheck, today)),
      reraCheckWords.unchecked,
    ),
    stated("Area of a unit", projectAreaWords),
    stated("Carpet area", carpetAreaOf),
    stated("Rate by carpet area", carpetRateWords),
    stated("Project area", ({ totalArea }) => (totalArea ? formatCount(totalArea, "acre") : null)),
    stated("Total units", ({ totalApartments }) => (totalApartments ? formatNumber(totalApartments) : null)),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

/** A row for each type of home that any project has: its sizes and lowest price. */
function configurationRows(projects: readonly Project[]): ComparedRow[] {
  const offers = projects.map(
    ({ floorplans }) =>
      new Map(groupFloorPlans(floorplans).map((group) => [group.bhkType && formatBhk(group.bhkType), group])),
  );
  const types = [...new Set(offers.flatMap((offer) => [...offer.keys()]))].filter((type) => type !== null);
  const inOrder = types.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return inOrder.map((type) => {
    const cells = offers.map((offer) => {
      const group = offer.get(type);
      if (!group) return null;
      const price =
        group.minPrice === null
          ? t("price on request")
          : t("from {price}", { price: formatPrice(group.minPrice) });
      return [formatAreaRange(group.minArea, group.maxArea), price].filter(Boolean).join(", ");
    });
    return toRow(type, cells, "Not offered");
  });
}

function toRow(label: string, values: (string | null | undefined)[], none: string): ComparedRow {
  const cells = values.map((value) => value || null);
  return { label, cells, none, isSame: cells.length > 1 && new Set(cells).size === 1 };
}

/** The amenities that all projects share, and the others of each. With a single project, all are in the second list. */
export function comparedAmenities(projects: readonly Project[]): { shared: string[]; others: string[][] } {
  const lists = projects.map(
    ({ propertyAmenities }) =>
      new Map(propertyAmenities.map(({ name }) => [name.trim().toLowerCase(), name.trim()])),
  );
  const [first = new Map<string, string>(), ...rest] = lists;
  const inAll = (word: string) => rest.length > 0 && lists.every((list) => list.has(word));
  return {
    shared: [...first].flatMap(([word, name]) => (inAll(word) ? [name] : [])),
    others: lists.map((list) => [...list].flatMap(([word, name]) => (inAll(word) ? [] : [name]))),
  };
}

/** Search engines and previews cut longer titles. */
const longestTitle = 60;

/** `Compare Lakecity and Greens`, with long names `Compare Lakecity and 2 more`; a hint if there are fewer than two. */
export function comparisonTitle(projects: readonly Pick<Project, "name">[]): string {
  const names = projects.map(({ name }) => name);
  const [name = ""] = names;
  if (names.length === 0) return t("Compare projects");
  if (names.length === 1) return t("Compare {name} with others", { name });
  const all = t("Compare {names}", { names: listOf(names) });
  return all.length <= longestTitle
    ? all
    : t("Compare {name} and {count} more", { name, count: names.length - 1 });
}

function listOf(names: readonly string[]): string {
  if (language() === "en") return new Intl.ListFormat("en-IN").format(names);
  return t("{names} and {last}", { names: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
