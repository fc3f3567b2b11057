import { useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { plainClick } from "@/components/ui/plain-click";
import type { MapDot } from "@/lib/projects/map/plain-map";
import { PlaceList, shownAtOnce } from "./place-list";

/** The list of places beside a live map, which nobody wants to leave for the others: they unfold where they are. */
export function UnfoldingPlaceList(props: { dots: readonly MapDot[]; all: string }) {
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
