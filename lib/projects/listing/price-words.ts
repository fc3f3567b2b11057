import type { Metadata } from "next";
import { formatBhk, formatCount, formatDay, formatMonth, formatRupees } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { typeNouns } from "@/content/listing-words";
import { pricesPage } from "@/content/page-words";
import { bedroomOptions } from "@/lib/projects/project/filter-table.mjs";
import { firstFitting, joinFitting } from "@/lib/seo/fit-text";
import { longestDescription, longestTitle, pageMetadata } from "@/lib/seo/page-metadata";
import { trailTo, type Trail } from "@/lib/seo/trail";
import { fewestCompared } from "./place-rates";
import type { KindRates, MonthRate, PlacePrices, RatedPlace } from "./place-rates-schema";
import { pricesPath } from "./price-paths";

/** "Kokapet, Hyderabad", or "Hyderabad". */
export const placeName = ({ city, locality }: RatedPlace): string =>
  locality === null ? city : `${locality}, ${city}`;

/** The types of which there is enough to tell; none: the page says so, and search engines are not shown it. */
export const toldTypes = ({ kinds }: Pick<PlacePrices, "kinds">): Told[] =>
  kinds.filter((kind): kind is Told => kind.bedrooms === null && kind.median !== null);
export type Told = KindRates & { median: number; quartiles: [number, number] };

/** A place with what is asked there. */
export type PricedPlace = RatedPlace & { kinds: KindRates[] };

/** "Flats", "3 BHK flats", "Plots". */
export function kindName({ propertyType, bedrooms }: Pick<KindRates, "propertyType" | "bedrooms">): string {
  const noun = typeNouns[propertyType];
  const option = bedroomOptions.find(({ value }) => value === bedrooms);
  return option ? `${formatBhk(option.value)} ${noun}` : noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** "12 floor plans, 4 projects"; of plots "6 layouts", which are a project each. */
export function countWords({ propertyType, count, projects }: KindRates): string {
  return propertyType === "Plot"
    ? formatCount(count, "layout")
    : `${formatCount(count, "floor plan")}, ${formatCount(projects, "project")}`;
}

/** "₹8,624 – ₹12,467". */
export const rangeWords = ([low, high]: readonly [number, number]): string =>
  low === high ? formatRupees(low) : `${formatRupees(low)} – ${formatRupees(high)}`;

/** What the page is about, a sentence each: the types with their medians, or that there are too few homes. */
export function priceSentences(prices: PlacePrices): string[] {
  const told = toldTypes(prices);
  const day = formatDay(prices.asOn);
  if (told.length === 0) {
    return [
      `Too few homes and plots with price and area are on our list in ${placeName(prices)} on ${day}: fewer than ${fewestCompared} of a kind, or all of one project, tell nothing of a place.`,
    ];
  }
  return told.map((kind, at) => {
    const when = at === 0 ? ` on ${day}` : "";
    return `${kindName(kind)}: median ${formatRupees(kind.median)} per sq ft${when}, half of them between ${rangeWords(kind.quartiles).replace(" – ", " and ")}.`;
  });
}

/** Home / Property prices / city / locality. */
export function pricesTrail(place?: RatedPlace): Trail {
  const all = { label: pricesPage.title, href: paths.prices };
  if (!place) return trailTo(all);
  const steps = [{ ...place, locality: null }, ...(place.locality === null ? [] : [place])];
  return trailTo(
    all,
    ...steps.map((step) => ({
      label: step.locality ?? step.city,
      href: pricesPath(step) ?? paths.prices,
    })),
  );
}

/** Title, description, canonical address and share tags (docs/seo.md, "Heads"). */
export function pricesMetadata(prices: PlacePrices): Metadata {
  const [first] = toldTypes(prices);
  const title = `Property prices in ${placeName(prices)}`;
  const titles = [first && `${title}: ${formatRupees(first.median)} per sq ft`, title];
  return pageMetadata({
    title: firstFitting(titles, longestTitle) ?? title,
    description: joinFitting(
      `Asking prices per sq ft in ${placeName(prices)}, from our own list.`,
      [...priceSentences(prices), "With how many homes, by type and by month."],
      longestDescription,
    ),
    path: pricesPath(prices) ?? paths.prices,
    preview: { kind: "page", name: "price-trends" },
    indexed: first !== undefined,
  });
}

/** A type's months, the earliest first; none with fewer than two, which are no line. */
export function lineOf(months: readonly MonthRate[], propertyType: KindRates["propertyType"]): MonthRate[] {
  const own = months.filter((month) => month.propertyType === propertyType);
  return own.length > 1 ? own : [];
}

/** "Nov 2026". */
export const monthName = ({ month }: Pick<MonthRate, "month">): string => formatMonth(`${month}-01`) ?? month;

/** What the months begin with, and why there is no line yet. */
export function historyWords({ since, months }: Pick<PlacePrices, "since" | "months">): string {
  if (since === null) return "Nothing is known of earlier prices here.";
  const kept = `We keep changes of prices here since ${formatDay(since)}`;
  const hasLine = months.some(({ propertyType }) => lineOf(months, propertyType).length > 0);
  if (hasLine) return `${kept}, and tell nothing of the time before.`;
  return months.length > 0
    ? `${kept}: a line begins with the second month.`
    : `${kept}. A month is told when at least ${fewestCompared} projects of a type were on the site at its end.`;
}
