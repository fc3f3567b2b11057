import type { IncomingMessage } from "node:http";
import querystring from "node:querystring";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match.js";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination.js";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { languageRewrites, listingRewrites } from "../listing-rewrites.mjs";

/** Those that lead to kept pages. */
const kept = [...listingRewrites(), ...languageRewrites()].filter(({ destination }) =>
  /\/(?:cached-|propertydetails)/.test(destination),
);
const rules = kept.map((rule) => ({
  ...rule,
  match: getPathMatch(rule.source, { strict: true }),
}));
// The rules look at the query only.
const request = { headers: {} } as IncomingMessage;

/** The path to which Next's own matcher rewrites this address; `null` if no rule matches. */
export function servedFrom(address: string): string | null {
  const [pathname = "", search = ""] = address.split(/\?(.*)/s);
  return servedFromQuery(pathname, querystring.parse(search));
}

/** The same of a path and its parameters. */
export function servedFromQuery(pathname: string, query: SearchParams): string | null {
  for (const { match, has = [], missing = [], destination } of rules) {
    const params = match(pathname);
    const values = params && matchHas(request, query, has, missing);
    if (!values) continue;
    const found = prepareDestination({
      appendParamsToQuery: true,
      destination,
      params: { ...params, ...values },
      query,
    });
    return found.newUrl;
  }
  return null;
}
