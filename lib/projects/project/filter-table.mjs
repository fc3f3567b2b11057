import { metroLines } from "../../../content/metro-lines.mjs";

/**
 * Every choice a buyer can filter or sort by, written once (specification, section 9). From `filterTable` derive the
 * page's address and what it is read from, the chips, the fields of the form, the query of the call and its document,
 * the facets and the addresses that are cached. It is no TypeScript, because `next.config.mjs` reads it by Node alone.
 */

/** @typedef {{ min: number | null, max: number | null }} Range closed; `null` is open. Whole rupees, or sqft. */

/**
 * `value` as it stands in the address and in `facets`; the others are what a choice means on the wire.
 * @typedef {{ value: string, label: string, bhk?: number, months?: number, km?: number, minutes?: number } & Partial<Range>} Option
 */

export const propertyTypes = /** @type {const} */ ([
  { value: "Apartment", label: "Apartment", plural: "Apartments" },
  { value: "Villa", label: "Villa", plural: "Villas" },
  { value: "Plot", label: "Plots", plural: "Plots" },
]);
/** @typedef {(typeof propertyTypes)[number]["value"]} PropertyType */

/** `value` is that of the page's address, `bhk` the number that the API call sends. */
export const bedroomOptions = /** @type {const} */ ([
  { value: "1BHK", label: "1 BHK", bhk: 1 },
  { value: "2BHK", label: "2 BHK", bhk: 2 },
  { value: "3BHK", label: "3 BHK", bhk: 3 },
  { value: "4BHK", label: "4 BHK", bhk: 4 },
  { value: "5BHK", label: "5 BHK", bhk: 5 },
]);
/** @typedef {(typeof bedroomOptions)[number]["value"]} Bedrooms */

/** Two bands of the specification, and those above. Any other range is written in the same way (`own-range.ts`). */
export const budgetOptions = /** @type {const} */ ([
  { value: "Under 50L", label: "Under ₹50 L", min: null, max: 5_000_000 },
  { value: "50L-1Cr", label: "₹50 L – ₹1 Cr", min: 5_000_000, max: 10_000_000 },
  { value: "Under 1Cr", label: "Up to ₹1 Cr", min: null, max: 10_000_000 },
  { value: "1Cr-1.5Cr", label: "₹1 Cr – ₹1.5 Cr", min: 10_000_000, max: 15_000_000 },
  { value: "1.5Cr-2Cr", label: "₹1.5 Cr – ₹2 Cr", min: 15_000_000, max: 20_000_000 },
  { value: "2Cr-3Cr", label: "₹2 Cr – ₹3 Cr", min: 20_000_000, max: 30_000_000 },
  { value: "3Cr-5Cr", label: "₹3 Cr – ₹5 Cr", min: 30_000_000, max: 50_000_000 },
  { value: "5Cr+", label: "₹5 Cr and more", min: 50_000_000, max: null },
]);

/** In the chosen places or within `km` of their centres. */
export const nearbyOptions = /** @type {const} */ ([
  { value: "5km", label: "Within 5 km", km: 5 },
  { value: "10km", label: "Within 10 km", km: 10 },
]);

/** With a point at most `km` from a station of the metro, as the crow flies (docs/readings.md, "near a metro station"). */
export const metroOptions = /** @type {const} */ ([
  { value: "1km", label: "Within 1 km", km: 1 },
  { value: "2km", label: "Within 2 km", km: 2 },
  { value: "5km", label: "Within 5 km", km: 5 },
]);

/** The stations of the metro, by the alphabet. */
export const metroStationOptions = [...new Set(metroLines.flatMap(({ stations }) => stations))]
  .sort()
  .map((name) => ({ value: name, label: name }));

/** From the door to the stations chosen in at most so many minutes (docs/readings.md, "minutes by metro"). */
export const metroMinutesOptions = /** @type {const} */ ([
  { value: "30", label: "Up to 30 min", minutes: 30 },
  { value: "45", label: "Up to 45 min", minutes: 45 },
  { value: "60", label: "Up to 60 min", minutes: 60 },
]);

/** How far from a landmark, and how far where nothing is chosen (docs/readings.md, "near a landmark"). */
export const radiusOptions = /** @type {const} */ ([
  { value: "1km", label: "Within 1 km", km: 1 },
  { value: "2km", label: "Within 2 km", km: 2 },
  { value: "5km", label: "Within 5 km", km: 5 },
  { value: "10km", label: "Within 10 km", km: 10 },
]);
export const usualRadiusKm = 3;

/** Possession within `months` from today; ready or past dates count too (docs/readings.md, "possession"). */
export const possessionOptions = /** @type {const} */ ([
  { value: "6months", label: "Within 6 months", months: 6 },
  { value: "1yr", label: "Within 1 year", months: 12 },
]);

export const areaOptions = /** @type {const} */ ([
  { value: "850-1250", label: "850–1,250 sqft", min: 850, max: 1250 },
  { value: "1250-1750", label: "1,250–1,750 sqft", min: 1250, max: 1750 },
  { value: "1750-2250", label: "1,750–2,250 sqft", min: 1750, max: 2250 },
  { value: "2250-2750", label: "2,250–2,750 sqft", min: 2250, max: 2750 },
  { value: "2750-3250", label: "2,750–3,250 sqft", min: 2750, max: 3250 },
  { value: "more", label: "3,250 sqft and more", min: 3250, max: null },
]);

/** Of the carpet area that a builder states of a floor plan (docs/readings.md, "carpet area"). */
export const carpetOptions = /** @type {const} */ ([
  { value: "under600", label: "Up to 600 sqft", min: null, max: 600 },
  { value: "600-900", label: "600–900 sqft", min: 600, max: 900 },
  { value: "900-1200", label: "900–1,200 sqft", min: 900, max: 1200 },
  { value: "1200-1800", label: "1,200–1,800 sqft", min: 1200, max: 1800 },
  { value: "more", label: "1,800 sqft and more", min: 1800, max: null },
]);

/** `value` is the API's text ("Ready to Move"), `label` the visible one ("Ready to Move In"). */
export const statusOptions = /** @type {const} */ ([
  { value: "Launching Soon", label: "Launching Soon" },
  { value: "New Launch", label: "New Launch" },
  { value: "Under Construction", label: "Under Construction" },
  { value: "Ready to Move", label: "Ready to Move In" },
]);
/** @typedef {(typeof statusOptions)[number]["value"]} Status */

/** At least this many bathrooms (docs/readings.md, "bathrooms=n"). */
export const bathroomOptions = /** @type {const} */ ([
  { value: "1", label: "1+", min: 1 },
  { value: "2", label: "2+", min: 2 },
  { value: "3", label: "3+", min: 3 },
  { value: "4", label: "4+", min: 4 },
  { value: "5", label: "5+", min: 5 },
]);

export const availabilityOptions = /** @type {const} */ ([
  { value: "Resale", label: "Resale" },
  { value: "New", label: "New" },
]);

export const sortOptions = /** @type {const} */ ([
  { value: "relevance", label: "Relevance" },
  { value: "newest", label: "Newest first" },
  { value: "price_asc", label: "Price: low to high" },
  { value: "price_desc", label: "Price: high to low" },
  { value: "rate_asc", label: "Price per sq ft: low to high" },
  { value: "carpet_rate_asc", label: "Price per sq ft of carpet: low to high" },
  { value: "area_desc", label: "Largest first" },
  { value: "possession", label: "Possession: soonest" },
]);
/** @typedef {(typeof sortOptions)[number]["value"]} Sort */

/** Projects on one listing page (specification, section 9). */
export const listingPageSize = 10;

/**
 * One filter. Its name is the name in the page's address, in the form and in `facets`.
 * @typedef {object} Filter
 * @property {readonly string[]} [aliases] other names in the page's address, where its own says nothing
 * @property {"bar" | "more"} [field] its field stands in the bar or behind "More Filters"; without: it is typed
 * @property {string} [label] the words at its field
 * @property {string} [noun] the words for it inside a sentence, where those are not its label
 * @property {string} [anyLabel] the words for no choice
 * @property {readonly Option[]} [options] without: any text, or the names of its facet
 * @property {readonly ("location" | "near" | "metroTo" | "metroTo2")[]} [needs] it says something about what one of these filters is set to, and nothing without
 * @property {true} [uncounted] its choices have no counts: they are too many, or of another filter
 * @property {true} [many] several at once: checkboxes for options, names with commas
 * @property {true} [places] names of places: each is held in the spelling of this site
 * @property {string} [boxes] the name of its checkboxes in the form, whose values add up; without: its own. The page
 *   cache's rules read only the last value of a name, so a filter that they know needs another for its boxes
 * @property {"rupees" | "sqft"} [own] a range of one's own counts too, as `own-range.ts` writes it; in this unit
 * @property {readonly [from: string, to: string]} [ends] names in the address and the form for a range of one's own,
 *   which counts before the options
 * @property {""} [unset] the value when it is not set, where that isn't `null`
 * @property {number} [longest] characters of a text at most
 * @property {string} [chip] the words of its chip, where those are not the option's, which stand at `{label}` in them
 * @property {true | string} [cached] a list with it is kept (`lib/server/cache/kept-address.ts`): for each option, or for values of this expression
 * @property {"unit"} [of] it is a condition on a floor plan of the project; without: on the project
 * @property {Record<string, Param>} wire the parameters of `/api/v1`
 */

/**
 * @typedef {object} Param
 * @property {"value" | "min" | "max" | "bhk" | "km" | "minutes"} [from] what of the option is sent; without options: the text
 * @property {"rupees" | "sqft" | "km" | readonly [min: number, max: number]} [number] is a number, from and to
 */

/**
 * In the order of the address, the chips and the fields.
 * @satisfies {Record<string, Filter>}
 */
const filterTable = /** @type {const} */ ({
  location: {
    label: "Location",
    anyLabel: "All Locations",
    aliases: ["city"],
    many: true,
    places: true,
    longest: 80,
    field: "bar",
    // No more than what places are called: whoever makes up others fills no memory.
    cached: "(?![-.\\s])[^,/?#%\\\\]{1,60}",
    wire: { location: {} },
  },
  within: {
    label: "Nearby",
    anyLabel: "Only in the location",
    options: nearbyOptions,
    needs: ["location"],
    field: "more",
    wire: { withinKm: { from: "km", number: [1, 50] } },
  },
  metro: {
    label: "Metro station",
    noun: "distance to a metro station",
    anyLabel: "Near or far",
    options: metroOptions,
    chip: "{label} of a metro station",
    field: "more",
    wire: { metroKm: { from: "km", number: "km" } },
  },
  metroTo: {
    label: "Metro station near work",
    noun: "station near work",
    anyLabel: "Not by metro",
    options: metroStationOptions,
    uncounted: true,
    chip: "By metro to {label}",
    field: "more",
    wire: { metroTo: {} },
  },
  metroTo2: {
    label: "Station near a second workplace",
    noun: "station near a second workplace",
    anyLabel: "No second one",
    options: metroStationOptions,
    uncounted: true,
    chip: "By metro to {label}",
    field: "more",
    wire: { metroTo2: {} },
  },
  metroMinutes: {
    label: "Minutes to work",
    anyLabel: "However long",
    options: metroMinutesOptions,
    needs: ["metroTo", "metroTo2"],
    uncounted: true,
    chip: "{label} by metro",
    field: "more",
    wire: { metroMinutes: { from: "minutes", number: [1, 180] } },
  },
  near: {
    noun: "landmark",
    longest: 60,
    chip: "Near {label}",
    wire: { near: {} },
  },
  radius: {
    label: "Distance from the landmark",
    anyLabel: "Within 3 km",
    options: radiusOptions,
    needs: ["near"],
    chip: "{label} of the landmark",
    field: "more",
    wire: { radiusKm: { from: "km", number: "km" } },
  },
  search: {
    unset: "",
    longest: 80,
    chip: "“{label}”",
    wire: { search: {} },
  },
  propertyType: {
    label: "Property type",
    anyLabel: "Any type",
    options: propertyTypes,
    field: "bar",
    cached: true,
    wire: { propertyType: { from: "value" } },
  },
  bedrooms: {
    label: "Bedrooms",
    anyLabel: "Any",
    options: bedroomOptions,
    many: true,
    boxes: "bhk",
    field: "bar",
    cached: true,
    of: "unit",
    wire: { bhkType: { from: "bhk", number: [1, 5] } },
  },
  budget: {
    label: "Budget",
    anyLabel: "Any budget",
    options: budgetOptions,
    own: "rupees",
    ends: ["minPrice", "maxPrice"],
    field: "bar",
    cached: true,
    of: "unit",
    wire: { minPrice: { from: "min", number: "rupees" }, maxPrice: { from: "max", number: "rupees" } },
  },
  possession: {
    label: "Possession",
    noun: "possession date",
    anyLabel: "Any time",
    options: possessionOptions,
    field: "bar",
    wire: { possessionDate: { from: "value" } },
  },
  area: {
    label: "Area",
    anyLabel: "Any area",
    options: areaOptions,
    own: "sqft",
    field: "more",
    of: "unit",
    wire: { minArea: { from: "min", number: "sqft" }, maxArea: { from: "max", number: "sqft" } },
  },
  carpet: {
    label: "Carpet area",
    anyLabel: "Any carpet area",
    options: carpetOptions,
    uncounted: true,
    chip: "Carpet area: {label}",
    field: "more",
    of: "unit",
    wire: { minCarpetArea: { from: "min", number: "sqft" }, maxCarpetArea: { from: "max", number: "sqft" } },
  },
  status: {
    label: "Project status",
    options: statusOptions,
    many: true,
    field: "more",
    wire: { status: { from: "value" } },
  },
  bathrooms: {
    label: "Bathrooms",
    anyLabel: "Any",
    options: bathroomOptions,
    chip: "{label} bathrooms",
    field: "more",
    of: "unit",
    wire: { bathrooms: { from: "min", number: [1, 20] } },
  },
  availability: {
    label: "Availability",
    anyLabel: "New and resale",
    options: availabilityOptions,
    field: "more",
    wire: { availability: { from: "value" } },
  },
  amenities: {
    label: "Amenities",
    many: true,
    longest: 80,
    field: "more",
    wire: { amenities: {} },
  },
  builder: {
    label: "Builder",
    anyLabel: "Any builder",
    longest: 120,
    field: "more",
    wire: { groupName: {} },
  },
});

/** @typedef {typeof filterTable} FilterTable */
/** @typedef {keyof FilterTable} FilterName */
/** @typedef {Exclude<FilterName, "search">} FacetName what may be chosen, and is counted for each choice */

/** The table as loops read it. @type {Record<FilterName, Filter>} */
export const filters = filterTable;

export const filterNames = /** @type {FilterName[]} */ (Object.keys(filterTable)); // keys are told as any string
export const facetNames = filterNames.filter((name) => name !== "search");

/**
 * What a filter is set to.
 * @template F a filter of `filterTable`
 * @typedef {F extends { own: unknown } ? string | null : F extends { options: readonly { value: infer V }[] }
 *   ? F extends { many: true } ? V[] : V | null
 *   : F extends { many: true } ? string[] : F extends { unset: "" } ? string : string | null} ValueOf
 */

/** @typedef {{ [N in FilterName]: ValueOf<(typeof filterTable)[N]> }} FilterValues */
