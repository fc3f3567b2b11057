import type { MetadataRoute } from "next";
import { sitemapPath } from "@/lib/crawlers/sitemap";
import { env } from "@/lib/process/env";

// With the address of the running site, not of the build.
export const dynamic = "force-dynamic";

/**
 * What is no page is not to be crawled. A page that asks not to be indexed is not named here: whoever may not read it
 * never learns that.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/v1/openapi.json"],
      disallow: ["/api/", "/cached-list/", "/cached-plot/", "/healthz", "/readyz"],
    },
    sitemap: env().SITE_URL + sitemapPath,
  };
}
