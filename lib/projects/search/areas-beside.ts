import { areasBeside } from "@/content/places/areas-beside";
import { called, keyOf } from "./landmarks";

type Area = { name: string; near: readonly string[]; isRoad: boolean };

const areas = new Map(
  areasBeside.flatMap(({ near, names, isRoad = false }) =>
    names.flatMap((all) =>
      all.map((words): [string, Area] => [keyOf(words), { name: all[0], near, isRoad }]),
    ),
  ),
);

/** A part of the city whose point nobody told us, with the places of ours that lie beside it; `null` for other words. */
export function areaCalled(words: string): Area | null {
  return called(areas, words) ?? null;
}
