import { formatCount, formatPrice } from "@/lib/base/format";
import type { MapPlace } from "@/lib/projects/search/map-schema";
import { t } from "@/lib/base/language";

/** What is written beside a dot: "Kokapet 12". */
export function placeWords({ name, total }: Pick<MapPlace, "name" | "total">): string {
  return `${t(name)} ${total}`;
}

/** The same for who doesn't see the map: "Kokapet 12 projects from ₹82 L". */
export function placeName({ name, total, lowestPrice }: MapPlace): string {
  const what = `${t(name)} ${formatCount(total, "project")}`;
  return lowestPrice === null ? what : t("{what} from {price}", { what, price: formatPrice(lowestPrice) });
}
