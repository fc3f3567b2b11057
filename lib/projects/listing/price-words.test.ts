import { describe, expect, test } from "vitest";
import { jsonLdFaults, jsonLdGaps } from "@/lib/seo/testing/json-ld-faults";
import { pricesGraph } from "./price-json-ld";
import type { KindRates, MonthRate, PlacePrices } from "./place-rates-schema";
import { pricesPath } from "./price-paths";
import { countWords, historyWords, kindName, lineOf, priceSentences, pricesMetadata } from "./price-words";

const kind = (more: Partial<KindRates> = {}): KindRates => ({
  ...{ propertyType: "Apartment", bedrooms: null, count: 12, projects: 4, median: 9000 },
  ...{ quartiles: [8000, 10000], bands: [{ from: 8000, to: 10000, count: 12 }] },
  ...more,
});
const few = kind({ count: 4, projects: 2, median: null, quartiles: null, bands: [] });
const month = (name: string): MonthRate => ({
  propertyType: "Apartment",
  month: name,
  median: 9000,
  projects: 5,
});
const prices = (more: Partial<PlacePrices> = {}): PlacePrices => ({
  ...{ city: "Hyderabad", locality: "Kokapet", asOn: "2026-11-23", since: "2026-09-02" },
  ...{ kinds: [kind()], months: [month("2026-10"), month("2026-11")], ...more },
});

test.each([
  [{ city: "Hyderabad", locality: "Kokapet" }, "/price-trends/hyderabad/kokapet"],
  [{ city: "Bangalore", locality: null }, "/price-trends/bengaluru"],
  [{ city: "Hyderabad", locality: "Financial District" }, "/price-trends/hyderabad/financial-district"],
  [{ city: "Hyderabad", locality: "कोकापेट" }, null],
])("the address of %j is %s", (place, path) => {
  expect(pricesPath(place)).toBe(path);
});

test.each([
  [kind(), "Flats", "12 floor plans, 4 projects"],
  [kind({ bedrooms: "3BHK", count: 1, projects: 1 }), "3 BHK flats", "1 floor plan, 1 project"],
  [kind({ propertyType: "Plot", count: 6, projects: 6 }), "Plots", "6 layouts"],
])("a kind is called and counted %#", (of, name, count) => {
  expect([kindName(of), countWords(of)]).toEqual([name, count]);
});

test("the sentences have median, middle half and day, or say that there are too few", () => {
  expect(priceSentences(prices())).toEqual([
    "Flats: median ₹9,000 per sq ft on 23 November 2026, half of them between ₹8,000 and ₹10,000.",
  ]);
  expect(priceSentences(prices({ kinds: [few] })).join()).toMatch(
    /^Too few homes and plots .* Kokapet, Hyderabad/,
  );
});

test.each([
  [[], 0],
  [["2026-11"], 0],
  [["2026-10", "2026-11"], 2],
])("of the months %j a line has %i", (months, points) => {
  expect(lineOf(months.map(month), "Apartment")).toHaveLength(points);
});

test("the history says since when, and why there is no line", () => {
  expect(historyWords(prices())).toContain("since 2 September 2026, and tell nothing of the time before");
  expect(historyWords(prices({ months: [month("2026-11")] }))).toContain("begins with the second month");
  expect(historyWords(prices({ months: [] }))).toContain("at least 5 projects");
  expect(historyWords(prices({ since: null, months: [] }))).toBe("Nothing is known of earlier prices here.");
});

describe("search engines", () => {
  test("see a data set without fault or gap, of too few homes the breadcrumb alone and no index", () => {
    const graph: unknown = JSON.parse(JSON.stringify(pricesGraph("https://site.test", prices())));
    expect(jsonLdFaults(graph, "https://site.test")).toEqual([]);
    expect(jsonLdGaps(graph)).toEqual([]);
    expect(JSON.stringify(graph)).toContain('"temporalCoverage":"2026-09-02/2026-11-23"');
    const none = prices({ kinds: [few] });
    expect(JSON.stringify(pricesGraph("https://site.test", none))).not.toContain("Dataset");
    expect(pricesMetadata(none).robots).toMatchObject({ index: false });
    expect(pricesMetadata(prices()).description?.length).toBeLessThanOrEqual(160);
    expect(pricesMetadata(prices()).description?.length).toBeGreaterThanOrEqual(70);
  });
});
