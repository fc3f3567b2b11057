import type { IncomingMessage } from "node:http";
import querystring from "node:querystring";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match.js";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination.js";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { rewrites } from "@/lib/server/cache/listing-rewrites.mjs";

const rules = rewrites().map((rule) => ({
  has: [],
  missing: [],
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

/** The same of a path and its parameters. As Next does it, one rule after the other has what the one before made of it. */
export function servedFromQuery(pathname: string, query: SearchParams): string | null {
  let path = pathname;
  let isKept = false;
  for (const { match, has, missing, destination } of rules) {
    const params = match(path);
    const values = params && matchHas(request, query, has, missing);
    if (!values) continue;
    path = prepareDestination({
      appendParamsToQuery: true,
      destination,
      params: { ...params, ...values },
      query,
    }).newUrl;
    isKept ||= /\/(?:cached-|propertydetails)/.test(destination);
  }
  return isKept ? path.replace(/^\/en(?=\/)/, "") : null;
}
