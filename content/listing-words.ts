import type { PropertyType } from "@/lib/projects/project/filter-table.mjs";

/** The heading of the list without a place, a type or bedrooms (specification, section 2, "Listing page"). */
export const listingTitle = "Best Offers & Deals on Residential Projects";

/** What people call the types when they search. */
export const typeNouns: Record<PropertyType, string> = {
  Apartment: "flats",
  Villa: "villas",
  Plot: "plots",
};
