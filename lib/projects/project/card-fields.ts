import type { FloorPlan, ProjectSummary } from "./project-schema";

const unseen: readonly (keyof ProjectSummary)[] = [
  "updatedAt",
  "brochure",
  "youtube_link",
  "launchDate",
  "offerMonths",
];
const unseenOfPlan: readonly (keyof FloorPlan)[] = ["image"];

/**
 * A project with what a card of the listing shows, and nothing of what nobody knows: a page carries it for the browser
 * beside the markup of each card.
 */
export function cardFields(project: ProjectSummary): ProjectSummary {
  const isSaidTwice = project.imageUrl === project.proertyImage;
  return {
    ...known(project, isSaidTwice ? [...unseen, "proertyImage"] : unseen),
    floorplans: project.floorplans.map((plan) => known(plan, unseenOfPlan)),
    locations: project.locations.map((place) => known(place, [])),
    propertyBhks: [],
  };
}

function known<T extends object>(data: T, left: readonly (keyof T)[]): T {
  const parts = { ...data };
  for (const key of Object.keys(parts) as (keyof T)[])
    if (parts[key] == null || left.includes(key)) delete parts[key];
  return parts;
}
