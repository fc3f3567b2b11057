import type { Graph, WebApplication } from "schema-dts";
import { emiPage } from "@/content/guides/emi";
import { paths } from "@/lib/base/paths";
import { publisherOf } from "@/lib/seo/company-json-ld";
import { breadcrumbNode, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import type { Trail } from "@/lib/seo/trail";

/** The calculator as structured data: a free web application. There are no ratings. */
export function emiGraph(origin: string, trail: Trail): Graph {
  const calculator: WebApplication = {
    "@type": "WebApplication",
    url: toAbsolute(origin, paths.emiCalculator),
    name: emiPage.title,
    description: emiPage.lead,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    inLanguage: "en-IN",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
    publisher: publisherOf(origin),
  };
  return toGraph([calculator, breadcrumbNode(origin, trail)]);
}
