import { tileBox, tilePicture, tileText } from "@/components/projects/tile-style";

const line = "bg-surface-warm rounded-control block h-4";

/** A placeholder of a tile's size while its project is loading. */
export function TileSkeleton() {
  return (
    <span aria-hidden="true" className={tileBox}>
      <span className={tilePicture} />
      <span className={`${tileText} gap-2.5 pt-4`}>
        <span className={`${line} w-3/4`} />
        <span className={`${line} w-1/2`} />
        <span className={`${line} mt-3 w-2/3`} />
        <span className={`${line} w-2/5`} />
      </span>
    </span>
  );
}
