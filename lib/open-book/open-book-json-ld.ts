import type { DataCatalog, Dataset, Graph } from "schema-dts";
import { openBookPage } from "@/content/open-book";
import { brand, places } from "@/content/site";
import { apiRoot, readPaths } from "@/lib/base/call-paths";
import { paths } from "@/lib/base/paths";
import { publisherOf } from "@/lib/seo/company-json-ld";
import { breadcrumbNode, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import type { Trail } from "@/lib/seo/trail";
import { language, t } from "@/lib/base/language";

/** The open book as structured data: its figures, and the list of all homes and plots, as data for machines. `asOn`: the day. */
export function openBookGraph(origin: string, trail: Trail, asOn: string): Graph {
  const dataset = (name: string, description: string, page: string, call: string): Dataset => ({
    "@type": "Dataset",
    name,
    description,
    url: toAbsolute(origin, page),
    dateModified: asOn,
    inLanguage: `${language()}-IN`,
    isAccessibleForFree: true,
    creator: publisherOf(origin),
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "application/json",
      contentUrl: toAbsolute(origin, apiRoot + call),
    },
  });
  const catalog: DataCatalog = {
    "@type": "DataCatalog",
    url: toAbsolute(origin, paths.quality),
    name: t(openBookPage.title),
    description: t(openBookPage.description),
    inLanguage: `${language()}-IN`,
    isAccessibleForFree: true,
    publisher: publisherOf(origin),
    dataset: [
      dataset(
        t("{company}: figures about this site", { company: brand.name }),
        t(openBookPage.description),
        paths.quality,
        readPaths.openBook,
      ),
      {
        ...dataset(
          t("Homes and plots in and around {place}", { place: t(places.city) }),
          t(
            "All projects on {company} with price, area, floor plans, possession and RERA number where these are known; whole rupees and square feet, page by page.",
            { company: brand.name },
          ),
          paths.listing,
          readPaths.allProjects,
        ),
        spatialCoverage: t(places.city),
      },
    ],
  };
  return toGraph([catalog, breadcrumbNode(origin, trail)]);
}
