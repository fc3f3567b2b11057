import type { ComponentProps } from "react";
import { MapDrawing as Drawing } from "./map-drawing";
import { UnfoldingPlaceList } from "./unfolding-place-list";

export { askMap } from "./map-drawing";

/** `isLive`: a live map stands above it. */
export type MapDrawingProps = Omit<ComponentProps<typeof Drawing>, "LiveList"> & { isLive: boolean };

/** The drawing as the browser loads it. */
export function MapDrawing({ isLive, ...props }: MapDrawingProps) {
  return <Drawing {...props} LiveList={isLive ? UnfoldingPlaceList : undefined} />;
}
