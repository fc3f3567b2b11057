import type { FloorPlanRecord } from "@/lib/catalogue/check/record-schema";
import type { Random } from "./random";
import type { HomeClass, PriceBand } from "./sites";

type Template = {
  bhk: number;
  area: readonly [number, number];
  bathrooms: readonly number[];
  image: string | null;
};

const plan = (name: string) => `/media/floor-plans/${name}.svg`;

/** Sizes in sqft round the size that each drawing shows; a three-bedroom villa has no drawing. */
const templates = {
  one: { bhk: 1, area: [560, 720], bathrooms: [1], image: plan("1bhk") },
  twoCompact: { bhk: 2, area: [860, 1040], bathrooms: [2], image: plan("2bhk-compact") },
  two: { bhk: 2, area: [1090, 1290], bathrooms: [2], image: plan("2bhk-large") },
  three: { bhk: 3, area: [1360, 1680], bathrooms: [2, 3, 3], image: plan("3bhk") },
  threePremium: { bhk: 3, area: [1750, 2240], bathrooms: [3, 3, 4], image: plan("3bhk-premium") },
  four: { bhk: 4, area: [2420, 3180], bathrooms: [4, 4, 5], image: plan("4bhk") },
  villaThree: { bhk: 3, area: [2050, 2600], bathrooms: [3, 4], image: null },
  villaFour: { bhk: 4, area: [2750, 3600], bathrooms: [4, 5], image: plan("villa-5bhk-ground") },
  villaFive: { bhk: 5, area: [3700, 4900], bathrooms: [5, 6], image: plan("villa-5bhk-first") },
} as const satisfies Record<string, Template>;

type TemplateName = keyof typeof templates;

const mixes: Record<HomeClass, readonly (readonly TemplateName[])[]> = {
  P: [
    ["threePremium", "threePremium", "four"],
    ["three", "threePremium", "threePremium", "four"],
    ["four", "four"],
    ["threePremium", "four", "four"],
    ["two", "three", "threePremium", "four"],
  ],
  M: [
    ["twoCompact", "two", "three"],
    ["two", "three", "three", "threePremium"],
    ["two", "two", "three", "three"],
    ["two", "three", "threePremium"],
    ["one", "twoCompact", "two", "three"],
    ["three", "three", "threePremium", "four"],
    ["two", "three"],
  ],
  B: [
    ["one", "twoCompact", "two"],
    ["twoCompact", "two", "three"],
    ["twoCompact", "twoCompact", "two"],
    ["one", "one", "twoCompact"],
    ["twoCompact", "three"],
    ["twoCompact", "two", "two", "three"],
  ],
  V: [
    ["villaFour", "villaFive"],
    ["villaFour", "villaFour", "villaFive"],
    ["villaThree", "villaFour"],
    ["villaFour", "villaFour"],
    ["villaFive", "villaFive"],
    ["villaThree", "villaFour", "villaFive"],
  ],
};

/** Rupees per sqft for one project: budget blocks up to the median of flats, premium towers near the upper quartile. */
export function projectRate(homeClass: HomeClass, band: PriceBand, random: Random): number {
  const { low, flat, villa, high } = band;
  const share = random.next();
  const rates: Record<HomeClass, number> = {
    B: low + (flat - low) * (0.2 + 0.7 * share),
    M: flat * (0.97 + 0.1 * share),
    // Capped, because where there are many villas the upper quartile says little about flats.
    P: Math.min(flat + (high - flat) * (0.45 + 0.5 * share), flat * 1.45),
    V: villa + (high - villa) * (0.1 + 0.6 * share),
  };
  return Math.min(Math.max(rates[homeClass], low), high);
}

export function priceFor(area: number, rate: number): number {
  return Math.round((area * rate) / 1000) * 1000;
}

/** The plans of one project, smallest first, no two of one size. */
export function buildFloorPlans(homeClass: HomeClass, rate: number, random: Random): FloorPlanRecord[] {
  const areas = new Set<number>();
  const plans = random.pick(mixes[homeClass]).flatMap((name) => {
    const template: Template = templates[name];
    const area = random.whole(template.area[0], template.area[1], 5);
    if (areas.has(area)) return [];
    areas.add(area);
    return [
      {
        image: template.image,
        bhkType: `${template.bhk}BHK`,
        area,
        price: priceFor(area, rate * random.between(0.985, 1.015)),
        bathrooms: random.pick(template.bathrooms),
        isActive: true,
      },
    ];
  });
  return plans.sort((one, other) => one.area - other.area);
}
