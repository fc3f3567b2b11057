import type { StoredFigures } from "@/lib/catalogue/read/catalogue-item";
import { formatArea, formatPrice, formatRupees } from "@/lib/base/format";
import { measureCompleteness } from "@/lib/projects/project/unknowns";
import type { ResolvedCity } from "./known-places";
import type { NormalisedProject } from "./normalise-record";

/** What homes or plots of a place, or of a builder, cost, in rupees a square foot, and from how many projects that is known. */
export type LocalRate = {
  /** `null`: of a builder, wherever it builds. */
  cityId: number | null;
  locality: string | null;
  builder?: string;
  isPlot: boolean;
  rate: number;
  projects: number;
};
/** What of a project is judged. */
export type Judged = {
  row: Pick<
    NormalisedProject["row"],
    | "developer"
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
/** What looks wrong about a project, each as a sentence that begins with the field. `was`: what is stored of it. */
export type Judge = (
  project: Judged,
  place: Pick<ResolvedCity, "city" | "elsewhere" | "near">,
  was?: StoredFigures,
) => string[];

type Kind = { name: string; least: number; most: number; smallest: number; largest: number };
/** Rupees and square feet: outside of these there is hardly a home or plot on sale in India. */
const home: Kind = { name: "a home", least: 3e5, most: 1e10, smallest: 100, largest: 60_000 };
const plot: Kind = { name: "a plot", least: 1e5, most: 1e10, smallest: 270, largest: 5_000_000 };
/** A home of 3 BHK with less than three times this, in square feet, is no home. */
const smallestRoom = 100;
/** Farther from the median of a locality (of a city) than this factor: a digit too few or too many. */
const localFactor = 5;
const cityFactor = 8;
/** More or less than this factor of what is stored: a digit too few or too many, too. */
const changeFactor = 3;
/** From fewer projects nothing is known. */
export const enough = { locality: 3, city: 10, builder: 1 };
/** Possession is often late; more than this, in days, and it is a year too low. */
const lateDays = 366;

/** `today`: ISO date. Pure. */
export function createJudge(rates: readonly LocalRate[], today: string): Judge {
  const known = new Map<string, LocalRate>();
  for (const rate of rates) {
    const least = rate.cityId === null ? "builder" : rate.locality === null ? "city" : "locality";
    if (rate.projects >= enough[least]) known.set(rateKey(rate), rate);
  }
  const latest = shift(today, -lateDays);
  const farthest = shift(today, 15 * 366);
  const usualNear = (
    { city_id, locality, developer, is_plot: isPlot }: Judged["row"],
    { city, near }: Near,
  ) => {
    const of = (cityId: number, name: string): Usual | undefined => {
      const here = known.get(rateKey({ cityId, locality, isPlot }));
      if (here) return { rate: here.rate, factor: localFactor, where: `in ${here.locality ?? name}` };
      const around = known.get(rateKey({ cityId, locality: null, isPlot }));
      return around && { rate: around.rate, factor: cityFactor, where: `in ${name}` };
    };
    const own = known.get(rateKey({ cityId: null, locality: null, builder: developer, isPlot }));
    return (
      of(city_id, city) ??
      (near && of(near.cityId, near.city)) ??
      (own && { rate: own.rate, factor: cityFactor, where: `for ${developer}` })
    );
  };
  return (project, place, was) => {
    const { row } = project;
    const kind = row.is_plot ? plot : home;
    const figures = figuresOf(project);
    const usual = usualNear(row, place);
    const plain = figures.filter((figure) => figureDoubts(figure, kind, usual).length === 0);
    const doubts = figures.flatMap((figure) =>
      figureDoubts(figure, kind, usual ?? usualOf(plain.filter((other) => other !== figure))),
    );
    return [
      ...(doubts.length > 0 || !was ? doubts : changeDoubts(figures, row, was, kind)),
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

type Near = Pick<ResolvedCity, "city" | "near">;
/** Rupees a square foot, where that is usual, and how much more or less is a mistake. */
type Usual = { rate: number; factor: number; where: string };

/** Where nothing is known of place and builder: what the project's other floor plans cost, when there are two or more. */
function usualOf(others: readonly Figure[]): Usual | undefined {
  const rates = others
    .flatMap(({ price, area }) => (price && area ? [price / area] : []))
    .sort((one, other) => one - other);
  const rate = rates[Math.floor(rates.length / 2)];
  return rates.length < 2 || rate === undefined
    ? undefined
    : { rate, factor: localFactor, where: "in its other floor plans" };
}

/** Of what is stored and was wrong itself nothing is told. */
function changeDoubts(
  figures: readonly Figure[],
  row: Judged["row"],
  was: StoredFigures,
  kind: Kind,
): string[] {
  const [now, before] = [row.min_price, was.min_price];
  if (!now || !before || priceDoubt("", before, kind)) return [];
  if (now <= before * changeFactor && now >= before / changeFactor) return [];
  const field = figures.find(({ price }) => price === now)?.priceField ?? "price";
  return [
    `${field} ${formatPrice(now)} is ${compare(now, before)} than what is stored (${formatPrice(before)})`,
  ];
}

function figureDoubts(figure: Figure, kind: Kind, usual: Usual | undefined): string[] {
  const { price, area } = figure;
  const doubts = [
    price === null ? null : priceDoubt(figure.priceField, price, kind),
    area === null ? null : areaDoubt(figure.areaField, area, figure.bhk, kind),
  ].filter((doubt) => doubt !== null);
  // One reason is enough: a wrong price is a wrong rate too.
  if (doubts.length > 0 || !price || !area || !usual) return doubts;
  return rateDoubt(figure.priceField, price, area, usual);
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

function rateDoubt(
  field: string,
  price: number,
  area: number,
  { rate: usual, factor, where }: Usual,
): string[] {
  const rate = price / area;
  if (rate >= usual / factor && rate <= usual * factor) return [];
  const [own, known] = [Math.round(rate), Math.round(usual)].map(formatRupees);
  return [
    `${field} ${formatPrice(price)} for ${formatArea(area)} is ${own} per sq ft, ${compare(rate, usual)} than usual ${where} (${known})`,
  ];
}

function compare(now: number, usual: number): string {
  return now < usual ? `${Math.round(usual / now)} times less` : `${Math.round(now / usual)} times more`;
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

function rateKey({ cityId, locality, builder, isPlot }: Omit<LocalRate, "rate" | "projects">): string {
  return `${cityId} ${isPlot} ${(builder ?? locality ?? "").toLowerCase()}`;
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
