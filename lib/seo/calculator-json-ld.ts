import type { Graph, WebApplication } from "schema-dts";
import { publisherOf } from "./company-json-ld";
import { breadcrumbNode, toAbsolute, toGraph } from "./graph-json-ld";
import type { Trail } from "./trail";
import { language, t } from "@/lib/base/language";

type Page = { title: string; lead: string; path: string };

/** A calculator as structured data: a free web application. There are no ratings. */
export function calculatorGraph(origin: string, trail: Trail, { title, lead, path }: Page): Graph {
  const calculator: WebApplication = {
    "@type": "WebApplication",
    url: toAbsolute(origin, path),
    name: t(title),
    description: t(lead),
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    inLanguage: `${language()}-IN`,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
    publisher: publisherOf(origin),
  };
  return toGraph([calculator, breadcrumbNode(origin, trail)]);
}
