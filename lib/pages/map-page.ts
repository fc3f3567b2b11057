import "server-only";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { MapAnswer } from "@/lib/projects/search/map-schema";

/**
 * What the map of these filters shows; `null`, and a line in the log, when it can't be read, and from a backend that has no
 * map.
 */
export async function readMap(filters: ListingFilters): Promise<MapAnswer | null> {
  return readOptional("map", null, () => backend().readMap(toProjectQuery(filters)));
}
