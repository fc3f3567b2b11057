"use client";

import type { Tile } from "@/lib/projects/project/tile";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { ProjectTile } from "./project-tile";
import { HeartButton } from "./saved/heart-button";

type Props = { tiles: readonly Tile[]; className: string; withHearts?: boolean };

/** Projects in short; with hearts to save them. */
export function TileList({ tiles, className, withHearts = false }: Props) {
  return (
    <ul className={className}>
      {tiles.map((tile) => (
        <li key={formatProjectKey(tile)} className="relative min-w-0">
          <ProjectTile tile={tile} />
          {withHearts && <HeartButton project={tile} className="top-1.5 left-1.5" />}
        </li>
      ))}
    </ul>
  );
}
