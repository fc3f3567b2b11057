import type { Graph, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { brand } from "@/content/site";
import { paths } from "@/lib/base/paths";
import { companyId, companyNode } from "./company-json-ld";
import { toAbsolute, toGraph } from "./graph-json-ld";
import { language } from "@/lib/base/language";

/** Structured data of the company and its site, with the home page's search. `image` is the hero picture. */
export function homeGraph(origin: string, image: string): Graph {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${toAbsolute(origin, paths.listing)}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  const site: WebSite = {
    "@type": "WebSite",
    "@id": `${toAbsolute(origin, paths.home)}#site`,
    url: toAbsolute(origin, paths.home),
    name: brand.name,
    inLanguage: `${language()}-IN`,
    publisher: { "@id": companyId(origin) },
    potentialAction: search,
  };
  return toGraph([companyNode(origin, image), site]);
}
