import type { FacetName } from "@/lib/projects/project/filter-table.mjs";

/** Must stand wherever what is made of the stations is told (terms of `content/metro-stations.ts`). */
export const metroAttribution = "Contains data provided by Hyderabad Metro Rail Ltd.";

/** Below the field of a filter, where its choices don't say enough. */
export const fieldHints: Partial<Record<FacetName, string>> = {
  within: "Near your office? Choose its locality as the location.",
  metro: `In a straight line. ${metroAttribution}`,
  carpet: "Of floor plans whose carpet area the builder states. Others are left out.",
  metroMinutes: "From the door, on a weekday at 9:00. Choose a station first.",
};

/** Where the points of `content/places/landmarks.ts` and `content/metro-stations.ts` are from, as their licences ask. */
export const landmarkAttribution =
  "Points of landmarks: © OpenStreetMap contributors (ODbL), Wikipedia and Wikimapia (CC BY-SA), OurAirports; read on 30 November 2026. Contains data provided by Hyderabad Metro Rail Ltd.";

/** Below a list near a landmark. */
export const landmarkNote = "In a straight line from the project, or from the centre of its locality.";

/** Above a list that was asked for in minutes. */
export const minutesNote =
  "We don’t know how many minutes it takes by road, so this list goes by kilometres in a straight line.";

/** Below a list that goes by carpet area. */
export const carpetNote =
  "Carpet area as the builder states it, floor plan by floor plan. A plan without it does not count here, and we estimate none.";

/** Below a list that the filter made. */
export const metroNote = `In a straight line from the project, or from the centre of its locality, to the stations of 11 May 2026. ${metroAttribution}`;

/** Wherever minutes by metro are told (docs/readings.md, "minutes by metro"; terms of `content/metro-times.ts`). */
export const metroTimesNote =
  "From the door, by the timetable of 3 January 2026, on a weekday at 9:00 where no other time is named. We reckon the walk as the straight line × 1.3 at 4.5 km/h, the wait as half the time between two trains, and 4 minutes on foot for a change. Contains data provided by Hyderabad Metro Rail Ltd, 3 January 2026.";
