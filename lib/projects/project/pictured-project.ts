import type { ProjectSummary } from "./project-schema";

/** What the pictures of a card are shown from. */
export type PicturedProject = Pick<
  ProjectSummary,
  "id" | "name" | "isPlot" | "imageUrl" | "proertyImage" | "image_count"
>;

/** Only that, for what a page carries to the browser. */
export function toPictured(project: ProjectSummary): PicturedProject {
  const { id, name, isPlot, imageUrl, proertyImage, image_count } = project;
  return { id, name, isPlot, imageUrl: imageUrl || proertyImage || null, image_count };
}
