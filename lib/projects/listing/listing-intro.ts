import { formatCount, formatMonth, formatPrice, formatPriceRange, formatRupees } from "@/lib/base/format";
import { possessionOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import { buildersOf, kindOf, stagesOf, type ListingFigures } from "./listing-figures";
import { joinNames } from "./listing-subject";

/** Two or three sentences above a list, all from its data: how many, what they cost, when, and where else. */
export function listingIntro(figures: ListingFigures): string[] {
  if (figures.totalItems === 0 || figures.filters.page > 1) return [];
  return [countSentence(figures), stageSentence(figures), aroundSentence(figures)].filter(
    (sentence) => sentence !== "",
  );
}

export function whereOf({ place, filters }: Pick<ListingFigures, "place" | "filters">): string {
  const name = place?.name ?? joinNames(filters.location);
  return name ? ` in ${name}` : "";
}

function countSentence(figures: ListingFigures): string {
  const { totalItems, projects, lowestPrice, summary, filters } = figures;
  const [kind, where, [only]] = [kindOf(figures), whereOf(figures), projects];
  const rate = rateWords(figures);
  const median = rate && `; the median is ${rate}`;
  if (totalItems === 1 && only) {
    const by = only.groupName ? ` by ${only.groupName}` : "";
    const price = formatPriceRange(lowestPrice, summary?.highestPrice) ?? priceRangeOf(only).toLowerCase();
    return `${only.name}${by} is the one project with ${kind}${where} on our list: ${price}${median}.`;
  }
  const builders = buildersOf(figures);
  const by = builders.length === 1 ? `, all by ${builders[0]}` : ` by ${builders.length} builders`;
  const range = lowestPrice && summary?.highestPrice ? priceWords(lowestPrice, summary.highestPrice) : "";
  const what =
    filters.propertyType === "Plot"
      ? `${formatCount(totalItems, "layout")} of plots`
      : `${formatCount(totalItems, "project")} with ${kind}`;
  return `${what}${where}${builders.length > 0 ? by : ""}${range}${median}.`;
}

function priceWords(low: number, high: number): string {
  return low === high ? `, at ${formatPrice(low)}` : `, from ${formatPrice(low)} to ${formatPrice(high)}`;
}

/** The median asking price a square foot, and of how many it is; land and homes are never mixed. */
export function rateSentence(figures: Pick<ListingFigures, "summary">): string {
  const words = rateWords(figures);
  return words && `The median asking price is ${words}.`;
}

function rateWords({ summary }: Pick<ListingFigures, "summary">): string {
  const { homes = null, plots = null } = summary ?? {};
  const ofHomes =
    homes && homes.count > 1 ? `${formatRupees(homes.median)} per sq ft over ${homes.count} floor plans` : "";
  const ofPlots =
    plots && plots.count > 1 ? `${formatRupees(plots.median)} per sq ft over ${plots.count} layouts` : "";
  return ofHomes && ofPlots ? `${ofHomes}, for plots ${ofPlots}` : ofHomes || ofPlots;
}

function stageSentence(figures: ListingFigures): string {
  const { totalItems, summary, projects } = figures;
  const { ready, building, launching } = stagesOf(figures);
  const [only] = projects;
  if (totalItems === 1 && only) {
    const possession = possessionOf(only);
    return possession === "Ready"
      ? "It is ready to move in."
      : possession
        ? `Possession is planned for ${possession}.`
        : "";
  }
  const parts = [
    ready > 0 && `${ready} ready to move in`,
    building > 0 && `${building} under construction`,
    launching > 0 && `${launching} newly launched or about to be`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return "";
  const next = formatMonth(summary?.nextPossession);
  const then = next && ready < totalItems ? `; the next possession is planned for ${next}` : "";
  if (ready === totalItems) return "All of them are ready to move in.";
  return `${sentenceCase(joinNames(parts))}${then}.`;
}

function aroundSentence({ around, place }: ListingFigures): string {
  const names = around.map(({ name, count }) => `${name} (${count})`);
  if (names.length < 2 || !place) return "";
  return place.city
    ? `Near by: ${names.slice(0, 4).join(", ")}.`
    : `Most of them are in ${joinNames(names.slice(0, 4))}.`;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
