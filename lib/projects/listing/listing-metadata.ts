import type { Metadata } from "next";
import { brand } from "@/content/site";
import { formatCount, formatPrice } from "@/lib/base/format";
import { longestDescription, longestTitle, pageMetadata } from "@/lib/seo/page-metadata";
import { firstFitting, shorten } from "@/lib/seo/fit-text";
import { previewVersion, type PreviewSubject } from "@/lib/seo/preview-address";
import type { ListingPlace } from "./listing-place";
import { listingRobots } from "./listing-robots";
import { listingKind, listingSubject } from "./listing-subject";
import type { ListingFilters } from "./project-filters";

/** The data for a listing's texts. `lowestPrice` in rupees, `null` if unknown. */
export type ListingFigures = {
  filters: ListingFilters;
  place: ListingPlace | null;
  totalItems: number;
  lowestPrice: number | null;
};

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
  const { filters, place, totalItems, lowestPrice } = figures;
  const subject = listingSubject(filters, place);
  const shortSubject = place ? `${listingKind(filters)} in ${place.name}` : subject;
  const count = formatCount(totalItems, "project");
  const from = lowestPrice ? ` from ${formatPrice(lowestPrice)}` : "";
  const page = filters.page > 1 ? ` — Page ${filters.page}` : "";
  const titles = [
    totalItems === 0 && subject,
    `${subject} — ${count}${from}`,
    from && `${subject}${from}`,
    `${shortSubject} — ${count}${from}`,
    `${subject} — ${count}`,
    `${shortSubject} — ${count}`,
  ];
  const roomInTitle = longestTitle - page.length;
  const facts =
    totalItems > 0
      ? `: ${count} with prices, floor plans, possession dates and RERA numbers on ${brand.name}, at 0% brokerage.`
      : `: nothing to show at the moment. ${brand.name} lists projects with prices, plans and RERA numbers.`;
  const roomInDescription = longestDescription - facts.length - page.length;
  const start = firstFitting([`${subject}${from}`, subject], roomInDescription);
  return {
    title: `${firstFitting(titles, roomInTitle) ?? shorten(shortSubject, roomInTitle)}${page}`,
    description: `${start ?? shorten(subject, roomInDescription)}${facts}${page}`,
  };
}

/** Each place and type has its own preview picture; other filters share that of the whole list. */
export function listingPreview({ filters, place, totalItems, lowestPrice }: ListingFigures): PreviewSubject {
  const { indexed, key } = listingRobots(filters, place, totalItems);
  if (!indexed || key === "") return { kind: "page", name: "propertylist" };
  return {
    kind: "place",
    key,
    version: previewVersion(listingSubject(filters, place), totalItems, lowestPrice),
  };
}
