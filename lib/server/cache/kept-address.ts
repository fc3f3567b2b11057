import "server-only";
import querystring from "node:querystring";
import { inEnglish, languageOf } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { hasRouterParameters } from "@/lib/server/next/router-requests";
import { absentPart, listingRewrites } from "./listing-rewrites.mjs";

/**
 * The one page that an address shows. `key` is equal for all addresses of it; `address` is one of them, plain and without
 * what the page doesn't read (`utm_source`).
 */
export type KeptAddress = { key: string; address: string };

/** The sources of `listing-rewrites.mjs` as regular expressions over the path. */
const sources = new Map([
  ["/:list(propertylist|properties)", /^\/(?:propertylist|properties)$/],
  ["/propertydetails", /^\/propertydetails$/],
  ["/propertydetails/:id/:slug*", /^\/propertydetails\/(?<id>[^/]+)(?:\/(?<slug>.+))?$/],
]);

type Rule = ReturnType<typeof readRules>[number];

/** Each rewrite of `next.config.mjs` with its patterns compiled, so that the two can't differ. */
function readRules() {
  const exact = (value = "") => new RegExp(`^${value}$`);
  return listingRewrites().map(({ source, destination, has = [], missing = [] }) => {
    const path = sources.get(source);
    if (!path) throw new Error(`kept-address.ts does not know the source ${source}.`);
    const conditions = (list: typeof has) =>
      list.map(({ key = "", value }) => ({ key, pattern: exact(value) }));
    return { path, destination, has: conditions(has), missing: conditions(missing) };
  });
}

/**
 * Pages that are the same for everybody until the catalogue changes. All others are made for each request
 * (`scripts/lint/kept-pages.test.ts` holds this to the pages in `app`).
 */
const keptPages = new RegExp(
  `^/(?:${[
    "|aboutus|blogs?|blog-detail(?:/[^/]+)?|builder-partners|builders(?:/[^/]+)?|contactus|docs-required|faqs",
    "home-loan(?:-assistance|-facility)?|interior-design|not-found-screen(?:/blog)?|offline|price-trends(?:/[^/]+){0,2}",
    "privacy-policy|property-buying-steps|propertydetails(?:/[^/]+){0,2}|quality|shortlist|vaastu-tips",
  ].join("|")})$`,
);

/** Whether the page of this path may be kept; lists have their rules (`listing-rewrites.mjs`). */
export function isKeptPage(path: string): boolean {
  return keptPages.test(path);
}

const rules = readRules();

/**
 * Finds the kept page of an address: `null` for what is rendered on demand and for what is no page. Takes path and query
 * (with its question mark, or empty) apart. The pages of another language are kept as the English ones are.
 */
export function keptAddress(path: string, query: string): KeptAddress | null {
  // English has no prefix: Next leads this one to the address that it has.
  if (/^\/en(?:\/|$)/.test(path)) return null;
  const language = languageOf(path);
  const kept = ofEnglish(inEnglish(path), query);
  return kept && { key: addressIn(language, kept.key), address: addressIn(language, kept.address) };
}

function ofEnglish(path: string, query: string): KeptAddress | null {
  if (hasRouterParameters(query)) return null;
  const rewritten = rewrite(rules, path, query);
  if (rewritten) return rewritten;
  return isKeptPage(path) && isPlain(path) ? { key: path, address: path } : null;
}

/** What the first rule that matches makes of an address. */
function rewrite(rules: Rule[], path: string, query: string): KeptAddress | null {
  if (!/^\/prop/.test(path)) return null;
  const values = querystring.parse(query.slice(1));
  for (const { path: pattern, has, missing, destination } of rules) {
    const groups = pattern.exec(path)?.groups;
    if (!pattern.test(path) || missing.some((condition) => match(condition, values))) continue;
    const found = has.map((condition) => match(condition, values));
    if (found.some((one) => one === null)) continue;
    const parts = Object.assign({}, groups, ...found.map((one) => one?.groups)) as Record<string, string>;
    return toKept(destination, parts, path);
  }
  return null;
}

/** As Next does it: of several values of a parameter the last counts, and an empty one counts as missing. */
function match({ key, pattern }: Rule["has"][number], values: querystring.ParsedUrlQuery) {
  const value = [values[key]].flat().at(-1);
  return value ? pattern.exec(value) : null;
}

const names = ["location", "propertyType", "bedrooms", "budget", "page"];

function toKept(destination: string, parts: Record<string, string>, path: string): KeptAddress | null {
  if (!destination.startsWith("/cached-list/")) {
    const own = path === "/propertydetails" ? `${path}/${parts.id}` : path;
    const plot = destination.startsWith("/cached-plot") ? "?type=plot" : "";
    return isPlain(own) ? { key: own + plot, address: own + plot } : null;
  }
  const values = destination
    .split("/")
    .slice(2)
    .map((part) => (part === absentPart ? null : (parts[part.slice(1)] ?? null)));
  const query = values.flatMap((value, index) =>
    value === null ? [] : [`${names[index]}=${encodeURIComponent(value)}`],
  );
  const address = query.length > 0 ? `/propertylist?${query.join("&")}` : "/propertylist";
  return { key: address, address };
}

/** Whether a path is spelled in the one plain way: any other spelling would be a second copy of its page. */
function isPlain(path: string): boolean {
  return (
    path.length <= 300 &&
    path.split("/").every((part) => encodeURIComponent(decodeURIComponent(part)) === part)
  );
}
