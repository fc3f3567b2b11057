import { listFaults, type JsonNode } from "./json-ld-list-faults";
import { nodeRules, valueRules } from "./json-ld-rules";

/**
 * The faults of a page's structured data, a sentence each; empty if there are none. `data` is the
 * parsed content of its one script, `origin` the site's. Rules: schema.org, Google's documentation and docs/seo.md,
 * "Structured data".
 */
export function jsonLdFaults(data: unknown, origin: string): string[] {
  if (!isNode(data)) return ["The structured data is no object."];
  const graph = data["@graph"];
  const faults = Object.keys(data)
    .filter((key) => key !== "@context" && key !== "@graph")
    .map((key) => `Beside @context and @graph stands ${key}.`);
  if (data["@context"] !== "https://schema.org") faults.push("@context is not https://schema.org.");
  if (!Array.isArray(graph) || graph.length === 0) return [...faults, "There is no @graph with nodes."];
  const ids = idsIn(graph);
  const types = graph.map((node) => (isNode(node) ? String(node["@type"]) : "no object"));
  for (const type of new Set(types)) {
    if (types.indexOf(type) !== types.lastIndexOf(type)) faults.push(`${type} stands in the graph twice.`);
  }
  return [
    ...faults,
    ...graph.flatMap((node, place) => nodeFaults(node, types[place] ?? "", { ids, origin })),
  ];
}

/** The properties that Google recommends and this data lacks: `BlogPosting: image`. */
export function jsonLdGaps(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(jsonLdGaps);
  if (!isNode(data)) return [];
  const type = String(data["@type"]);
  const own = (nodeRules[type]?.should ?? []).filter((key) => data[key] === undefined);
  return [...own.map((key) => `${type}: ${key}`), ...Object.values(data).flatMap(jsonLdGaps)];
}

/** The ids of nodes with properties, not of mere references. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isNode(value)) return [];
  const own = typeof value["@id"] === "string" && value["@type"] !== undefined ? [value["@id"]] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** Known elements and entities only: a project may be called `Lantern <Phase 2>`. */
const markup =
  /<\/?(a|b|br|p|div|span|strong|em|i|u|ul|ol|li|h[1-6]|img|script|style|table|t[dhr]|iframe|font|body|html)\b[^>]*>|<!--|&(#\d+|[a-z]{2,8});/i;

type Page = { ids: readonly string[]; origin: string };

function nodeFaults(node: unknown, path: string, page: Page): string[] {
  if (!isNode(node)) return [`${path} is no object.`];
  const id = node["@id"];
  if (Object.keys(node).join() === "@id") {
    return page.ids.includes(String(id))
      ? []
      : [`${path} refers to ${String(id)}, which is not in the graph.`];
  }
  const type = String(node["@type"]);
  const rule = nodeRules[type];
  if (!rule) return [`${path} has the type ${type}, for which there are no rules.`];
  const known = ["@type", "@id", ...rule.must, ...(rule.should ?? []), ...(rule.may ?? [])];
  return [
    ...rule.must.filter((key) => node[key] === undefined).map((key) => `${path} has no ${key}.`),
    ...Object.keys(node).flatMap((key) => (known.includes(key) ? [] : [`${path} has an unknown "${key}".`])),
    ...Object.entries(node).flatMap(([key, value]) => valueFaults(key, value, `${path}.${key}`, page)),
    ...typeFaults(type, node, path),
    ...listFaults(type, node, path),
  ];
}

function valueFaults(key: string, value: unknown, path: string, page: Page): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0 && key !== "blogPost") return [`${path} is empty.`];
    return value.flatMap((item, place) => valueFaults(key, item, `${path}[${place}]`, page));
  }
  if (isNode(value)) return nodeFaults(value, path, page);
  if (valueRules.numbers.includes(key) && (typeof value !== "number" || !Number.isFinite(value))) {
    return [`${path} is no number: ${String(value)}.`];
  }
  return typeof value === "string" ? textFaults(key, value, path, page.origin) : scalarFaults(value, path);
}

function textFaults(key: string, text: string, path: string, origin: string): string[] {
  const faults: string[] = [];
  if (text.trim() !== text || text === "") faults.push(`${path} is empty, or has blanks at its ends.`);
  if (markup.test(text)) faults.push(`${path} has HTML in it: ${text}`);
  if (valueRules.addresses.includes(key)) {
    if (!/^https?:\/\/[^\s/]+\/?\S*$/.test(text)) faults.push(`${path} is no whole address: ${text}`);
    else if (valueRules.ours.includes(key) && new URL(text).origin !== origin) {
      faults.push(`${path} is on another host: ${text}`);
    }
  }
  if (valueRules.days.includes(key) && !/^\d{4}-\d\d-\d\d(T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d))?$/.test(text)) {
    faults.push(`${path} is no ISO 8601 day or moment: ${text}`);
  }
  return faults;
}

function scalarFaults(value: unknown, path: string): string[] {
  return typeof value === "number" || typeof value === "boolean" ? [] : [`${path} is ${String(value)}.`];
}

function typeFaults(type: string, node: JsonNode, path: string): string[] {
  const faults: string[] = [];
  const { lowPrice, highPrice, priceCurrency, headline, value, minValue, maxValue } = node;
  if (type === "AggregateOffer") {
    if (priceCurrency !== "INR") faults.push(`${path} is not in INR.`);
    if (!(Number(lowPrice) > 0)) faults.push(`${path} has no price.`);
    if (highPrice !== undefined && Number(highPrice) < Number(lowPrice))
      faults.push(`${path} ends below its start.`);
  }
  if (typeof headline === "string" && headline.length > 110)
    faults.push(`${path}.headline is over 110 characters.`);
  if (type === "QuantitativeValue") {
    const isRange = Number(minValue) <= Number(maxValue);
    if (typeof value !== "number" && !isRange) faults.push(`${path} has neither a value nor a range.`);
  }
  return faults;
}

function isNode(value: unknown): value is JsonNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
