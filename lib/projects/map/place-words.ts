import { formatCount, formatPrice } from "@/lib/base/format";
import type { MapPlace } from "@/lib/projects/search/map-schema";

/** What is written beside a dot: "Kokapet 12". */
export function placeWords({ name, total }: Pick<MapPlace, "name" | "total">): string {
  return `${name} ${total}`;
}

/** The same for who doesn't see the map: "Kokapet 12 projects from ₹82 L". */
export function placeName({ name, total, lowestPrice }: MapPlace): string {
  const from = lowestPrice === null ? "" : ` from ${formatPrice(lowestPrice)}`;
  return `${name} ${formatCount(total, "project")}${from}`;
}
