import { pictureOf } from "./project-picture";
import type { Gallery, Project } from "./project-schema";
import { youtubeId } from "./video-link";

/** Whether an entry of the gallery is a picture: some are videos, by their type or by their address. */
export function isPicture(item: Gallery): boolean {
  return item.mediaLink !== "" && item.type !== "video" && !youtubeId(item.mediaLink);
}

/** A picture and the sizes in which the site has it. */
export type LinkedPicture = { src: string; made: string | null };

/** The pictures of a project, as `pictureLinks` orders them. */
export function linkedPictures(
  project: Pick<Project, "imageUrl" | "proertyImage" | "imageSizes" | "galleries">,
): LinkedPicture[] {
  const sizes = new Map(project.galleries.map(({ mediaLink, mediaSizes }) => [mediaLink, mediaSizes]));
  const main = pictureOf(project);
  if (main) sizes.set(main, project.imageSizes);
  return pictureLinks(project).map((src) => ({ src, made: sizes.get(src) ?? null }));
}

/** The addresses of a project's pictures, each once, the main one first: as many as `image_count` says. */
export function pictureLinks(project: Pick<Project, "imageUrl" | "proertyImage" | "galleries">): string[] {
  const main = pictureOf(project);
  const others = project.galleries.filter(isPicture).map(({ mediaLink }) => mediaLink);
  return [...new Set(main ? [main, ...others] : others)];
}
