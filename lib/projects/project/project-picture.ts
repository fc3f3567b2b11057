import { sayPlace } from "@/lib/base/say-place";
import { t } from "@/lib/base/language";
import type { ProjectSummary } from "./project-schema";

type Shown = Pick<ProjectSummary, "name" | "isPlot" | "propertyType" | "location" | "mediaNote">;

/**
 * The address of a project's main picture, or `null` when it has none. Backends give it under either name, and some
 * write an empty text where there is none.
 */
export function pictureOf(project: Pick<ProjectSummary, "imageUrl" | "proertyImage">): string | null {
  return project.imageUrl || project.proertyImage || null;
}

/** What the main picture shows, for those who don't see it and for image search: "Villas of Lakecity in Kokapet, Hyderabad". */
export function mainPictureAlt({ name, isPlot, propertyType, location, mediaNote }: Shown): string {
  const kind = t(isPlot ? "Plots" : propertyType ? `${propertyType}s` : "Homes");
  const what = location
    ? t("{kind} of {name} in {place}", { kind, name, place: sayPlace(location) })
    : t("{kind} of {name}", { kind, name });
  return mediaNote ? `${what} (${t(mediaNote)})` : what;
}

/** What the pictures of a card are shown from. */
export type PicturedProject = Pick<
  ProjectSummary,
  | "id"
  | "name"
  | "isPlot"
  | "propertyType"
  | "location"
  | "mediaNote"
  | "imageUrl"
  | "proertyImage"
  | "imageSizes"
  | "image_count"
>;

/** Only that, for what a page carries to the browser; its place as the page says it. */
export function toPictured(project: ProjectSummary): PicturedProject {
  const { id, name, isPlot, propertyType, location, mediaNote, imageSizes, image_count } = project;
  const imageUrl = project.imageUrl || project.proertyImage;
  const place = location && sayPlace(location);
  return { id, name, isPlot, propertyType, location: place, mediaNote, imageUrl, imageSizes, image_count };
}
