import type { Metadata } from "next";
import { formatBhk, formatCount, formatDay, formatMonth, formatRupees } from "@/lib/base/format";
import { sayPlace } from "@/lib/base/say-place";
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
import { t } from "@/lib/base/language";

/** "Kokapet, Hyderabad", or "Hyderabad". */
export const placeName = ({ city, locality }: RatedPlace): string =>
  sayPlace(locality === null ? city : `${locality}, ${city}`);

/** The types of which there is enough to tell; none: the page says so, and search engines are not shown it. */
export const toldTypes = ({ kinds }: Pick<PlacePrices, "kinds">): Told[] =>
  kinds.filter((kind): kind is Told => kind.bedrooms === null && kind.median !== null);
export type Told = KindRates & { median: number; quartiles: [number, number] };

/** A place with what is asked there. */
export type PricedPlace = RatedPlace & { kinds: KindRates[] };

/** "Flats", "3 BHK flats", "Plots". */
export function kindName({ propertyType, bedrooms }: Pick<KindRates, "propertyType" | "bedrooms">): string {
  const noun = t(typeNouns[propertyType]);
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
  const day = formatDay(prices.asOn) ?? prices.asOn;
  if (told.length === 0) {
    return [
      t(
        "Too few homes and plots with price and area are on our list in {place} on {day}: fewer than {fewest} of a kind, or all of one project, tell nothing of a place.",
        { place: placeName(prices), day, fewest: fewestCompared },
      ),
    ];
  }
  return told.map((kind, at) => {
    const [low, high] = kind.quartiles;
    return t("{kind}: median {median} per sq ft{when}, half of them between {range}.", {
      ...{ kind: kindName(kind), median: formatRupees(kind.median) },
      when: at === 0 ? t(" on {day}", { day }) : "",
      range:
        low === high
          ? formatRupees(low)
          : t("{low} and {high}", { low: formatRupees(low), high: formatRupees(high) }),
    });
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
  const title = t("Property prices in {place}", { place: placeName(prices) });
  const titles = [first && `${title}: ${t("{rate} per sq ft", { rate: formatRupees(first.median) })}`, title];
  return pageMetadata({
    title: firstFitting(titles, longestTitle) ?? title,
    description: joinFitting(
      t("Asking prices per sq ft in {place}, from our own list.", { place: placeName(prices) }),
      [...priceSentences(prices), t("With how many homes, by type and by month.")],
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
  if (since === null) return t("Nothing is known of earlier prices here.");
  const day = formatDay(since) ?? since;
  const hasLine = months.some(({ propertyType }) => lineOf(months, propertyType).length > 0);
  if (hasLine)
    return t("We keep changes of prices here since {day}, and tell nothing of the time before.", { day });
  return months.length > 0
    ? t("We keep changes of prices here since {day}: a line begins with the second month.", { day })
    : t(
        "We keep changes of prices here since {day}. A month is told when at least {fewest} projects of a type were on the site at its end.",
        { day, fewest: fewestCompared },
      );
}
