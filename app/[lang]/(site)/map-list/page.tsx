import type { Metadata } from "next";
import { JsonLd } from "@/components/ui/json-ld";
import { MapListing } from "@/components/projects/map/map-listing";
import { MapDrawing } from "@/components/projects/map/map-drawing";
import { ListEnd } from "@/components/projects/saved/list-end";
import { env } from "@/lib/process/env";
import { loadListingPage, readListingMetadata, readMap } from "@/lib/pages/listing-page";
import { mapFacts, mapTold } from "@/lib/projects/map/map-facts";
import { listedPlaceWords } from "@/lib/projects/listing/listing-place";
import { listingGraph } from "@/lib/projects/listing/listing-json-ld";
import type { SearchParams } from "@/lib/projects/listing/project-filters";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return readListingMetadata(await searchParams);
}

/** A list as a map: the address of the list with `view=map`, rewritten to here so that the list loads none of it. */
export default async function MapPage({ searchParams }: Props) {
  const { filters, list, byType, unknown, reading } = await loadListingPage(await searchParams);
  const answer = await readMap(filters);
  const { SITE_URL, MAP_TILES, MAP_ATTRIBUTION: attribution = "" } = env();
  const tiles = MAP_TILES ? { kind: MAP_TILES.kind, address: MAP_TILES.address, attribution } : null;
  return (
    <>
      <JsonLd graph={listingGraph(SITE_URL, filters, list)} />
      <div className="container-page min-h-dvh pt-1 pb-16">
        <MapListing
          initialFilters={filters}
          initialList={list}
          words={listedPlaceWords(filters, list)}
          {...{ byType, unknown, reading, tiles }}
          drawing={answer && <MapDrawing filters={filters} answer={answer} />}
          told={answer && mapTold(answer)}
          facts={mapFacts(answer, filters)}
          about={null}
        />
      </div>
      <ListEnd />
    </>
  );
}
