import type { Metadata } from "next";
import { formatCount, formatPrice } from "@/lib/base/format";
import { longestDescription, longestTitle, pageMetadata } from "@/lib/seo/page-metadata";
import { firstFitting, shorten } from "@/lib/seo/fit-text";
import { previewVersion, type PreviewSubject } from "@/lib/seo/preview-address";
import { listingDescription } from "./listing-description";
import type { ListingFigures } from "./listing-figures";
import { listingRobots } from "./listing-robots";
import { listingLabel, listingSubject, typesIn } from "./listing-subject";
import { t } from "@/lib/base/language";

/** Title, description, canonical address, robots and share tags of a listing (docs/seo.md, "Heads"). */
export function listingMetadata(figures: ListingFigures): Metadata {
  const { filters, place, totalItems } = figures;
  const { canonical, indexed } = listingRobots(filters, place, totalItems);
  return pageMetadata({
    ...listingWords(figures),
    path: canonical,
    indexed,
    preview: listingPreview(figures),
  });
}

/** Title and description. From page 2 on both end with the page number, so that they are unique. */
export function listingWords(figures: ListingFigures): { title: string; description: string } {
  const { filters, place, totalItems, lowestPrice, facets } = figures;
  const subject = listingSubject(filters, place, typesIn(facets));
  const shortSubject = place ? listingSubject(filters, { ...place, city: null }, typesIn(facets)) : subject;
  const count = formatCount(totalItems, "project");
  const price = lowestPrice ? formatPrice(lowestPrice) : "";
  const counted = price ? t("{what} from {price}", { what: count, price }) : count;
  const page = filters.page > 1 ? ` — ${t("Page {page}", { page: filters.page })}` : "";
  const titles = [
    totalItems === 0 && subject,
    `${subject} — ${counted}`,
    price && t("{what} from {price}", { what: subject, price }),
    page && subject,
    `${shortSubject} — ${counted}`,
    `${subject} — ${count}`,
    `${shortSubject} — ${count}`,
    shortSubject,
  ];
  const roomInTitle = longestTitle - page.length;
  const description = listingDescription(figures, longestDescription - page.length);
  return {
    title: `${firstFitting(titles, roomInTitle) ?? shorten(shortSubject, roomInTitle)}${page}`,
    description: `${description}${page}`,
  };
}

/** Each place and type has its own preview picture; other filters share that of the whole list. */
export function listingPreview({ filters, place, totalItems, lowestPrice }: ListingFigures): PreviewSubject {
  const { indexed, key } = listingRobots(filters, place, totalItems);
  if (!indexed || key === "" || filters.near) return { kind: "page", name: "propertylist" };
  return {
    kind: "place",
    key,
    version: previewVersion(listingLabel(filters, place), totalItems, lowestPrice),
  };
}
