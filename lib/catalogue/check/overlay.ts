import type { CellFault } from "@/lib/catalogue/read/catalogue-item";
import { readForm } from "@/lib/catalogue/read/read-form";
import type { NormalisedProject } from "./normalise-record";
import type { FloorPlanRecord } from "./record-schema";
import { type StoredProject, writeForm } from "./write-form";

/** The fields of a record, checked or not. */
export type RecordValue = Record<string, unknown>;

/** What a file says in other words than a stored project is read back in: it takes the place of these. */
const placeOf: Record<string, readonly string[]> = {
  proertyImage: ["imageUrl"],
  ...{ about: ["description"], aboutus: ["description"], aboutUs: ["description"] },
  locations: ["locality", "address"],
  ...{ price: ["minPrice", "maxPrice"], minPrice: ["price"], maxPrice: ["price"] },
};

/** A stored project as the record of a file would say all of it, but what lines were compared with the register. */
export function toValue(stored: StoredProject, place: { city: string; state: string }): RecordValue {
  const { value } = readForm(writeForm(stored, place));
  const { name, developer, locality, is_active } = stored.row;
  // Names stay as they are, however they would be read from a cell.
  const own = { name, groupName: developer, isActive: is_active, ...(locality ? { locality } : {}) };
  return { ...value, ...own, reraCheck: undefined };
}

/**
 * What a record of a file makes of a stored project: what it does not say stays as it is. `faults`: figures of the project
 * that would change nothing, because its floor plans have their own. `isTable`: each row is one floor plan, and plans that no
 * row names stay. `origins`: which plan of the file each plan of the value is, `null` for those.
 */
export function overlay(
  known: RecordValue,
  said: RecordValue,
  { stored, isTable }: { stored: Pick<NormalisedProject, "row" | "floorPlans">; isTable: boolean },
): { value: RecordValue; faults: string[]; origins?: (number | null)[] } {
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const value = { ...known, ...withBounds(known, given) };
  for (const name of Object.keys(given).flatMap((field) => placeOf[field] ?? []))
    if (!(name in given)) delete value[name];
  const plans = given["floorplans"];
  if (!Array.isArray(plans)) return { value, faults: pushedAside(given, stored, value) };
  const before = (known["floorplans"] ?? []) as FloorPlanRecord[]; // as `readForm` reads them
  if (!isTable) return { value, faults: [] };
  const merged = mergePlans(before, plans as FloorPlanRecord[]);
  value["floorplans"] = merged.map(({ plan }) => plan);
  return { value, faults: [], origins: merged.map(({ origin }) => origin) };
}

/** One price is both bounds; a file that says one of them leaves the other. */
function withBounds(known: RecordValue, given: RecordValue): RecordValue {
  if ("price" in given || !("minPrice" in given || "maxPrice" in given)) return given;
  const { price, minPrice = price, maxPrice = price } = known;
  return { minPrice, maxPrice, ...given };
}

/** The price of a project with one floor plan is that plan's; with several it says nothing that could be stored. */
function pushedAside(
  given: RecordValue,
  { row, floorPlans }: Pick<NormalisedProject, "row" | "floorPlans">,
  value: RecordValue,
): string[] {
  const offered = floorPlans.filter(({ is_active }) => is_active);
  const plans = value["floorplans"] as FloorPlanRecord[] | undefined;
  return (["price", "area"] as const).flatMap((figure) => {
    if (!offered.some((plan) => plan[figure] !== null)) return [];
    const [least, most] = figure === "price" ? ["minPrice", "maxPrice"] : ["minArea", "maxArea"];
    const low = given[least!] ?? (figure === "price" ? given["price"] : undefined);
    const high = given[most!] ?? (figure === "price" ? given["price"] : undefined);
    const isNews = (said: unknown, stored: number | null) => typeof said === "number" && said !== stored;
    if (!isNews(low, row[`min_${figure}`]) && !isNews(high, row[`max_${figure}`])) return [];
    if (floorPlans.length === 1 && plans?.[0] && (high === undefined || low === high)) {
      value["floorplans"] = [{ ...plans[0], [figure]: low }];
      return [];
    }
    const name = figure === "price" && "price" in given ? "price" : low === undefined ? most! : least!;
    return [
      `${name} would change nothing, because its floor plans have their own: write one row for each of them`,
    ];
  });
}

/** Each plan of a file takes the place of the stored one of its bedrooms and area, or of the only one of its bedrooms. */
function mergePlans(
  stored: readonly FloorPlanRecord[],
  said: readonly FloorPlanRecord[],
): { plan: FloorPlanRecord; origin: number | null }[] {
  const merged = stored.map((plan): { plan: FloorPlanRecord; origin: number | null } => ({
    plan,
    origin: null,
  }));
  const taken = new Set<number>();
  const rooms = ({ bhkType }: FloorPlanRecord) => (bhkType ? parseInt(bhkType) : null);
  const ofRooms = (plans: readonly FloorPlanRecord[], plan: FloorPlanRecord) =>
    plans.filter((one) => rooms(one) === rooms(plan)).length;
  const rest = said.filter((plan) => {
    const at = stored.findIndex(
      (one, place) =>
        !taken.has(place) &&
        rooms(one) === rooms(plan) &&
        (one.area === plan.area || plan.area === undefined),
    );
    if (at >= 0) merge(at, plan);
    return at < 0;
  });
  for (const plan of rest) {
    const at = stored.findIndex((one, place) => !taken.has(place) && rooms(one) === rooms(plan));
    if (at >= 0 && ofRooms(stored, plan) === 1 && ofRooms(said, plan) === 1) merge(at, plan);
    else merged.push({ plan, origin: said.indexOf(plan) });
  }
  return merged;

  function merge(at: number, plan: FloorPlanRecord): void {
    taken.add(at);
    merged[at] = { plan: { ...stored[at], ...plan }, origin: said.indexOf(plan) };
  }
}

/** A plot has no floor plans: what a table says in their columns is its own price and area. */
export function foldPlot(said: RecordValue): RecordValue {
  const { floorplans, ...own } = said;
  if (!Array.isArray(floorplans)) return said;
  const plans = floorplans as FloorPlanRecord[];
  const bounds = (figure: "price" | "area") => {
    const figures = plans.flatMap((plan) => plan[figure] ?? []);
    return figures.length > 0 ? [Math.min(...figures), Math.max(...figures)] : [];
  };
  const [minPrice, maxPrice] = bounds("price");
  const [minArea, maxArea] = bounds("area");
  const price = minPrice === maxPrice ? { price: minPrice } : { minPrice, maxPrice };
  return { ...price, minArea, maxArea, ...own };
}

/** Sentences about a record as faults of its cells. */
export function toFaults(sentences: readonly string[], line: number): CellFault[] {
  return sentences.map((text) => ({ field: /^\w+/.exec(text)?.[0] ?? "", text: `line ${line}, ${text}` }));
}
