import { anyOther } from "../../base/languages.mjs";
import { filters } from "../../projects/project/filter-table.mjs";

/**
 * Listing and detail pages have addresses with a query (`/propertylist?location=Kokapet&page=2`), but Next caches
 * only pages whose address is a path. So common combinations are rewritten to a path and come from the page
 * cache; all others are rendered for each request by the page that reads the query.
 */

/** All that a listing's address may say, in its order; without a `value` it always makes a page rendered on demand. */
const parts = [
  ...Object.entries(filters).flatMap(([name, { aliases = [], boxes, ends = [], cached, options = [] }]) => [
    {
      keys: [name, ...aliases],
      value: cached === true ? options.map((option) => plain(option.value)).join("|") : cached,
    },
    { keys: [...(boxes ? [boxes] : []), ...ends], value: undefined },
  ]),
  // The words that were read as these filters are said above the list.
  { keys: ["asked"], value: undefined },
  { keys: ["sort"], value: undefined },
  { keys: ["view"], value: undefined },
  { keys: ["bounds"], value: undefined },
  { keys: ["page"], value: "[1-9]\\d{0,3}" },
];

/** What may stand in a cached address, in the order of its path. Values that a rule doesn't know fall through. */
const cacheable = parts.filter(({ value }) => value !== undefined);

/** Any value but an empty one; `.+` would not match one with a line break. */
const anything = "[^]+";

/** Stands in a cached path for a filter that is not set. */
export const absentPart = "-";

/** @param {string} text as a regular expression that matches it and nothing else */
function plain(text) {
  return text.replace(/[.+]/g, "\\$&");
}

/** The map of a list, or all places of it, which nothing keeps. */
const mapRewrite = {
  source: "/:list(propertylist|properties)",
  has: [query("view", "(?:map|places)")],
  destination: "/map-list",
};

/** @typedef {Extract<Awaited<ReturnType<NonNullable<import("next").NextConfig["rewrites"]>>>, unknown[]>[number]} Rewrite */

/** Files and calls, as a regular expression over a path without its first slash: what it may lead to if it is no page. */
export const notPages =
  "(?:_[^/]*|api|desk/calls|media|pictures|brochures|share|feeds|sitemaps|pdfjs|icons)(?:/.*)?|healthz|readyz|robots\\.txt|sitemap\\.xml|llms\\.txt|icon\\.svg|no-script\\.css|favicon\\.ico|sw\\.js|manifest\\.webmanifest|apple-touch-icon\\.png";

/**
 * Pages of visitors stand in `app/[lang]`: an English address is led to `/en`, which no visitor sees, and then, as those of the
 * other languages, through the rules of lists and projects.
 * @returns {Rewrite[]}
 */
export function rewrites() {
  const ofLanguage = `/:lang(en|${anyOther})`;
  return [
    { source: "/", destination: "/en" },
    { source: `/:path((?!(?:(?:en|${anyOther}|desk)(?:/.*)?|${notPages})$).+)`, destination: "/en/:path" },
    ...[mapRewrite, ...listingRewrites()].map((rule) => ({
      ...rule,
      source: ofLanguage + rule.source,
      destination: `/:lang${rule.destination}`,
    })),
  ];
}

/** @returns {Rewrite[]} */
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
    const others = parts.flatMap((part) => part.keys).filter((key) => !keys.includes(key));
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
