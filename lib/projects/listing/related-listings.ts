import { listingPath } from "@/lib/projects/listing/listing-path";
import { listingKind, listingLabel } from "./listing-subject";
import { noFilters, type ListingFilters } from "./project-filters";
import {
  bedroomOptions,
  propertyTypes,
  type Bedrooms,
  type PropertyType,
} from "@/lib/projects/project/filter-table.mjs";
import type { BedroomsByType, Facets } from "@/lib/projects/search/project-query-schema";
import { t } from "@/lib/base/language";

export type RelatedListings = { heading: string; links: { label: string; href: string }[] };

type Listing = { location: string | null; propertyType: PropertyType | null; bedrooms: Bedrooms | null };

/**
 * The lists that are close to this one: of one type, one number of bedrooms or another place. Only lists
 * that search engines are shown (`listing-robots`), and only those with projects.
 */
export function relatedListings(
  filters: ListingFilters,
  facets: Facets,
  byType: BedroomsByType = {},
): RelatedListings[] {
  const { propertyType, bedrooms } = filters;
  const [location = null, ...others] = filters.location;
  if (others.length > 0) return [];
  const [room = null, ...moreRooms] = bedrooms;
  const here: Listing = {
    location,
    propertyType,
    bedrooms: location && moreRooms.length === 0 ? room : null,
  };
  const types = propertyTypes.filter(({ value }) => facets.propertyType[value]).map(({ value }) => value);
  const rooms = bedroomOptions.map(({ value }) => value);
  const inPlace: Listing[] = location
    ? [
        ...types.map((type) => ({ ...here, propertyType: type })),
        ...rooms.filter((room) => facets.bedrooms[room]).map((room) => ({ ...here, bedrooms: room })),
        ...types.flatMap((type) =>
          rooms
            .filter((room) => byType[type]?.[room])
            .map((room) => ({ location, propertyType: type, bedrooms: room })),
        ),
      ]
    : types.map((type) => ({ ...here, propertyType: type }));
  const elsewhere = Object.keys(facets.location).map((name) => ({ ...here, location: name }));
  return [
    {
      heading: location ? t("More in {place}", { place: t(location) }) : t("By type"),
      links: toLinks(inPlace, here),
    },
    { heading: t("{kind} by place", { kind: listingKind(toAsked(here)) }), links: toLinks(elsewhere, here) },
  ].filter(({ links }) => links.length > 0);
}

function toLinks(listings: readonly Listing[], here: Listing): RelatedListings["links"] {
  return listings
    .filter((listing) => address(listing) !== address(here))
    .map((listing) => ({ label: labelOf(listing), href: address(listing) }));
}

/** "Villas in Tellapur"; only the place's name for the list of all its projects. */
function labelOf(listing: Listing): string {
  const { location, propertyType, bedrooms } = listing;
  return location && !propertyType && !bedrooms ? t(location) : listingLabel(toAsked(listing), null);
}

function address(listing: Listing): string {
  return listingPath({ ...noFilters, ...toAsked(listing) });
}

/** The filters that ask for this list. */
function toAsked({ location, propertyType, bedrooms }: Listing) {
  return { propertyType, location: location ? [location] : [], bedrooms: bedrooms ? [bedrooms] : [] };
}
