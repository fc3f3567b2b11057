/**
 * Listing and detail pages live at addresses with a query (`/propertylist?location=Kokapet&page=2`), but Next keeps
 * only pages whose address is a path. So the common combinations are rewritten to a path and come from the page
 * cache; whatever else is asked falls through to the page that reads the query and is rendered on demand.
 */

/** What may stand in a cached address, in the order of its path. Values that a rule doesn't know fall through:
 * a place named `-` would read as absent, one named `..` as another path. */
const cacheable = [
  { keys: ["location", "city"], value: "(?![-.\\s])[^,/?#%\\\\]{1,60}" },
  { keys: ["propertyType"], value: "Apartment|Villa|Plot" },
  { keys: ["bedrooms"], value: "[1-5]BHK" },
  { keys: ["budget"], value: "Under 50L|50L-1Cr" },
  { keys: ["page"], value: "[1-9]\\d{0,3}" },
];

/** Filters that always make a page of its own, rendered on demand. */
const rendered = ["search", "possession", "area", "status", "bathrooms", "availability", "builder", "sort"];

/** Any value but an empty one; `.+` would overlook one with a line break. */
const anything = "[^]+";

/** A part of a cached address that is not set. */
export const absentPart = "-";

/** @returns {import("next/dist/lib/load-custom-routes").Rewrite[]} */
export function listingRewrites() {
  return [...listRules(), ...detailRules()];
}

function listRules() {
  const sets = cacheable.reduce(
    (sets, { keys }) => sets.flatMap((set) => [...keys.map((key) => [...set, key]), [...set, null]]),
    /** @type {(string | null)[][]} */ ([[]]),
  );
  return sets.map((set) => {
    const keys = set.filter((key) => key !== null);
    const others = [...cacheable.flatMap((part) => part.keys), ...rendered].filter(
      (key) => !keys.includes(key),
    );
    return {
      source: "/:list(propertylist|properties)",
      has: set.flatMap((key, index) =>
        key ? [query(key, `(?<part${index}>${cacheable[index]?.value})`)] : [],
      ),
      missing: others.map((key) => query(key, anything)),
      destination: `/cached-list/${set.map((key, index) => (key ? `:part${index}` : absentPart)).join("/")}`,
    };
  });
}

function detailRules() {
  const id = query("project", "(?<id>[\\w-]{1,40})");
  const plot = query("type", "plot");
  return [
    { source: "/propertydetails", has: [id, plot], destination: "/cached-plot/:id" },
    { source: "/propertydetails", has: [id], destination: "/propertydetails/:id" },
    { source: "/propertydetails/:id/:slug*", has: [plot], destination: "/cached-plot/:id/:slug*" },
  ];
}

/**
 * @param {string} key
 * @param {string} value a regular expression over the whole value
 * @returns {{ type: "query", key: string, value: string }}
 */
function query(key, value) {
  return { type: "query", key, value };
}
