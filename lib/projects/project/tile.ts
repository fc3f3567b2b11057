import { projectPath } from "@/lib/base/paths";
import { toPictured, type PicturedProject } from "./project-picture";
import { configurationsOf, locationOf, priceRangeOf, statusLabelOf } from "./project-facts";
import type { ProjectSummary } from "./project-schema";

/** A project in short, in the words that are shown. */
export type Tile = PicturedProject & { href: string; place: string; price: string; facts: string };

export function toTile(project: ProjectSummary): Tile {
  return {
    ...toPictured(project),
    href: projectPath(project),
    place: locationOf(project),
    price: priceRangeOf(project),
    facts: [configurationsOf(project), statusLabelOf(project)].filter(Boolean).join(" · "),
  };
}
