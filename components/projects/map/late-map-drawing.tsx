import type { ComponentType } from "react";
import { loadLater } from "@/components/ui/load-later";
import type { MapDrawingProps, askMap as ask } from "./map-drawing-in-browser";

let known: ComponentType<MapDrawingProps> | null = null;

async function load() {
  const { askMap, MapDrawing } = await import("./map-drawing-in-browser");
  known = MapDrawing;
  return { askMap, MapDrawing };
}
const Late = loadLater(() => load().then(({ MapDrawing }) => MapDrawing));

/** `MapDrawing` of the browser, whose code comes late: the server draws the first map, and few ask for another one. */
export function MapDrawing(props: MapDrawingProps) {
  const Drawing = known ?? Late;
  return <Drawing {...props} />;
}

/** As there; what draws the answer is here when that is. Rejects where its code is lost, too. */
export const askMap: typeof ask = async (...asked) => (await load()).askMap(...asked);
