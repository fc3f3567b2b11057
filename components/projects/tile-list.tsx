import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { toTile } from "@/lib/projects/project/tile";
import { HeartList } from "./heart-list";
import { CardWatch } from "./pictures/card-watch";
import { ProjectTile } from "./project-tile";

type Props = { projects: readonly ProjectSummary[]; className: string; withHearts?: boolean };

/** Projects in short; with hearts to save them. */
export function TileList({ projects, className, withHearts = false }: Props) {
  const tiles = projects.map((project, place) => <ProjectTile key={place} tile={toTile(project)} />);
  if (withHearts)
    return (
      <HeartList
        className={className}
        keys={projects.map(formatProjectKey)}
        names={projects.map(({ name }) => name)}
      >
        {tiles}
      </HeartList>
    );
  return (
    <>
      <ul className={className}>
        {tiles.map((tile, place) => (
          <li key={place} className="relative min-w-0">
            {tile}
          </li>
        ))}
      </ul>
      <CardWatch />
    </>
  );
}
