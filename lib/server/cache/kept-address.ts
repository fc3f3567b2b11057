import "server-only";
import querystring from "node:querystring";
import { inEnglish, languageOf } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { filters } from "@/lib/projects/project/filter-table.mjs";
import { hasRouterParameters } from "@/lib/server/next/router-requests";

/**
 * The one page that an address shows. `key` is equal for all addresses of it; `address` is one of them, plain and without
 * what the page doesn't read (`utm_source`). `isData`: it is what Next's router asks for, not the document.
 */
export type KeptAddress = { key: string; address: string; isData?: boolean };

/**
 * Pages that are the same for everybody until the catalogue changes, beside the lists below. All others are made for each
 * request (`scripts/lint/kept-pages.test.ts` holds this to the pages in `app`).
 */
const keptPages = new RegExp(
  `^/(?:${[
    "|aboutus|accessibility|blogs?|blog-detail(?:/[^/]+)?|builder-partners|builders(?:/[^/]+)?|contactus",
    "docs-required|faqs|home-loan(?:-assistance|-facility)?|interior-design|not-found-screen(?:/blog)?|offline",
    "price-trends(?:/[^/]+){0,2}|privacy-notice/[^/]+|privacy-policy|property-buying-steps",
    "propertydetails(?:/[^/]+){0,2}|quality|shortlist|vaastu-tips",
  ].join("|")})$`,
);

/** Whether the page of this path may be kept. */
export function isKeptPage(path: string): boolean {
  return keptPages.test(path);
}

/** What the address of a list may say, in its order: a list is kept if it says no more than these values. */
const parts = [
  ...Object.entries(filters).flatMap(([name, { aliases = [], boxes, ends = [], cached, options = [] }]) => [
    {
      name,
      keys: [name, ...aliases],
      value: exact(cached === true ? options.map((option) => plain(option.value)).join("|") : cached),
    },
    { name, keys: [...(boxes ? [boxes] : []), ...ends], value: undefined },
  ]),
  // The words that were read as these filters are said above the list.
  { name: "", keys: ["asked", "sort", "view", "bounds"], value: undefined },
  { name: "page", keys: ["page"], value: exact("[1-9]\\d{0,3}") },
];

/** @param text as a regular expression that matches it and nothing else */
function plain(text: string): string {
  return text.replace(/[.+]/g, "\\$&");
}

function exact(pattern: string | undefined): RegExp | undefined {
  return pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`);
}

/**
 * Finds the kept page of an address: `null` for what is made for each request and for what is no page. Takes path and query
 * (with its question mark, or empty) apart. The pages of another language are kept as the English ones are.
 */
export function keptAddress(path: string, query: string): KeptAddress | null {
  // English has no prefix: Next leads this one to the address that it has.
  if (/^\/en(?:\/|$)/.test(path) || hasRouterParameters(query)) return null;
  const english = inEnglish(path);
  const values = querystring.parse(query.slice(1));
  const kept = /^\/propert(?:ylist|ies)$/.test(english) ? listOf(values) : pageOf(english, values);
  return kept === null ? null : inLanguage(kept, languageOf(path));
}

function inLanguage(address: string, language: ReturnType<typeof languageOf>): KeptAddress {
  const own = addressIn(language, address);
  return { key: own, address: own };
}

/** As the pages read it: of several values of a parameter the last counts, and an empty one counts as missing. */
function lastOf(values: querystring.ParsedUrlQuery, key: string): string | undefined {
  return [values[key]].flat().at(-1) || undefined;
}

function listOf(values: querystring.ParsedUrlQuery): string | null {
  const said: string[] = [];
  for (const { name, keys, value } of parts) {
    const [first, ...more] = keys.flatMap((key) => lastOf(values, key) ?? []);
    if (first === undefined) continue;
    if (more.length > 0 || !value?.test(first)) return null;
    said.push(`${name}=${encodeURIComponent(first)}`);
  }
  return said.length > 0 ? `/propertylist?${said.join("&")}` : "/propertylist";
}

function pageOf(path: string, values: querystring.ParsedUrlQuery): string | null {
  const isProject = /^\/propertydetails(?:\/|$)/.test(path);
  const id = path === "/propertydetails" ? lastOf(values, "project") : undefined;
  if (id !== undefined && !/^[\w-]{1,40}$/.test(id)) return null;
  const own = id === undefined ? path : `${path}/${id}`;
  if (!isKeptPage(own) || !isPlain(own)) return null;
  return isProject && lastOf(values, "type") === "plot" ? `${own}?type=plot` : own;
}

/** Whether a path is spelled in the one plain way: any other spelling would be a second copy of its page. */
function isPlain(path: string): boolean {
  return (
    path.length <= 300 &&
    path.split("/").every((part) => encodeURIComponent(decodeURIComponent(part)) === part)
  );
}
