import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { laterMoment, type CrawlPlace, type ListingCount } from "./crawl";

/** The projects of one place and type: all of them if `bhk` is `null`, else those with such a home. */
export type ProjectGroup = {
  place: CrawlPlace | null;
  type: string | null;
  bhk: number | null;
  count: number;
  changedAt: string | null;
};

/** Adds the listings of all types together: a project has one type, so the counts can be added. */
export function toListingCounts(groups: readonly ProjectGroup[]): ListingCount[] {
  const counts = new Map<string, ListingCount>();
  for (const group of groups) {
    const propertyType = propertyTypes.find(({ value }) => value === group.type)?.value ?? null;
    const bedrooms = bedroomOptions.find(({ bhk }) => bhk === group.bhk)?.value ?? null;
    if (group.bhk !== null && bedrooms === null) continue;
    for (const type of new Set([null, propertyType])) {
      const key = JSON.stringify([group.place?.name.toLowerCase(), type, bedrooms]);
      const sum = counts.get(key) ?? {
        ...{ place: group.place, propertyType: type, bedrooms },
        ...{ count: 0, changedAt: null },
      };
      sum.count += group.count;
      sum.changedAt = laterMoment(sum.changedAt, group.changedAt);
      counts.set(key, sum);
    }
  }
  return [...counts.values()];
}
