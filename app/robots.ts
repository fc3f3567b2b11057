import { apiRoot } from "@/lib/base/call-paths";
import type { MetadataRoute } from "next";
import { sitemapPath } from "@/lib/crawlers/sitemap";
import { env } from "@/lib/process/env";

// Rendered by the running site, whose address the build does not know.
export const dynamic = "force-dynamic";

/**
 * Keeps crawlers from addresses that are not pages. Pages with `noindex` are not listed here: a crawler that may not
 * read a page does not learn that it must not be indexed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", `${apiRoot}/openapi.json`],
      disallow: ["/api/", "/healthz", "/readyz"],
    },
    sitemap: env().SITE_URL + sitemapPath,
  };
}
