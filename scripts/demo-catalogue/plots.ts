import { chooseAmenities, toAmenityRecord } from "./amenities";
import { schedule, statusDeck } from "./dates";
import { namer } from "./homes";
import { photo, plotGallery } from "./pictures";
import { hyderabadSite, mapEmbed, streetLine } from "./places";
import { dealer, randomFor } from "./random";
import type { Draft } from "./shapes";
import { hyderabadPlotSites, otherPlotSites } from "./sites";

/** Feet, as plots are sold: 150 to 500 square yards. */
const sizes = [
  { dimensions: "30 × 45 ft", area: 1350 },
  { dimensions: "30 × 50 ft", area: 1500 },
  { dimensions: "30 × 60 ft", area: 1800 },
  { dimensions: "36 × 60 ft", area: 2160 },
  { dimensions: "40 × 60 ft", area: 2400 },
  { dimensions: "45 × 60 ft", area: 2700 },
  { dimensions: "60 × 60 ft", area: 3600 },
  { dimensions: "60 × 75 ft", area: 4500 },
] as const;

const facings = ["East", "West", "North", "South", "North-East", "East and West", "East and North"] as const;
const covers = ["plot-01-aerial", "plot-02-layout", "plot-03-entrance", "plot-04-avenue"] as const;
// The price of a square foot of land, as a share of that of a built square foot.
const landShare = [0.42, 0.58] as const;
const sellableShare = 0.56;

export function buildPlots(nextRera: () => string): Draft[] {
  const nextName = namer();
  const nextStatus = dealer("status of plots", statusDeck("plots"));
  const nextFacing = dealer("facing", facings);
  const nextCover = dealer("cover of plots", covers);
  let before: string | null = null;

  return [...hyderabadPlotSites.map(hyderabadSite), ...otherPlotSites].map((site, index) => {
    const externalId = `ZK-PLT-${String(index + 1).padStart(4, "0")}`;
    const random = randomFor(externalId);
    const { developer, name } = nextName("L", before);
    before = developer.slug;
    const status = nextStatus();
    const smallest = random.whole(0, 4);
    const largest = Math.min(smallest + random.whole(1, 3), sizes.length - 1);
    const min = sizes[smallest] ?? sizes[0];
    const max = sizes[largest] ?? sizes[7];
    const rate = site.band.low * random.between(landShare[0], landShare[1]);
    const acres = random.whole(8, 60);
    const plots = Math.round((acres * 43_560 * sellableShare) / ((min.area + max.area) / 2));
    const cover = nextCover();
    const amenities = chooseAmenities("L", random.next() < 0.8 ? ["clubhouse"] : [], random);
    const price = Math.round((min.area * rate) / 1000) * 1000;

    return {
      site,
      homeClass: "L",
      form: "a gated layout",
      record: {
        kind: "plot",
        externalId,
        name,
        groupName: developer.name,
        propertyType: "Plot",
        isPlot: true,
        city: site.city,
        state: site.state,
        locality: site.locality,
        address: streetLine(site, index + 3),
        ...schedule(status, index, random),
        availability: status === "Ready to Move" && index % 2 === 0 ? "Resale" : "New",
        reraId: status === "Launching Soon" ? null : nextRera(),
        totalArea: acres,
        totalApartments: plots,
        minArea: min.area,
        maxArea: max.area,
        price,
        minPrice: price,
        maxPrice: Math.round((max.area * rate) / 1000) * 1000,
        dimensions: min.dimensions,
        facing: nextFacing(),
        imageUrl: photo(cover),
        galleries: plotGallery(cover, amenities),
        floorplans: [],
        propertyAmenities: amenities.map(toAmenityRecord),
        youtube_link: null,
        brochure: null,
        iframeCodeMap: mapEmbed(site, index),
        offerPrice: index % 8 === 5 ? Math.round((price * 0.97) / 1000) * 1000 : null,
        offerMonths: index % 8 === 5 ? 3 : null,
        moreOptions: index % 5 === 1 ? "Corner plots available at a premium" : null,
        isActive: true,
      },
    };
  });
}
