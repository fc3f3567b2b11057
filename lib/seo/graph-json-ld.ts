import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import { here, t } from "@/lib/base/language";
import type { Trail } from "./trail";

/** The structured data of a page as one graph. `origin`, here and below, is the site's, without a slash at the end. */
export function toGraph(nodes: readonly (Thing | null)[]): Graph {
  return { "@context": "https://schema.org", "@graph": nodes.filter((node) => node !== null) };
}

/** An absolute address in the language of the page, as structured data needs it. An address with a host is not changed. */
export function toAbsolute(origin: string, address: string): string {
  return new URL(here(address), origin).href;
}

/** The absolute address of a picture from the data; `undefined` if it is not an address on the web. */
export function pictureUrl(origin: string, address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Two or more steps from home to the page, as the breadcrumb shows them. */
export function breadcrumbNode(origin: string, trail: Trail): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: t(label),
      item: toAbsolute(origin, href),
    })),
  };
}

/** The graph of a page that has only a breadcrumb. */
export function breadcrumbGraph(origin: string, trail: Trail): Graph {
  return toGraph([breadcrumbNode(origin, trail)]);
}
