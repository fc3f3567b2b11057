import { formatCount, formatMonth, formatPrice, formatPriceRange, formatRupees } from "@/lib/base/format";
import { firstFitting, joinFitting, shorten } from "@/lib/seo/fit-text";
import { possessionOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import { buildersOf, stagesOf, type ListingFigures } from "./listing-figures";
import { joinNames, listingSubject, typesIn } from "./listing-subject";

/**
 * The description of a list for search engines, within `longest` characters: what is particular to it comes first, so
 * that no two lists read the same (docs/seo.md, "Heads").
 */
export function listingDescription(figures: ListingFigures, longest: number): string {
  const lead = firstFitting(leads(figures), Math.min(longest, 110)) ?? shorten(nameOf(figures), longest);
  const further = figures.totalItems > 0 && figures.filters.page === 1 ? facts(figures) : [];
  return joinFitting(lead, [...further, ...always], longest);
}

/** Where there is room for no more that is particular. */
const always = ["Prices, floor plans and RERA numbers of each project, at 0% brokerage.", "0% brokerage."];

function nameOf({ filters, place, facets }: ListingFigures): string {
  return listingSubject(filters, place, typesIn(facets));
}

/** The first sentence: of few projects their names, of more their number and what they cost. */
function leads(figures: ListingFigures): (string | null)[] {
  const { totalItems, projects, filters, lowestPrice, summary } = figures;
  const name = nameOf(figures);
  const names = projects.map((project) => project.name);
  const [only] = projects;
  if (totalItems === 0)
    return [`${name}: nothing to show at the moment.`, `${shorten(name, 70)}: nothing yet.`];
  if (filters.page > 1) {
    const others = names.length > 2 ? " among others" : "";
    const shown = names.length > 0 ? `${name}: ${joinNames(names.slice(0, 2))}${others}.` : null;
    return [shown, `${name}, further projects.`];
  }
  if (totalItems === 1 && only) {
    const price = lowestPrice ? `from ${formatPrice(lowestPrice)}` : priceRangeOf(only).toLowerCase();
    const by = only.groupName ? ` by ${only.groupName}` : "";
    return [
      `${name}: ${only.name}${by}, ${price}.`,
      `${name}: ${only.name}, ${price}.`,
      `${name}: ${price}.`,
    ];
  }
  const range = formatPriceRange(lowestPrice, summary?.highestPrice);
  const few = totalItems <= 3 && names.length === totalItems ? joinNames(names) : null;
  return [
    few && `${name}: ${few}${range ? `, ${range}` : ""}.`,
    few && `${name}: ${few}.`,
    range && `${name}: ${formatCount(totalItems, "project")}, ${range}.`,
    `${name}: ${formatCount(totalItems, "project")}.`,
  ];
}

/** Further sentences, the most particular first. */
function facts(figures: ListingFigures): string[] {
  const { totalItems, summary, around, place, filters, projects } = figures;
  const builders = buildersOf(figures);
  const [builder] = builders;
  const near = around.map(({ name }) => name);
  const rate = filters.propertyType === "Plot" ? summary?.plots : summary?.homes;
  const [only] = projects;
  const stage = totalItems === 1 && only ? possessionSentence(only) : stageSentence(figures);
  return [
    stage.isTelling ? stage.text : "",
    totalItems > 1 && builders.length === 1 ? `All by ${builder}.` : "",
    totalItems > 1 && builders.length === 2 ? `By ${joinNames(builders)}.` : "",
    rate && rate.count > 1
      ? `Median ${formatRupees(rate.median)} per sq ft (${rate.count} ${unitsOf(filters.propertyType)}).`
      : "",
    place?.city && near.length > 1 ? `Near ${joinNames(near.slice(0, 2))}.` : "",
    place && !place.city && near.length > 1 ? `Most in ${joinNames(near.slice(0, 3))}.` : "",
    stage.isTelling ? "" : stage.text,
    builders.length > 2 ? `By ${builder} and ${builders.length - 1} more.` : "",
    summary && totalItems > 1 ? registeredSentence(summary.registered, totalItems) : "",
  ];
}

function unitsOf(type: string | null): string {
  return type === "Plot" ? "layouts" : "plans";
}

function possessionSentence(project: ListingFigures["projects"][number]) {
  const possession = possessionOf(project);
  const text = possession === "Ready" ? "Ready to move in." : possession ? `Possession ${possession}.` : "";
  return { text, isTelling: true };
}

/** Where all are ready, or none is, it is told early. */
function stageSentence(figures: ListingFigures): { text: string; isTelling: boolean } {
  const { ready, building } = stagesOf(figures);
  const next = formatMonth(figures.summary?.nextPossession);
  if (ready === figures.totalItems) return { text: "All ready to move in.", isTelling: true };
  if (ready === 0) {
    return {
      text: next ? `None is ready yet, the first by ${next}.` : "None is ready yet.",
      isTelling: true,
    };
  }
  const built = building > 0 ? `, ${building} under construction` : "";
  return { text: `${ready} ready to move in${built}.`, isTelling: false };
}

function registeredSentence(registered: number, all: number): string {
  if (registered === all) return "All with a RERA ID.";
  return registered > 0 ? `${registered} of ${all} with a RERA ID.` : "";
}
