import { formatArea, formatPrice, formatRupees } from "@/lib/base/format";
import { measureCompleteness } from "@/lib/projects/project/unknowns";
import type { ResolvedCity } from "./known-places";
import type { NormalisedProject } from "./normalise-record";

/** What homes or plots of a place cost, in rupees a square foot, and from how many projects that is known. */
export type LocalRate = {
  cityId: number;
  locality: string | null;
  isPlot: boolean;
  rate: number;
  projects: number;
};
/** What of a project is judged. */
export type Judged = {
  row: Pick<
    NormalisedProject["row"],
    | "is_plot"
    | "city_id"
    | "locality"
    | "developer"
    | "min_price"
    | "max_price"
    | "min_area"
    | "max_area"
    | "status"
    | "possession_date"
    | "launch_date"
  >;
  floorPlans: Pick<NormalisedProject["floorPlans"][number], "price" | "area" | "bhk">[];
};
/** What looks wrong about a project, each as a sentence that begins with the field. */
export type Judge = (project: Judged, place: Pick<ResolvedCity, "city" | "elsewhere">) => string[];

type Kind = { name: string; least: number; most: number; smallest: number; largest: number };
/** Rupees and square feet: outside of these there is hardly a home or plot on sale in India. */
const home: Kind = { name: "a home", least: 3e5, most: 1e10, smallest: 100, largest: 60_000 };
const plot: Kind = { name: "a plot", least: 1e5, most: 1e10, smallest: 270, largest: 5_000_000 };
/** A home of 3 BHK with less than three times this, in square feet, is no home. */
const smallestRoom = 100;
/** Farther from the median of a locality (of a city) than this factor: a digit too few or too many. */
const localFactor = 5;
const cityFactor = 8;
/** From fewer projects nothing is known. */
export const enough = { locality: 3, city: 10 };
/** Possession is often late; more than this, in days, and it is a year too low. */
const lateDays = 366;

/** `today`: ISO date. Pure. */
export function createJudge(rates: readonly LocalRate[], today: string): Judge {
  const known = new Map<string, LocalRate>();
  for (const rate of rates) {
    if (rate.projects >= (rate.locality === null ? enough.city : enough.locality))
      known.set(rateKey(rate.cityId, rate.locality, rate.isPlot), rate);
  }
  const latest = shift(today, -lateDays);
  const farthest = shift(today, 15 * 366);
  return (project, place) => {
    const { row } = project;
    const kind = row.is_plot ? plot : home;
    const figures = figuresOf(project);
    const local =
      known.get(rateKey(row.city_id, row.locality, row.is_plot)) ??
      known.get(rateKey(row.city_id, null, row.is_plot));
    return [
      ...figures.flatMap((figure) => figureDoubts(figure, kind, local, place.city)),
      ...dateDoubts(row, latest, farthest),
      ...(place.elsewhere
        ? [`city "${place.city}" is known as a city of ${place.elsewhere}, not of this state`]
        : []),
    ];
  };
}

type Figure = {
  priceField: string;
  price: number | null;
  areaField: string;
  area: number | null;
  bhk: number | null;
};

/** Of each floor plan, or else of the project: under the names that staff know. */
function figuresOf({ row, floorPlans }: Judged): Figure[] {
  if (floorPlans.length > 0) {
    return floorPlans.map(({ price, area, bhk }, at) => {
      const [priceField, areaField] = [`floorplans[${at}].price`, `floorplans[${at}].area`];
      return { priceField, price, areaField, area, bhk };
    });
  }
  const { min_price, max_price, min_area, max_area } = row;
  const onePrice = min_price === max_price;
  const least = { price: min_price, areaField: "minArea", area: min_area, bhk: null };
  const most = { priceField: "maxPrice", price: max_price, areaField: "maxArea", area: max_area, bhk: null };
  const single = onePrice && (max_area === null || max_area === min_area);
  return [{ ...least, priceField: onePrice ? "price" : "minPrice" }, ...(single ? [] : [most])];
}

function figureDoubts(figure: Figure, kind: Kind, local: LocalRate | undefined, city: string): string[] {
  const { price, area } = figure;
  const doubts = [
    price === null ? null : priceDoubt(figure.priceField, price, kind),
    area === null ? null : areaDoubt(figure.areaField, area, figure.bhk, kind),
  ].filter((doubt) => doubt !== null);
  // One reason is enough: a wrong price is a wrong rate too.
  if (doubts.length > 0 || !price || !area || !local) return doubts;
  return rateDoubt(figure.priceField, price, area, local, city);
}

function priceDoubt(field: string, price: number, { name, least, most }: Kind): string | null {
  if (price >= least && price <= most) return null;
  const words = `${field} ${formatRupees(price)} is ${price < least ? "too little" : "too much"} for ${name}`;
  const [lakh, crore] = [price * 1e5, price * 1e7];
  if (price >= 10 && lakh >= least && lakh <= 1e8) return `${words}: was ${formatPrice(lakh)} meant?`;
  return price > 0 && price < 10 ? `${words}: was ${formatPrice(crore)} meant?` : words;
}

function areaDoubt(field: string, area: number, bhk: number | null, kind: Kind): string | null {
  const smallest = Math.max(kind.smallest, smallestRoom * (bhk ?? 1));
  if (area >= smallest && area <= kind.largest) return null;
  const words = `${field} ${formatArea(area)} is too ${area < smallest ? "small" : "large"} for ${bhk ? `${bhk} BHK` : kind.name}`;
  const yards = area * 9;
  return kind === plot && area < smallest && yards >= smallest
    ? `${words}: were ${area} sq yd meant, ${formatArea(yards)}?`
    : words;
}

function rateDoubt(field: string, price: number, area: number, local: LocalRate, city: string): string[] {
  const factor = local.locality === null ? cityFactor : localFactor;
  const rate = price / area;
  if (rate >= local.rate / factor && rate <= local.rate * factor) return [];
  const [own, usual] = [Math.round(rate), Math.round(local.rate)].map(formatRupees);
  const less = rate < local.rate;
  const times = Math.round(less ? local.rate / rate : rate / local.rate);
  const compared = less ? `${times} times less` : `${times} times more`;
  return [
    `${field} ${formatPrice(price)} for ${formatArea(area)} is ${own} per sq ft, ${compared} than usual in ${local.locality ?? city} (${usual})`,
  ];
}

function dateDoubts(row: Judged["row"], latest: string, farthest: string): string[] {
  const { status, possession_date: possession, launch_date: launch } = row;
  const building = status !== null && status !== "Ready to Move";
  return [
    ...(building && possession !== null && possession < latest
      ? [`possessionDate ${possession} is long past for a project that is "${status}"`]
      : []),
    ...(status === "Ready to Move" && possession !== null && possession > shift(latest, 2 * lateDays)
      ? [`possessionDate ${possession} is more than a year ahead for a project that is "Ready to Move"`]
      : []),
    ...(possession !== null && possession > farthest
      ? [`possessionDate ${possession} is too far ahead`]
      : []),
    ...(launch !== null && (launch < "1980" || launch > farthest)
      ? [`launchDate ${launch} can hardly be`]
      : []),
  ];
}

function rateKey(cityId: number, locality: string | null, isPlot: boolean): string {
  return `${cityId} ${isPlot} ${locality?.toLowerCase() ?? ""}`;
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

type Row = NormalisedProject["row"];
type Plan = NormalisedProject["floorPlans"][number];
/** What of a stored record is asked for. */
export type MeasuredRecord = {
  row: Pick<
    Row,
    | "is_plot"
    | "min_price"
    | "status"
    | "possession_date"
    | "rera_id"
    | "total_apartments"
    | "total_area"
    | "dimensions"
    | "facing"
    | "brochure"
    | "address"
  >;
  floorPlans: readonly Pick<Plan, "carpet_area" | "image" | "is_active">[];
};

/** How complete a stored record is, by the questions that visitors are offered of it (`unknownsOf`). */
export function measureRecord({ row, floorPlans }: MeasuredRecord): ReturnType<typeof measureCompleteness> {
  return measureCompleteness({
    isPlot: row.is_plot,
    minPrice: row.min_price,
    status: row.status,
    possessionDate: row.possession_date,
    reraId: row.rera_id,
    totalApartments: row.total_apartments,
    totalArea: row.total_area,
    dimensions: row.dimensions,
    facing: row.facing,
    brochure: row.brochure,
    locations: [{ address: row.address }],
    floorplans: floorPlans.map((plan) => ({
      carpetArea: plan.carpet_area,
      image: plan.image,
      isActive: plan.is_active,
    })),
  });
}
