import { sayPlace } from "@/lib/base/say-place";
import type { ProjectSummary } from "./project-schema";

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
