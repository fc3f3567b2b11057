import "server-only";
import { madeWord } from "@/lib/base/made-pictures";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";

/** A project of another backend, with the sizes that this site has of its pictures: those of the other are there. */
export function withOwnPictures<P extends ProjectSummary | Project>(project: P): P {
  const own = { ...project, imageSizes: madeWord(pictureOf(project)) };
  if ("galleries" in own)
    own.galleries = own.galleries.map((item) => ({ ...item, mediaSizes: madeWord(item.mediaLink) }));
  return own;
}
