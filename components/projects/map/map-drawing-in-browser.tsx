import { type ComponentProps, useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { plainClick } from "@/components/ui/plain-click";
import type { MapDot } from "@/lib/projects/map/plain-map";
import { MapDrawing as Drawing } from "./map-drawing";
import { PlaceList, shownAtOnce } from "./place-list";

export { askMap } from "./map-drawing";

/** `isLive`: a live map stands above it. */
export type MapDrawingProps = Omit<ComponentProps<typeof Drawing>, "LiveList"> & { isLive: boolean };

/** The drawing as the browser loads it. */
export function MapDrawing({ isLive, ...props }: MapDrawingProps) {
  return <Drawing {...props} LiveList={isLive ? UnfoldingPlaceList : undefined} />;
}

/** The list of places beside a live map, which nobody wants to leave for the others: they unfold where they are. */
function UnfoldingPlaceList(props: { dots: readonly MapDot[]; all: string }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const unfold = (event: MouseEvent) =>
    plainClick(() => {
      flushSync(() => setWhole(true));
      // Whoever did it by the keyboard goes on from there.
      list.current?.querySelectorAll("a")[shownAtOnce]?.focus();
    })(event);
  return <PlaceList {...props} isWhole={isWhole} list={list} onMore={unfold} />;
}
