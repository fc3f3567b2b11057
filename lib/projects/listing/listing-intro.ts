import { formatCount, formatMonth, formatPrice, formatPriceRange, formatRupees } from "@/lib/base/format";
import { possessionOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import { buildersOf, kindOf, stagesOf, type ListingFigures } from "./listing-figures";
import { withLandmark } from "./landmark-words";
import { joinNames } from "./listing-subject";
import { t } from "@/lib/base/language";

/** Two or three sentences above a list, all from its data: how many, what they cost, when, and where else. */
export function listingIntro(figures: ListingFigures): string[] {
  if (figures.totalItems === 0 || figures.filters.page > 1) return [];
  return [countSentence(figures), stageSentence(figures), aroundSentence(figures)].filter(
    (sentence) => sentence !== "",
  );
}

/** What is listed and where, within a sentence: "3 BHK flats in Kokapet". */
function inPlace(what: string, { place, filters }: Pick<ListingFigures, "place" | "filters">): string {
  const name = place ? t(place.name) : joinNames(filters.location.map((one) => t(one)));
  return withLandmark(name ? t("{kind} in {place}", { kind: what, place: name }) : what, filters);
}

function countSentence(figures: ListingFigures): string {
  const { totalItems, projects, lowestPrice, summary, filters } = figures;
  const [kind, [only]] = [kindOf(figures), projects];
  const rate = rateWords(figures);
  const withRate = (what: string) => (rate ? t("{what}; the median is {rate}", { what, rate }) : what);
  if (totalItems === 1 && only) {
    const { name, groupName: builder } = only;
    const price = formatPriceRange(lowestPrice, summary?.highestPrice) ?? priceRangeOf(only).toLowerCase();
    return t("{project} is the one project with {kind} on our list: {price}.", {
      project: builder ? t("{name} by {builder}", { name, builder }) : name,
      kind: inPlace(kind, figures),
      price: withRate(price),
    });
  }
  const projectsOf =
    filters.propertyType === "Plot"
      ? t("{layouts} of plots", { layouts: formatCount(totalItems, "layout") })
      : t("{projects} with {kind}", { projects: formatCount(totalItems, "project"), kind });
  const what = withPrices(withBuilders(inPlace(projectsOf, figures), buildersOf(figures)), figures);
  return t("{sentence}.", { sentence: withRate(what) });
}

function withBuilders(what: string, [builder, ...others]: readonly string[]): string {
  if (!builder) return what;
  if (others.length === 0) return t("{what}, all by {builder}", { what, builder });
  return t("{what} by {count} builders", { what, count: others.length + 1 });
}

function withPrices(what: string, figures: Pick<ListingFigures, "lowestPrice" | "summary">): string {
  const { lowestPrice: low, summary } = figures;
  const high = summary?.highestPrice;
  if (!low || !high) return what;
  return low === high
    ? t("{what}, at {price}", { what, price: formatPrice(low) })
    : t("{what}, from {low} to {high}", { what, low: formatPrice(low), high: formatPrice(high) });
}

/** The median asking price a square foot, and of how many it is; land and homes are never mixed. */
export function rateSentence(figures: Pick<ListingFigures, "summary">): string {
  const words = rateWords(figures);
  return words && t("The median asking price is {rate}.", { rate: words });
}

function rateWords({ summary }: Pick<ListingFigures, "summary">): string {
  const { homes = null, plots = null } = summary ?? {};
  const ofHomes =
    homes && homes.count > 1
      ? t("{rate} per sq ft over {count} floor plans", {
          rate: formatRupees(homes.median),
          count: homes.count,
        })
      : "";
  const ofPlots =
    plots && plots.count > 1
      ? t("{rate} per sq ft over {count} layouts", { rate: formatRupees(plots.median), count: plots.count })
      : "";
  return ofHomes && ofPlots
    ? t("{homes}, for plots {plots}", { homes: ofHomes, plots: ofPlots })
    : ofHomes || ofPlots;
}

function stageSentence(figures: ListingFigures): string {
  const { totalItems, summary, projects } = figures;
  const { ready, building, launching } = stagesOf(figures);
  const [only] = projects;
  if (totalItems === 1 && only) {
    const possession = possessionOf(only);
    return possession === "Ready"
      ? t("It is ready to move in.")
      : possession
        ? t("Possession is planned for {month}.", { month: possession })
        : "";
  }
  const parts = [
    ready > 0 && t("{count} ready to move in", { count: ready }),
    building > 0 && t("{count} under construction", { count: building }),
    launching > 0 && t("{count} newly launched or about to be", { count: launching }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return "";
  const next = formatMonth(summary?.nextPossession);
  if (ready === totalItems) return t("All of them are ready to move in.");
  const stages = sentenceCase(joinNames(parts));
  return next
    ? t("{stages}; the next possession is planned for {month}.", { stages, month: next })
    : t("{sentence}.", { sentence: stages });
}

function aroundSentence({ around, place }: ListingFigures): string {
  const names = around.map(({ name, count }) => `${t(name)} (${count})`);
  if (names.length < 2 || !place) return "";
  return place.city
    ? t("Near by: {places}.", { places: names.slice(0, 4).join(", ") })
    : t("Most of them are in {places}.", { places: joinNames(names.slice(0, 4)) });
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
