import { formatPrice } from "../../lib/base/format";
import type { CrawledPage } from "./read-page";

type Node = Record<string, unknown>;

/** Values in a project's structured data (prices, areas, address, RERA id) that its page does not show. */
export function unseenFacts(page: CrawledPage): string[] {
  const graph = JSON.parse(page.jsonLd[0] ?? "{}") as unknown;
  const shown = page.text;
  return nodesOf(graph).flatMap((node) =>
    Object.entries(node).flatMap(([key, value]) =>
      wordsOf(node, key, value)
        .filter((words) => !shown.includes(words))
        .map((words) => `${page.path}: ${key} ${words}`),
    ),
  );
}

/** The texts by which the page may show a value; none for keys that are not compared. */
function wordsOf(node: Node, key: string, value: unknown): string[] {
  const isPrice = ["lowPrice", "highPrice", "price"].includes(key) && typeof value === "number";
  if (isPrice) return [formatPrice(value) ?? ""];
  if (["minValue", "maxValue"].includes(key) && node.unitCode === "FTK" && typeof value === "number") {
    return [value.toLocaleString("en-IN")];
  }
  if (["addressLocality", "streetAddress"].includes(key) && typeof value === "string") return [value];
  if (key === "value" && node["@type"] === "PropertyValue" && typeof value === "string") return [value];
  return [];
}

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}
