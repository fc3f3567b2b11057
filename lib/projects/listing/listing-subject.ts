import { listingTitle, typeNouns } from "@/content/listing-words";
import { withinPlace, withLandmark } from "./landmark-words";
import type { ListingPlace } from "./listing-place";
import type { ListingFilters } from "./project-filters";
import { bedroomOptions, propertyTypes, type PropertyType } from "@/lib/projects/project/filter-table.mjs";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import { t } from "@/lib/base/language";

type Asked = Pick<ListingFilters, "location" | "propertyType" | "bedrooms"> &
  Partial<Pick<ListingFilters, "near" | "radius" | "within">>;
type Place = Pick<ListingPlace, "name" | "city"> | null;

/**
 * The heading of a list as people search: "3 BHK flats for sale in Kokapet, Hyderabad". Without place, type and bedrooms
 * the specification's. `types` are those that the list has, if that is known.
 */
export function listingHeading(filters: Asked, place: Place, types?: readonly PropertyType[]): string {
  const isAsked =
    filters.location.length > 0 || filters.propertyType || filters.bedrooms.length > 0 || filters.near;
  return isAsked ? listingSubject(filters, place, types) : t(listingTitle);
}

/** "3 BHK flats for sale in Kokapet, Hyderabad", "Plots for sale in Pune", "Flats for sale within 3 km of Raidurg metro". */
export function listingSubject(filters: Asked, place: Place, types?: readonly PropertyType[]): string {
  const [kind, where] = [listingKind(filters, types), wholePlace(filters, place)];
  const list =
    where && filters.within
      ? withinPlace(t("{kind} for sale", { kind }), where, filters.within)
      : where
        ? t("{kind} for sale in {place}", { kind, place: where })
        : t("{kind} for sale", { kind });
  return withLandmark(list, filters);
}

/** The same for a link or a picture: "3 BHK flats in Kokapet". */
export function listingLabel(filters: Asked, place: Place): string {
  const [kind, where] = [listingKind(filters), wholePlace(filters, place)];
  return withLandmark(where ? t("{kind} in {place}", { kind, place: where }) : kind, filters);
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
        ? t("land and plots")
        : t("homes")
      : joinNames(asked.map((type) => t(typeNouns[type])));
  if (rooms.length > 0) return `${rooms.join(", ")} BHK ${nouns || t("homes")}`;
  return nouns ? nouns.charAt(0).toUpperCase() + nouns.slice(1) : t("Homes and plots");
}

/** The types with projects, in the order of the filter. */
export function typesIn(facets: Pick<Facets, "propertyType">): PropertyType[] {
  return propertyTypes.map(({ value }) => value).filter((type) => facets.propertyType[type]);
}

/** `Kokapet`, `Kokapet and Narsingi`, `Kokapet, Narsingi and Gachibowli`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("{names} and {last}", { names: names.slice(0, -1).join(", "), last });
}

/** "Kokapet, Hyderabad"; empty where no place is asked for. */
function wholePlace({ location }: Asked, place: Place): string {
  const names = place ? [place.name, place.city].filter((name) => name !== null) : location;
  return names.map((name) => t(name)).join(", ");
}
