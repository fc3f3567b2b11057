import "server-only";
import { madeWord } from "@/lib/base/made-pictures";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Gallery, ProjectSummary } from "@/lib/projects/project/project-schema";

/** A card with the pictures of its project's gallery, which stay on the server. */
export type PicturedSummary = ProjectSummary & { pictures: Gallery[] };

/** On a wide screen as many cards stand between a card and the one above it. */
const neighbours = 3;

/**
 * Cards of one list, in its order. A card whose main picture one of the three before it shows too gets the first picture
 * of its own gallery that none of them shows: two projects with one picture look like one project that stands there twice.
 */
export function apart(projects: readonly PicturedSummary[]): ProjectSummary[] {
  const shown: (string | null)[] = [];
  return projects.map(({ pictures, ...project }) => {
    const before = shown.slice(-neighbours);
    const main = pictureOf(project);
    const other =
      main && before.includes(main) ? pictures.find(({ mediaLink }) => !before.includes(mediaLink)) : null;
    shown.push(other?.mediaLink ?? main);
    if (!other) return project;
    const { mediaLink, mediaNote } = other;
    return { ...project, imageUrl: mediaLink, mediaNote, imageSizes: madeWord(mediaLink) };
  });
}
