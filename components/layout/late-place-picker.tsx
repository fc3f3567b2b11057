import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { loadLater } from "@/components/ui/load-later";
import { placePickerId } from "./drawer-ids";

const LivePlacePicker = loadLater(() =>
  import("./live-place-picker").then((module) => module.LivePlacePicker),
);

/** The picker of places, in place of the server's once the menu is open. Its code and its places are loaded then. */
export function LatePlacePicker() {
  const [place, setPlace] = useState<Element | null>(null);

  useEffect(() => {
    const element = document.getElementById(placePickerId);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setPlace(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return place && createPortal(<LivePlacePicker place={place} />, place);
}
