import {
  formatAreaRange,
  formatCount,
  formatMonth,
  formatPrice,
  formatPriceRange,
  formatRupees,
} from "@/lib/base/format";
import type { Rate } from "@/lib/projects/search/project-query-schema";
import { firstFitting, joinFitting, shorten } from "@/lib/seo/fit-text";
import { possessionOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import { typeNouns } from "@/content/listing-words";
import { buildersOf, stagesOf, type ListingFigures } from "./listing-figures";
import { joinNames, listingSubject, typesIn } from "./listing-subject";
import { t } from "@/lib/base/language";

/**
 * The description of a list for search engines, within `longest` characters: what is particular to it comes first, so
 * that no two lists read the same (docs/seo.md, "Heads").
 */
export function listingDescription(figures: ListingFigures, longest: number): string {
  const lead = firstFitting(leads(figures), Math.min(longest, 110)) ?? shorten(nameOf(figures), longest);
  const further = figures.totalItems > 0 && figures.filters.page === 1 ? facts(figures) : [];
  return joinFitting(lead, [...further, ...always.map((sentence) => t(sentence))], longest);
}

/** Where there is room for no more that is particular. */
const always = ["Prices, floor plans and RERA numbers of each project, at 0% brokerage.", "0% brokerage."];

function nameOf({ filters, place, facets }: ListingFigures): string {
  return listingSubject(filters, place, typesIn(facets));
}

/** The first sentence: of few projects their names, of more their number and what they cost. */
function leads(figures: ListingFigures): (string | null | false)[] {
  const { totalItems, projects, filters, lowestPrice, summary } = figures;
  const name = nameOf(figures);
  const names = projects.map((project) => project.name);
  const [only] = projects;
  const of = (...what: string[]) => t("{list}: {what}.", { list: name, what: what.join(", ") });
  if (totalItems === 0)
    return [
      t("{list}: nothing to show at the moment.", { list: name }),
      t("{list}: nothing yet.", { list: shorten(name, 70) }),
    ];
  if (filters.page > 1) {
    const two = joinNames(names.slice(0, 2));
    const shown = names.length > 2 ? t("{list}: {names} among others.", { list: name, names: two }) : of(two);
    return [names.length > 0 && shown, t("{list}, further projects.", { list: name })];
  }
  if (totalItems === 1 && only) {
    const price = lowestPrice
      ? t("from {price}", { price: formatPrice(lowestPrice) })
      : priceRangeOf(only).toLowerCase();
    const { name: project, groupName: builder } = only;
    const whose = builder ? t("{name} by {builder}", { name: project, builder }) : project;
    return [of(whose, price), of(project, price), of(price)];
  }
  const range = formatPriceRange(lowestPrice, summary?.highestPrice);
  const few = totalItems <= 3 && names.length === totalItems ? joinNames(names) : null;
  const count = formatCount(totalItems, "project");
  return [few && (range ? of(few, range) : of(few)), few && of(few), range && of(count, range), of(count)];
}

/** Further sentences, the most particular first. */
function facts(figures: ListingFigures): string[] {
  const { totalItems, summary, filters, projects } = figures;
  const builders = buildersOf(figures);
  const [builder = ""] = builders;
  const rate = filters.propertyType === "Plot" ? summary?.plots : summary?.homes;
  const [only] = projects;
  const stage = totalItems === 1 && only ? possessionSentence(only) : stageSentence(figures);
  const onlyType = onlyTypeSentence(figures);
  if (onlyType)
    return [onlyType, ...nearSentences(figures), registeredSentence(summary?.registered ?? 0, totalItems)];
  return [
    stage.isTelling ? stage.text : "",
    totalItems > 1 && builders.length === 1 ? t("All by {builder}.", { builder }) : "",
    totalItems > 1 && builders.length === 2 ? t("By {builders}.", { builders: joinNames(builders) }) : "",
    rate && rate.count > 1 ? medianSentence(rate, filters.propertyType === "Plot") : "",
    ...nearSentences(figures),
    stage.isTelling ? "" : stage.text,
    builders.length > 2 ? t("By {builder} and {count} more.", { builder, count: builders.length - 1 }) : "",
    summary && totalItems > 1 ? registeredSentence(summary.registered, totalItems) : "",
  ];
}

/**
 * A list of any type that has a single one shows what the list of that type shows, which tells stage and median: here
 * stands that there is no other, and how large they are.
 */
function onlyTypeSentence({ filters, facets, projects, totalItems }: ListingFigures): string {
  const [type, ...others] = typesIn(facets);
  if (filters.propertyType || !type || others.length > 0) return "";
  const bhk = filters.bedrooms.map((rooms) => parseInt(rooms));
  const areas = projects
    .flatMap(({ isPlot, minArea, maxArea, floorplans }) =>
      isPlot
        ? [minArea, maxArea]
        : floorplans
            .filter(({ bhkType }) => bhk.length === 0 || bhk.includes(parseInt(bhkType ?? "")))
            .map(({ area }) => area),
    )
    .filter((area) => area != null);
  const kind = t(typeNouns[type]);
  const areAllKnown = areas.length > 0 && projects.length === totalItems;
  const size = areAllKnown && formatAreaRange(Math.min(...areas), Math.max(...areas));
  return size ? t("Only {kind} so far, {size}.", { kind, size }) : t("Only {kind} so far.", { kind });
}

function nearSentences({ around, place }: ListingFigures): string[] {
  const near = around.map(({ name }) => t(name));
  if (!place || near.length < 2) return [];
  return place.city
    ? [t("Near {places}.", { places: joinNames(near.slice(0, 2)) })]
    : [t("Most in {places}.", { places: joinNames(near.slice(0, 3)) })];
}

function medianSentence({ median, count }: Rate, isOfPlots: boolean): string {
  const values = { price: formatRupees(median), count };
  return isOfPlots
    ? t("Median {price} per sq ft ({count} layouts).", values)
    : t("Median {price} per sq ft ({count} plans).", values);
}

function possessionSentence(project: ListingFigures["projects"][number]) {
  const possession = possessionOf(project);
  const text =
    possession === "Ready"
      ? t("Ready to move in.")
      : possession
        ? t("Possession {month}.", { month: possession })
        : "";
  return { text, isTelling: true };
}

/** Where all are ready, or none is, it is told early. */
function stageSentence(figures: ListingFigures): { text: string; isTelling: boolean } {
  const { ready, building } = stagesOf(figures);
  const next = formatMonth(figures.summary?.nextPossession);
  if (ready === figures.totalItems) return { text: t("All ready to move in."), isTelling: true };
  if (ready === 0) {
    return {
      text: next ? t("None is ready yet, the first by {month}.", { month: next }) : t("None is ready yet."),
      isTelling: true,
    };
  }
  const text =
    building > 0
      ? t("{ready} ready to move in, {building} under construction.", { ready, building })
      : t("{ready} ready to move in.", { ready });
  return { text, isTelling: false };
}

function registeredSentence(registered: number, all: number): string {
  if (registered === all) return t("All with a RERA ID.");
  return registered > 0 ? t("{registered} of {all} with a RERA ID.", { registered, all }) : "";
}
