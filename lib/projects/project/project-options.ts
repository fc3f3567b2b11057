/**
 * Every choice a buyer can filter or sort by, written once: the form, the URL, the query, the facets and the page
 * read these tables (specification, section 9; keys as they stand in the URL and in `facets`).
 */

/** A closed range; `null` is open. Money in whole rupees, area in sqft. */
export type Range = { min: number | null; max: number | null };

export const propertyTypes = [
  { value: "Apartment", label: "Apartment", plural: "Apartments" },
  { value: "Villa", label: "Villa", plural: "Villas" },
  { value: "Plot", label: "Plots", plural: "Plots" },
] as const;
export type PropertyType = (typeof propertyTypes)[number]["value"];

/** `value` is what the page address says, `bhk` the digit the call sends. */
export const bedroomOptions = [
  { value: "1BHK", label: "1 BHK", bhk: 1 },
  { value: "2BHK", label: "2 BHK", bhk: 2 },
  { value: "3BHK", label: "3 BHK", bhk: 3 },
  { value: "4BHK", label: "4 BHK", bhk: 4 },
  { value: "5BHK", label: "5 BHK", bhk: 5 },
] as const;
export type Bedrooms = (typeof bedroomOptions)[number]["value"];

export const budgetOptions = [
  { value: "Under 50L", label: "Under ₹50 L", min: null, max: 5_000_000 },
  { value: "50L-1Cr", label: "₹50 L – ₹1 Cr", min: 5_000_000, max: 10_000_000 },
] as const;
export type Budget = (typeof budgetOptions)[number]["value"];

/** Possession date up to `months` from today; ready or past counts (docs/readings.md, "possession"). */
export const possessionOptions = [
  { value: "6months", label: "Within 6 months", months: 6 },
  { value: "1yr", label: "Within 1 year", months: 12 },
] as const;
export type Possession = (typeof possessionOptions)[number]["value"];

export const areaOptions = [
  { value: "850-1250", label: "850–1,250 sqft", min: 850, max: 1250 },
  { value: "1250-1750", label: "1,250–1,750 sqft", min: 1250, max: 1750 },
  { value: "1750-2250", label: "1,750–2,250 sqft", min: 1750, max: 2250 },
  { value: "2250-2750", label: "2,250–2,750 sqft", min: 2250, max: 2750 },
  { value: "2750-3250", label: "2,750–3,250 sqft", min: 2750, max: 3250 },
  { value: "more", label: "3,250 sqft and more", min: 3250, max: null },
] as const;
export type AreaBand = (typeof areaOptions)[number]["value"];

/** `value` is the wire's word ("Ready to Move"), `label` the interface's ("Ready to Move In"). */
export const statusOptions = [
  { value: "Launching Soon", label: "Launching Soon" },
  { value: "New Launch", label: "New Launch" },
  { value: "Under Construction", label: "Under Construction" },
  { value: "Ready to Move", label: "Ready to Move In" },
] as const;
export type Status = (typeof statusOptions)[number]["value"];

/** At least that many bathrooms (docs/readings.md, "bathrooms=n"). */
export const bathroomOptions = [
  { value: "1", label: "1+", min: 1 },
  { value: "2", label: "2+", min: 2 },
  { value: "3", label: "3+", min: 3 },
  { value: "4", label: "4+", min: 4 },
  { value: "5", label: "5+", min: 5 },
] as const;
export type Bathrooms = (typeof bathroomOptions)[number]["value"];

export const availabilityOptions = [
  { value: "Resale", label: "Resale" },
  { value: "New", label: "New" },
] as const;
export type Availability = (typeof availabilityOptions)[number]["value"];

export const sortOptions = [
  { value: "relevance", label: "Relevance" },
  { value: "newest", label: "Newest first" },
  { value: "price_asc", label: "Price: low to high" },
  { value: "price_desc", label: "Price: high to low" },
  { value: "area_desc", label: "Largest first" },
  { value: "possession", label: "Possession: soonest" },
] as const;
export type Sort = (typeof sortOptions)[number]["value"];

/** Projects on one listing page (specification, section 9). */
export const listingPageSize = 10;

/** The `value`s of an option table, as a tuple that zod and TypeScript both read. */
export function valuesOf<T extends string>(options: readonly { value: T }[]): [T, ...T[]] {
  const [first, ...rest] = options.map((option) => option.value);
  if (first === undefined) throw new Error("An option table can't be empty");
  return [first, ...rest];
}
