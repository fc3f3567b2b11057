import { projectPath } from "@/lib/base/paths";
import { toPictured, type PicturedProject } from "./project-picture";
import { configurationsOf, locationOf, priceRangeOf, statusLabelOf } from "./project-facts";
import { reraWithSite } from "./rera-number";
import type { ProjectSummary } from "./project-schema";

/** A project in short, in the words that are shown. `rera`: its number and the authority, which the Act asks of each advertisement. */
export type Tile = PicturedProject & {
  href: string;
  place: string;
  price: string;
  facts: string;
  rera: string | null;
};

export function toTile(project: ProjectSummary): Tile {
  return {
    ...toPictured(project),
    href: projectPath(project),
    place: locationOf(project),
    price: priceRangeOf(project),
    facts: [configurationsOf(project), statusLabelOf(project)].filter(Boolean).join(" · "),
    rera: reraWithSite(project, 40),
  };
}
