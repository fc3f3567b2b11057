import { MapSheet, placed } from "@/components/projects/map/plain-map";
import { here, t } from "@/lib/base/language";
import { listingPath } from "@/lib/projects/listing/listing-path";
import type { HomeMap } from "@/lib/projects/map/home-map";
import { writeBounds } from "@/lib/projects/project/map-bounds";

/** Shows where a home stands among what is near, for the eye: the list below it says the same. Then the way to what else is for sale there. */
export function HomeMapDrawing({ map }: { map: HomeMap }) {
  return (
    <div>
      <div aria-hidden="true">
        <MapSheet map={map}>
          {map.dots.map((dot) => (
            <i key="home" style={placed(dot)} />
          ))}
        </MapSheet>
      </div>
      {/* A document of its own, as every map: what its page may load is said by its head. */}
      <a
        href={here(listingPath({ view: "map", bounds: writeBounds(map.area) }))}
        rel="nofollow"
        className="text-brand-600 min-h-touch inline-flex items-center font-bold underline-offset-4 hover:underline"
      >
        {t("Homes near here on the map")}
      </a>
    </div>
  );
}
