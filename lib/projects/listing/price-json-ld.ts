import type { Dataset, Graph } from "schema-dts";
import { apiRoot, readPaths } from "@/lib/base/call-paths";
import { publisherOf } from "@/lib/seo/company-json-ld";
import { breadcrumbNode, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import type { PlacePrices } from "./place-rates-schema";
import { pricesPath } from "./price-paths";
import { kindName, placeName, priceSentences, pricesTrail, toldTypes } from "./price-words";
import { language, t } from "@/lib/base/language";

/** The figures of a place as a data set, with the call that has them; without enough homes the breadcrumb alone. */
export function pricesGraph(origin: string, prices: PlacePrices): Graph {
  const { city, locality, asOn, since } = prices;
  const told = toldTypes(prices);
  const query = new URLSearchParams({ city, ...(locality !== null && { locality }) }).toString();
  const data: Dataset = {
    "@type": "Dataset",
    name: t("Asking prices per sq ft of homes and plots in {place}", { place: placeName(prices) }),
    description: `${t("Median, quartiles and distribution of the asking prices on our own list, by type and bedrooms.")} ${priceSentences(prices).join(" ")}`,
    url: toAbsolute(origin, pricesPath(prices) ?? ""),
    inLanguage: `${language()}-IN`,
    isAccessibleForFree: true,
    creator: publisherOf(origin),
    dateModified: asOn,
    ...(since !== null && { temporalCoverage: `${since}/${asOn}` }),
    spatialCoverage: placeName(prices),
    variableMeasured: told.map((kind) => ({
      "@type": "PropertyValue",
      name: t("Median asking price of {kind}", { kind: kindName(kind).toLowerCase() }),
      value: kind.median,
      unitText: t("INR per sq ft"),
    })),
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "application/json",
      contentUrl: toAbsolute(origin, `${apiRoot}${readPaths.placePrices}?${query}`),
    },
  };
  return toGraph([breadcrumbNode(origin, pricesTrail(prices)), told.length > 0 ? data : null]);
}
