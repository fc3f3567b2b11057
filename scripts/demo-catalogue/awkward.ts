import type { FloorPlanRecord } from "@/lib/catalogue/check/record-schema";
import { priceFor } from "./floor-plans";
import type { DemoRecord } from "./shapes";

/**
 * Unusual records, as real data has them, that break careless pages. The list goes into the catalogue's README, so that
 * a tester finds each by its externalId; `about` names the field with the description, if there is one.
 */
type Fields = Partial<Omit<DemoRecord, "kind" | "propertyType" | "externalId">>;
export type Awkward = {
  externalId: string;
  note: string;
  edit?: (record: DemoRecord) => Fields;
  about?: "description" | "aboutUs" | "none";
  noBrochure?: boolean;
};

const plansOf = (record: DemoRecord): FloorPlanRecord[] => record.floorplans ?? [];
const inactive: Fields = { isActive: false };

/** Forty plans, 1 to 4 BHK, at the rate of the project's first plan. */
function fortyPlans(record: DemoRecord): FloorPlanRecord[] {
  const first = plansOf(record)[0];
  const rate = (first?.price ?? 0) / (first?.area ?? 1);
  const images = ["1bhk", "2bhk-compact", "2bhk-large", "3bhk", "3bhk-premium", "4bhk"] as const;
  return Array.from({ length: 40 }, (_, index) => {
    const area = 600 + index * 55;
    const step = area < 800 ? 0 : area < 1050 ? 1 : area < 1320 ? 2 : area < 1720 ? 3 : area < 2330 ? 4 : 5;
    const bhk = [1, 2, 2, 3, 3, 4][step] ?? 4;
    return {
      image: `/media/floor-plans/${images[step] ?? "4bhk"}.svg`,
      bhkType: `${bhk}BHK`,
      area,
      price: priceFor(area, rate),
      bathrooms: bhk,
      isActive: true,
    };
  });
}

const video = (link: string): Fields => ({ youtube_link: link });

export const awkward: readonly Awkward[] = [
  { externalId: "ZK-HYD-0007", note: "no picture at all", edit: () => ({ imageUrl: null, galleries: [] }) },
  { externalId: "ZK-HYD-0037", note: "a main picture and no gallery", edit: () => ({ galleries: [] }) },
  {
    externalId: "ZK-HYD-0028",
    note: "gallery pictures without a type",
    edit: (record) => ({ galleries: (record.galleries ?? []).map(({ mediaLink }) => ({ mediaLink })) }),
  },
  {
    externalId: "ZK-HYD-0019",
    note: "main picture under `proertyImage` only",
    edit: (record) => ({ imageUrl: null, proertyImage: record.imageUrl }),
  },
  {
    externalId: "ZK-HYD-0034",
    note: "main picture under `proertyImage` only",
    edit: (record) => ({ imageUrl: null, proertyImage: record.imageUrl }),
  },
  {
    externalId: "ZK-PLT-0011",
    note: "plot: no picture at all",
    edit: () => ({ imageUrl: null, galleries: [] }),
  },
  { externalId: "ZK-HYD-0014", note: "no address line", edit: () => ({ address: null }) },
  {
    externalId: "ZK-HYD-0021",
    note: "neither address line nor locality: city and state only, and no map",
    edit: () => ({ address: null, locality: null, iframeCodeMap: null }),
  },
  {
    externalId: "ZK-HYD-0026",
    note: "no price on any floor plan (Price on request)",
    edit: (record) => ({
      floorplans: plansOf(record).map((each) => ({ ...each, price: null })),
      offerPrice: null,
      offerMonths: null,
    }),
  },
  {
    externalId: "ZK-HYD-0033",
    note: "one floor plan without a price among priced ones",
    edit: (record) => ({
      floorplans: plansOf(record).map((each, index) => (index === 0 ? { ...each, price: null } : each)),
    }),
  },
  {
    externalId: "ZK-PLT-0015",
    note: "plot: no price",
    edit: () => ({ price: null, minPrice: null, maxPrice: null, offerPrice: null, offerMonths: null }),
  },
  { externalId: "ZK-HYD-0016", note: "inactive project", edit: () => inactive },
  { externalId: "ZK-HYD-0039", note: "inactive project", edit: () => inactive },
  { externalId: "ZK-MUM-0004", note: "inactive project", edit: () => inactive },
  { externalId: "ZK-PLT-0009", note: "inactive plot", edit: () => inactive },
  {
    externalId: "ZK-HYD-0005",
    note: "the dearest floor plan is inactive",
    edit: (record) => ({ floorplans: withLastInactive(record) }),
  },
  {
    externalId: "ZK-HYD-0031",
    note: "the dearest floor plan is inactive",
    edit: (record) => ({ floorplans: withLastInactive(record) }),
  },
  {
    externalId: "ZK-BLR-0001",
    note: "the dearest floor plan is inactive",
    edit: (record) => ({ floorplans: withLastInactive(record) }),
  },
  {
    externalId: "ZK-HYD-0048",
    note: "all floor plans inactive",
    edit: (record) => ({
      floorplans: plansOf(record).map((each) => ({ ...each, isActive: false })),
      offerPrice: null,
      offerMonths: null,
    }),
  },
  {
    externalId: "ZK-HYD-0043",
    note: "no floor plan",
    edit: () => ({ floorplans: [], offerPrice: null, offerMonths: null }),
  },
  {
    externalId: "ZK-HYD-0020",
    note: "one floor plan only",
    edit: (record) => ({ floorplans: plansOf(record).slice(0, 1) }),
  },
  {
    externalId: "ZK-HYD-0045",
    note: "forty floor plans",
    edit: (record) => ({ floorplans: fortyPlans(record), offerPrice: null, offerMonths: null }),
  },
  {
    externalId: "ZK-HYD-0047",
    note: "a floor plan without area, bathrooms or picture",
    edit: (record) => ({
      floorplans: plansOf(record).map((each, index) =>
        index === 1 ? { ...each, area: null, bathrooms: null, image: null } : each,
      ),
    }),
  },
  {
    externalId: "ZK-HYD-0059",
    note: "an area with decimals",
    edit: (record) => ({
      floorplans: plansOf(record).map((each, index) =>
        index === 0 ? { ...each, area: (each.area ?? 0) + 0.5 } : each,
      ),
    }),
  },
  {
    externalId: "ZK-HYD-0046",
    note: "a name of over 120 characters",
    edit: (record) => ({
      name: `${record.name}: The Second Phase of Garden-Facing Residences with a Tree-Lined Avenue, Wide Balconies and Room for Large Families`,
    }),
  },
  {
    externalId: "ZK-PLT-0006",
    note: "plot: a name of over 120 characters",
    edit: (record) => ({
      name: `${record.name} Gated Residential Layout, Phase Three, with Avenue Plantation, Underground Services and a Central Park for Every Street`,
    }),
  },
  {
    externalId: "ZK-HYD-0008",
    note: "Telugu in the name; no brochure",
    edit: (record) => ({ name: `${record.name} తెల్లాపూర్` }),
    noBrochure: true,
  },
  {
    externalId: "ZK-HYD-0030",
    note: "apostrophe, quotation marks and ampersand in the name",
    edit: (record) => ({ name: `${record.name} "Queen's Row" & Gardens` }),
  },
  {
    externalId: "ZK-HYD-0040",
    note: "angle brackets in the name",
    edit: (record) => ({ name: `${record.name} <Phase 2>` }),
  },
  {
    externalId: "ZK-HYD-0012",
    note: "hostile map: `javascript:` address",
    edit: () => ({ iframeCodeMap: "javascript:alert(1)" }),
  },
  {
    externalId: "ZK-HYD-0024",
    note: "hostile map: iframe of an unknown host",
    edit: () => ({
      iframeCodeMap: '<iframe src="https://maps.attacker.example/embed?q=1" onload="alert(1)"></iframe>',
    }),
  },
  {
    externalId: "ZK-HYD-0036",
    note: "hostile map: a script element",
    edit: () => ({ iframeCodeMap: '"><script>alert(1)</script>' }),
  },
  { externalId: "ZK-HYD-0041", note: "description under `description` only", about: "description" },
  { externalId: "ZK-HYD-0053", note: "description under `aboutUs` only", about: "aboutUs" },
  { externalId: "ZK-HYD-0052", note: "no description", about: "none" },
  {
    externalId: "ZK-HYD-0055",
    note: "no amenities",
    edit: (record) => ({
      propertyAmenities: [],
      galleries: (record.galleries ?? []).filter((each) => each.galleryType !== "amenities"),
    }),
  },
  { externalId: "ZK-HYD-0002", note: "no brochure (as about a third of the projects)", noBrochure: true },
  {
    externalId: "ZK-HYD-0001",
    note: "video: a watch address",
    edit: () => video("https://www.youtube.com/watch?v=aqz-KE-bpKQ"),
  },
  {
    externalId: "ZK-HYD-0009",
    note: "video: a short address",
    edit: () => video("https://youtu.be/aqz-KE-bpKQ"),
  },
  {
    externalId: "ZK-HYD-0022",
    note: "video: an embed address",
    edit: () => video("https://www.youtube.com/embed/aqz-KE-bpKQ"),
  },
  {
    externalId: "ZK-HYD-0044",
    note: "video: a watch address with a start time",
    edit: () => video("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s"),
  },
  {
    externalId: "ZK-PLT-0003",
    note: "plot: a video",
    edit: () => video("https://www.youtube.com/watch?v=aqz-KE-bpKQ"),
  },
];

function withLastInactive(record: DemoRecord): FloorPlanRecord[] {
  const plans = plansOf(record);
  return plans.map((each, index) => (index === plans.length - 1 ? { ...each, isActive: false } : each));
}
