import { Link } from "@/components/ui/link";
import { CardPictures, PhotoCount } from "@/components/projects/pictures/card-pictures";
import type { Tile } from "@/lib/projects/project/tile";

/** A project in short, all of it one link. Always as high as its skeleton, however long the name is. */
export function ProjectTile({ tile }: { tile: Tile }) {
  return (
    <div data-card="tile" className="relative h-full">
      <Link href={tile.href} className="group tile-box hover:border-brand-600 transition-colors duration-150">
        <span className="tile-picture">
          <CardPictures
            project={tile}
            sizes="(min-width: 1200px) 370px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 112px"
          />
        </span>
        <span className="tile-text">
          <span className="tile-name">{tile.name}</span>
          <span className="text-ink-600 line-clamp-2 text-sm">{tile.place}</span>
          <span className="figures mt-2 font-bold">{tile.price}</span>
          {tile.facts && <span className="text-ink-600 line-clamp-2 text-sm">{tile.facts}</span>}
          {tile.rera && <span className="text-ink-600 mt-auto pt-1 text-xs wrap-anywhere">{tile.rera}</span>}
          <PhotoCount project={tile} />
        </span>
      </Link>
    </div>
  );
}

const line = "bg-surface-warm rounded-control block h-4";

/** A placeholder of a tile's size while its project is loading. */
export function TileSkeleton() {
  return (
    <span aria-hidden="true" className="tile-box">
      <span className="tile-picture" />
      <span className="tile-text gap-2.5 pt-4">
        <span className={`${line} w-3/4`} />
        <span className={`${line} w-1/2`} />
        <span className={`${line} mt-3 w-2/3`} />
        <span className={`${line} w-2/5`} />
      </span>
    </span>
  );
}
