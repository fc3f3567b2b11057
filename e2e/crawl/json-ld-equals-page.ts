import { formatPrice } from "../../lib/base/format";
import type { CrawledPage } from "./read-page";

type Node = Record<string, unknown>;

/** What the structured data of a project says and its page doesn't show: prices, areas, address, RERA id. */
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

/** How the page would write a value; nothing for keys that stand for something else. */
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
