import { anyOther } from "../../base/languages.mjs";

/** Files and calls, as a regular expression over a path without its first slash: what it may lead to if it is no page. */
export const notPages =
  "(?:_[^/]*|api|desk/(?:calls|calendar)|media|pictures|brochures|share|feeds|sitemaps|pdfjs|icons)(?:/.*)?|healthz|readyz|robots\\.txt|sitemap\\.xml|llms\\.txt|icon\\.svg|no-script\\.css|favicon\\.ico|(?:sw|desk-worker)\\.js|manifest\\.webmanifest|apple-touch-icon\\.png";

/**
 * Pages of visitors stand in `app/[lang]`: an English address is led to `/en`, which no visitor sees. The map of a list, or
 * all places of it, is a page of its own, so that lists load none of it; `?project=` is an older address of a project.
 * @returns {Extract<Awaited<ReturnType<NonNullable<import("next").NextConfig["rewrites"]>>>, unknown[]>}
 */
export function rewrites() {
  const ofLanguage = `/:lang(en|${anyOther})`;
  return [
    { source: "/", destination: "/en" },
    // Next tells its router that a page has the query of the destination alone: what was asked ahead would not be this plot's.
    {
      source: "/:path(propertydetails/.+)",
      has: [{ type: "query", key: "type", value: "plot" }],
      destination: "/en/:path?type=plot",
    },
    { source: `/:path((?!(?:(?:en|${anyOther}|desk)(?:/.*)?|${notPages})$).+)`, destination: "/en/:path" },
    {
      source: `${ofLanguage}/:list(propertylist|properties)`,
      has: [{ type: "query", key: "view", value: "(?:map|places)" }],
      destination: "/:lang/map-list",
    },
    {
      source: `${ofLanguage}/propertydetails`,
      has: [{ type: "query", key: "project", value: "(?<id>[\\w-]{1,40})" }],
      destination: "/:lang/propertydetails/:id",
    },
  ];
}
