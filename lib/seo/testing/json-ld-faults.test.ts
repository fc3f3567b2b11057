import { describe, expect, test } from "vitest";
import { jsonLdFaults, jsonLdGaps } from "./json-ld-faults";

const origin = "https://homes.example";
const step = (position: unknown, more: object = {}) => ({
  "@type": "ListItem",
  position,
  name: `Step ${String(position)}`,
  item: `${origin}/${String(position)}`,
  ...more,
});
const entry = (position: number, more: object = {}) => ({
  ...step(position),
  item: undefined,
  url: `${origin}/p/${position}`,
  ...more,
});
const trail = { "@type": "BreadcrumbList", itemListElement: [step(1), step(2)] };
const graph = (...nodes: object[]) =>
  JSON.parse(JSON.stringify({ "@context": "https://schema.org", "@graph": [trail, ...nodes] })) as unknown;
const list = (...itemListElement: object[]) => ({
  "@type": "ItemList",
  numberOfItems: itemListElement.length,
  itemListElement,
});
const offer = (fields: object) => ({
  "@type": "RealEstateListing",
  url: `${origin}/p`,
  name: "Lake View",
  about: { "@type": "Place", name: "Lake View", address: { "@type": "PostalAddress", addressCountry: "IN" } },
  offers: {
    "@type": "AggregateOffer",
    priceCurrency: "INR",
    lowPrice: 5,
    highPrice: 9,
    offerCount: 1,
    ...fields,
  },
});

test("good data has no faults", () => {
  expect(jsonLdFaults(graph(list(entry(1), entry(2)), offer({})), origin)).toEqual([]);
});

describe("a fault is", () => {
  test.each([
    ["no graph", { "@context": "https://schema.org", "@type": "Place" }, /no @graph/],
    ["another context", { "@context": "http://schema.org/", "@graph": [trail] }, /@context is not/],
    ["two lists of steps", graph(trail), /BreadcrumbList stands in the graph twice/],
    ["a key with a blank", graph({ ...list(entry(1)), "name ": "x" }), /unknown "name "/],
    ["a missing property", graph({ "@type": "FAQPage" }), /FAQPage has no mainEntity/],
    ["a type without rules", graph({ "@type": "Product", name: "x" }), /type Product/],
    [
      "a number as text",
      graph(list(step("1", { url: `${origin}/a`, item: undefined }))),
      /position is no number/,
    ],
    ["a price as text", graph(offer({ lowPrice: "5" })), /lowPrice is no number/],
    ["an offer without a price", graph(offer({ lowPrice: 0 })), /has no price/],
    ["a range upside down", graph(offer({ lowPrice: 10 })), /ends below its start/],
    ["another currency", graph(offer({ priceCurrency: "USD" })), /not in INR/],
    ["a position left out", graph(list(entry(1), entry(3))), /has position 3/],
    ["an item twice", graph(list(entry(1), entry(2, { url: `${origin}/p/1` }))), /an item twice/],
    ["a list in a list", graph(list(entry(1, { url: undefined, item: list(entry(1)) }))), /lists are flat/],
    ["a list that counts wrongly", graph({ ...list(entry(1)), numberOfItems: 7 }), /not its length/],
    ["an address from the root", graph(list(entry(1, { url: "/p/1" }))), /no whole address/],
    ["another host", graph(list(entry(1, { url: "http://localhost:3000/p/1" }))), /another host/],
    ["HTML in a text", graph(list(entry(1, { name: "<b>Lake</b> View" }))), /HTML in it/],
    ["an entity in a text", graph(list(entry(1, { name: "Lake &amp; View" }))), /HTML in it/],
    ["an empty text", graph(list(entry(1, { name: " " }))), /is empty/],
    ["nothing where a text should be", graph(list(entry(1, { name: null }))), /is null/],
    ["a reference into nothing", graph({ "@id": `${origin}/#x` }), /not in the graph/],
    ["an area without a value", graph({ "@type": "QuantitativeValue", unitCode: "FTK" }), /neither a value/],
  ])("%s", (_, data, sentence) => {
    expect(jsonLdFaults(data, origin).join("\n")).toMatch(sentence);
  });
});

test("what is only recommended is a gap, not a fault", () => {
  const post = {
    "@type": "BlogPosting",
    headline: "A",
    url: `${origin}/b`,
    author: { "@type": "Organization", name: "Z" },
  };
  expect(jsonLdFaults(graph(post), origin)).toEqual([]);
  expect(jsonLdGaps(graph(post))).toEqual([
    "BlogPosting: datePublished",
    "BlogPosting: image",
    "Organization: url",
    "Organization: logo",
  ]);
});
