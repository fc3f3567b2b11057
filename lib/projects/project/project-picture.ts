import type { ProjectSummary } from "./project-schema";

/**
 * The address of a project's main picture, or `null` when it has none. Backends give it under either name, and some
 * write an empty text where there is none.
 */
export function pictureOf(project: Pick<ProjectSummary, "imageUrl" | "proertyImage">): string | null {
  return project.imageUrl || project.proertyImage || null;
}
