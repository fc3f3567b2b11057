import type { FacetName } from "@/lib/projects/project/filter-table.mjs";

/** Must stand wherever what is made of the stations is told (terms of `content/metro-stations.ts`). */
export const metroAttribution = "Contains data provided by Hyderabad Metro Rail Ltd.";

/** Below the field of a filter, where its choices don't say enough. */
export const fieldHints: Partial<Record<FacetName, string>> = {
  within: "Near your office? Choose its locality as the location.",
  metro: `In a straight line. ${metroAttribution}`,
};

/** Below the chips of a list that the filter made. */
export const metroNote = `In a straight line from the project, or from the centre of its locality, to the stations of 11 May 2026. ${metroAttribution}`;
