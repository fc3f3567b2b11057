import { listingTitle, typeNouns } from "@/content/listing-words";
import type { ListingPlace } from "./listing-place";
import type { ListingFilters } from "./project-filters";
import { bedroomOptions, propertyTypes, type PropertyType } from "@/lib/projects/project/filter-table.mjs";
import type { Facets } from "@/lib/projects/search/project-query-schema";

type Asked = Pick<ListingFilters, "location" | "propertyType" | "bedrooms">;
type Place = Pick<ListingPlace, "name" | "city"> | null;

/**
 * The heading of a list as people search: "3 BHK flats for sale in Kokapet, Hyderabad". Without place, type and bedrooms
 * the specification's. `types` are those that the list has, if that is known.
 */
export function listingHeading(filters: Asked, place: Place, types?: readonly PropertyType[]): string {
  const isAsked = filters.location.length > 0 || filters.propertyType || filters.bedrooms.length > 0;
  return isAsked ? listingSubject(filters, place, types) : listingTitle;
}

/** "3 BHK flats for sale in Kokapet, Hyderabad", "Plots for sale in Pune", "Flats and villas for sale". */
export function listingSubject(filters: Asked, place: Place, types?: readonly PropertyType[]): string {
  return inPlace(`${listingKind(filters, types)} for sale`, filters, place);
}

/** The same for a link or a picture: "3 BHK flats in Kokapet". */
export function listingLabel(filters: Asked, place: Place): string {
  return inPlace(listingKind(filters), filters, place);
}

/**
 * "3 BHK flats", "2, 3 BHK homes", "Villas", "Flats, villas and plots"; plots only where there are plots. A list of any
 * type that has a single one is not called by it, as the list of that type has this name.
 */
export function listingKind(
  { propertyType, bedrooms }: Pick<Asked, "propertyType" | "bedrooms">,
  types: readonly PropertyType[] = [],
): string {
  const asked = propertyType ? [propertyType] : types;
  const rooms = bedroomOptions.filter(({ value }) => bedrooms.includes(value)).map(({ bhk }) => bhk);
  const [only] = types;
  const nouns =
    only && types.length === 1 && !propertyType
      ? only === "Plot"
        ? "land and plots"
        : "homes"
      : joinNames(asked.map((type) => typeNouns[type]));
  if (rooms.length > 0) return `${rooms.join(", ")} BHK ${nouns || "homes"}`;
  return nouns ? nouns.charAt(0).toUpperCase() + nouns.slice(1) : "Homes and plots";
}

/** The types with projects, in the order of the filter. */
export function typesIn(facets: Pick<Facets, "propertyType">): PropertyType[] {
  return propertyTypes.map(({ value }) => value).filter((type) => facets.propertyType[type]);
}

/** `Kokapet`, `Kokapet and Narsingi`, `Kokapet, Narsingi and Gachibowli`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

function inPlace(what: string, { location }: Asked, place: Place): string {
  const names = place ? [place.name, place.city].filter((name) => name !== null) : location;
  return names.length > 0 ? `${what} in ${names.join(", ")}` : what;
}
