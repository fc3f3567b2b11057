import type { FacetName } from "@/lib/projects/project/filter-table.mjs";

/** Must stand wherever what is made of the stations is told (terms of `content/metro-stations.ts`). */
export const metroAttribution = "Contains data provided by Hyderabad Metro Rail Ltd.";

/** The same wherever minutes by metro are told (`content/metro-times.ts`), with the day of the timetable. */
export const metroTimesAttribution = "Contains data provided by Hyderabad Metro Rail Ltd, 3 January 2026.";

/** How minutes by metro are reckoned (docs/readings.md, "minutes by metro"). */
const metroTimesRule =
  "From the door, by the timetable of 3 January 2026: the walk is the straight line × 1.3 at 4.5 km/h, the wait half the time between two trains, a change 4 minutes on foot.";

/** Below the field of a filter, where its choices don't say enough. */
export const fieldHints: Partial<Record<FacetName, string>> = {
  within: "Near your office? Choose its locality as the location.",
  metro: `In a straight line. ${metroAttribution}`,
  metroMinutes: "On a weekday at 9 AM, with the walk from the door. Choose a station first.",
};

/** Below the chips of a list that the filter made. */
export const metroNote = `In a straight line from the project, or from the centre of its locality, to the stations of 11 May 2026. ${metroAttribution}`;

/** The same below those of a list by minutes on the metro. */
export const metroTimesNote = `On a weekday at 9 AM. ${metroTimesRule} ${metroTimesAttribution}`;
