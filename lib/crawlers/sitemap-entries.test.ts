import { expect, test } from "vitest";
import type { CrawlPlace, ListingCount } from "@/lib/projects/listing/crawl";
import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { indexedOnce, isIndexed } from "./sitemap-entries";

const places: (CrawlPlace | null)[] = [
  null,
  { kind: "city", name: "Hyderabad" },
  { kind: "state", name: "Telangana" },
  ...["Kokapet", "Gachibowli, Phase 2", "Villa", "3BHK", "Cyberabad", "Hi-Tech City", "O'Town & Co", " "].map(
    (name): CrawlPlace => ({ kind: "locality", name }),
  ),
  // An older name of a city.
  { kind: "city", name: "Bangalore" },
];

test("thousands of listings are judged as each by itself", () => {
  const isTold = indexedOnce();
  const verdicts = new Set<boolean>();
  for (const place of places)
    for (const propertyType of [null, ...propertyTypes.map(({ value }) => value)])
      for (const bedrooms of [null, ...bedroomOptions.map(({ value }) => value)])
        for (const count of [0, 12]) {
          const listing: ListingCount = { place, propertyType, bedrooms, count, changedAt: null };
          const alone = isIndexed(listing);
          expect(isTold(listing), JSON.stringify(listing)).toBe(alone);
          verdicts.add(alone);
        }
  expect(verdicts.size).toBe(2);
});
