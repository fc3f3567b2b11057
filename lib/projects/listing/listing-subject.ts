import type { ListingPlace } from "./listing-place";
import type { ListingFilters } from "./project-filters";
import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";

type Asked = Pick<ListingFilters, "location" | "propertyType" | "bedrooms">;

/** "3 BHK Apartments in Kokapet, Hyderabad", "Plots in Pune", "Homes and plots". */
export function listingSubject(filters: Asked, place: Pick<ListingPlace, "name" | "city"> | null): string {
  const names = place ? [place.name, place.city].filter((name) => name !== null) : filters.location;
  return names.length > 0 ? `${listingKind(filters)} in ${names.join(", ")}` : listingKind(filters);
}

/** "3 BHK Apartments", "2, 3 BHK homes", "Villas", "Homes and plots". */
export function listingKind({ propertyType, bedrooms }: Pick<Asked, "propertyType" | "bedrooms">): string {
  const type = propertyTypes.find((option) => option.value === propertyType)?.plural ?? null;
  const rooms = bedroomOptions.filter(({ value }) => bedrooms.includes(value)).map(({ bhk }) => bhk);
  return rooms.length > 0 ? `${rooms.join(", ")} BHK ${type ?? "homes"}` : (type ?? "Homes and plots");
}
