import type { FloorPlanRecord } from "@/lib/catalogue/check/record-schema";
import { priceFor } from "./floor-plans";
import type { DemoRecord } from "./shapes";

/**
 * Unusual records, as real data has them, that break careless pages. The list goes into the catalogue's README, so that
 * a tester finds each by its externalId; `about` names the field with the description, if there is one.
 */
type Fields = Partial<Omit<DemoRecord, "kind" | "propertyType" | "externalId">>;
type Edit = (record: DemoRecord) => Fields;
export type Awkward = {
  externalId: string;
  note: string;
  edit?: Edit;
  about?: "description" | "aboutUs" | "none";
  noBrochure?: boolean;
};

/** `edit`: what the record has instead. */
function odd(
  externalId: string,
  note: string,
  edit: Fields | Edit = {},
  more: Pick<Awkward, "about" | "noBrochure"> = {},
): Awkward {
  return { externalId, note, edit: typeof edit === "function" ? edit : () => edit, ...more };
}

const plansOf = (record: DemoRecord): FloorPlanRecord[] => record.floorplans ?? [];
/** Changes the floor plan at `index`, counted from the end if negative, or all of them. */
const editPlan =
  (index: number | "all", edit: (plan: FloorPlanRecord) => Partial<FloorPlanRecord>): Edit =>
  (record) => {
    const plans = plansOf(record);
    const isMeant = (each: FloorPlanRecord) => index === "all" || each === plans.at(index);
    return { floorplans: plans.map((each) => (isMeant(each) ? { ...each, ...edit(each) } : each)) };
  };
const noOffer: Fields = { offerPrice: null, offerMonths: null };
const mainPictureMisspelt: Edit = ({ imageUrl }) => ({ imageUrl: null, proertyImage: imageUrl });
const lastPlanInactive = editPlan(-1, () => ({ isActive: false }));
const moreName =
  (more: string): Edit =>
  ({ name }) => ({ name: `${name}${more}` });

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

export const awkward: readonly Awkward[] = [
  odd("ZK-HYD-0007", "no picture at all", { imageUrl: null, galleries: [] }),
  odd("ZK-HYD-0037", "a main picture and no gallery", { galleries: [] }),
  odd("ZK-HYD-0028", "gallery pictures without a type", (record) => ({
    galleries: (record.galleries ?? []).map(({ mediaLink }) => ({ mediaLink })),
  })),
  odd("ZK-HYD-0019", "main picture under `proertyImage` only", mainPictureMisspelt),
  odd("ZK-HYD-0034", "main picture under `proertyImage` only", mainPictureMisspelt),
  odd("ZK-PLT-0011", "plot: no picture at all", { imageUrl: null, galleries: [] }),
  odd("ZK-HYD-0014", "no address line", { address: null }),
  odd("ZK-HYD-0021", "neither address line nor locality: city and state only, and no map", {
    address: null,
    locality: null,
    iframeCodeMap: null,
  }),
  odd("ZK-HYD-0026", "no price on any floor plan (Price on request)", (record) => ({
    ...editPlan("all", () => ({ price: null }))(record),
    ...noOffer,
  })),
  odd(
    "ZK-HYD-0033",
    "one floor plan without a price among priced ones",
    editPlan(0, () => ({ price: null })),
  ),
  odd("ZK-PLT-0015", "plot: no price", { price: null, minPrice: null, maxPrice: null, ...noOffer }),
  odd("ZK-HYD-0016", "inactive project", { isActive: false }),
  odd("ZK-HYD-0039", "inactive project", { isActive: false }),
  odd("ZK-MUM-0004", "inactive project", { isActive: false }),
  odd("ZK-PLT-0009", "inactive plot", { isActive: false }),
  odd("ZK-HYD-0005", "the dearest floor plan is inactive", lastPlanInactive),
  odd("ZK-HYD-0031", "the dearest floor plan is inactive", lastPlanInactive),
  odd("ZK-BLR-0001", "the dearest floor plan is inactive", lastPlanInactive),
  odd("ZK-HYD-0048", "all floor plans inactive", (record) => ({
    ...editPlan("all", () => ({ isActive: false }))(record),
    ...noOffer,
  })),
  odd("ZK-HYD-0043", "no floor plan", { floorplans: [], ...noOffer }),
  odd("ZK-HYD-0020", "one floor plan only", (record) => ({ floorplans: plansOf(record).slice(0, 1) })),
  odd("ZK-HYD-0045", "forty floor plans", (record) => ({ floorplans: fortyPlans(record), ...noOffer })),
  odd(
    "ZK-HYD-0047",
    "a floor plan without area, bathrooms or picture",
    editPlan(1, () => ({ area: null, bathrooms: null, image: null })),
  ),
  odd(
    "ZK-HYD-0059",
    "an area with decimals",
    editPlan(0, ({ area }) => ({ area: (area ?? 0) + 0.5 })),
  ),
  odd(
    "ZK-HYD-0046",
    "a name of over 120 characters",
    moreName(
      ": The Second Phase of Garden-Facing Residences with a Tree-Lined Avenue, Wide Balconies and Room for Large Families",
    ),
  ),
  odd(
    "ZK-PLT-0006",
    "plot: a name of over 120 characters",
    moreName(
      " Gated Residential Layout, Phase Three, with Avenue Plantation, Underground Services and a Central Park for Every Street",
    ),
  ),
  odd("ZK-HYD-0008", "Telugu in the name; no brochure", moreName(" తెల్లాపూర్"), { noBrochure: true }),
  odd(
    "ZK-HYD-0030",
    "apostrophe, quotation marks and ampersand in the name",
    moreName(' "Queen\'s Row" & Gardens'),
  ),
  odd("ZK-HYD-0040", "angle brackets in the name", moreName(" <Phase 2>")),
  odd("ZK-HYD-0012", "hostile map: `javascript:` address", { iframeCodeMap: "javascript:alert(1)" }),
  odd("ZK-HYD-0024", "hostile map: iframe of an unknown host", {
    iframeCodeMap: '<iframe src="https://maps.attacker.example/embed?q=1" onload="alert(1)"></iframe>',
  }),
  odd("ZK-HYD-0036", "hostile map: a script element", { iframeCodeMap: '"><script>alert(1)</script>' }),
  odd("ZK-HYD-0041", "description under `description` only", {}, { about: "description" }),
  odd("ZK-HYD-0053", "description under `aboutUs` only", {}, { about: "aboutUs" }),
  odd("ZK-HYD-0052", "no description", {}, { about: "none" }),
  odd("ZK-HYD-0055", "no amenities", (record) => ({
    propertyAmenities: [],
    galleries: (record.galleries ?? []).filter((each) => each.galleryType !== "amenities"),
  })),
  odd("ZK-HYD-0002", "no brochure (as about a third of the projects)", {}, { noBrochure: true }),
  odd("ZK-HYD-0001", "video: a watch address", {
    youtube_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  }),
  odd("ZK-HYD-0009", "video: a short address", { youtube_link: "https://youtu.be/aqz-KE-bpKQ" }),
  odd("ZK-HYD-0022", "video: an embed address", {
    youtube_link: "https://www.youtube.com/embed/aqz-KE-bpKQ",
  }),
  odd("ZK-HYD-0044", "video: a watch address with a start time", {
    youtube_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s",
  }),
  odd("ZK-PLT-0003", "plot: a video", { youtube_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" }),
];
