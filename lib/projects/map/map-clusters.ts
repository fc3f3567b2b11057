import type { MapMark } from "./map-marks";
import { formatCount, formatPrice } from "@/lib/base/format";
import { boundsAround } from "./map-projection";
import type { Bounds } from "@/lib/projects/project/map-bounds";
import { t } from "@/lib/base/language";

/** What is drawn at one spot of the live map: a mark alone, or several whose words would lie over each other. */
export type MarkCluster = { key: string; marks: MapMark[]; words: string; name: string };

/** Marks nearer than this, in pixels, would cover each other's words. */
const room = { across: 100, down: 40 };

/**
 * Gathers marks that would lie over each other where `at` puts them on the screen, in pixels. The same marks at the same
 * spots always come out the same.
 */
export function clusterMarks(
  marks: readonly MapMark[],
  at: (mark: MapMark) => { x: number; y: number },
): MarkCluster[] {
  const clusters: { x: number; y: number; marks: MapMark[] }[] = [];
  for (const mark of marks) {
    const { x, y } = at(mark);
    const near = clusters.find((one) => Math.abs(one.x - x) < room.across && Math.abs(one.y - y) < room.down);
    if (near) near.marks.push(mark);
    else clusters.push({ x, y, marks: [mark] });
  }
  return clusters.map((cluster) => ({ ...clusterWords(cluster.marks), marks: cluster.marks }));
}

function clusterWords(marks: readonly MapMark[]): Omit<MarkCluster, "marks"> {
  const [first] = marks;
  if (first && marks.length === 1) return { key: first.key, words: first.words, name: first.name };
  const projects = marks.reduce((sum, mark) => sum + mark.projects, 0);
  const prices = marks.flatMap(({ price }) => (price === null ? [] : [price]));
  const from = prices.length > 0 ? formatPrice(Math.min(...prices)) : null;
  return {
    key: marks.map(({ key }) => key).join("; "),
    words: from === null ? String(projects) : `${projects} · ${from}`,
    name:
      from === null
        ? t("{projects} close together", { projects: formatCount(projects, "project") })
        : t("{projects} close together, from {price}", {
            projects: formatCount(projects, "project"),
            price: from,
          }),
  };
}

/** What the map has to show so that these marks come apart; `null` where they stand on one spot. */
export function boundsOfCluster({ marks }: MarkCluster): Bounds | null {
  const bounds = boundsAround(marks);
  if (!bounds || (bounds.south === bounds.north && bounds.west === bounds.east)) return null;
  return bounds;
}
