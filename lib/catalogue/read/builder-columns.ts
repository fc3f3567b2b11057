import { bareName } from "@/lib/base/nearest-name";
import { matchHeading } from "./csv-columns";
import { readBhk, readPropertyType, Unreadable, Guess } from "./cell-readings";

/*
 * Headings as builders' offices write them, for sheets that somebody looks at before they are taken: the command reads only
 * the fields' own names and a few others (`csv-columns.ts`).
 */

/** What is of no project: a column of it is left out, unless somebody says what it is. */
const leftOut = new Set(
  `sno slno srno sino serialno serialnumber remark remarks note notes tower towername towerno block blockno wing floor floorno
   flat flatno unitno plotno villano doorno sheet`.split(/\s+/),
);

const words = new Map<string, string>(
  Object.entries({
    "floorplans.area":
      "area areas saleable saleablearea salablearea sba sbua superarea superbuiltuparea builtuparea plotarea plotsize unitsize unitarea flatsize",
    "floorplans.carpetArea": "carpet carpetarea reracarpetarea",
    "floorplans.bhkType": "config configuration configurations typology bedrooms bedroom",
    price: "pricerange pricing cost totalprice totalcost saleprice allinclusiveprice allinprice budget",
    name: "nameoftheproject nameofproject projecttitle",
    groupName: "nameofthebuilder promoter constructor",
    locality: "location areaname micromarket",
    possessionDate: "handover completion completiondate possessiondate",
    reraId: "reraregno reraregistrationno reraid reraregistration",
    totalApartments: "totalunits noofunits units totalflats noofflats",
  }).flatMap(([field, list]) => list.split(" ").map((word) => [word, field] as const)),
);

/** Headings that mean one thing or another, as their cells tell. */
const unsure = new Map<string, readonly string[]>([
  ["type", ["floorplans.bhkType", "propertyType"]],
  ["unittype", ["floorplans.bhkType", "propertyType"]],
  ["flattype", ["floorplans.bhkType", "propertyType"]],
  ["unit", ["floorplans.bhkType"]],
  ["size", ["floorplans.bhkType", "floorplans.area"]],
  ["sizes", ["floorplans.bhkType", "floorplans.area"]],
]);

const unitWords =
  /\((?:[^()]*)\)|\b(?:in|rs|inr|₹|lakhs?|lacs?|crs?|crores?|sft|sq\.? ?ft|sq\.? ?yds?|sq\.? ?m(?:trs?|ts?)?|sqft|sqm)\b\.?/gi;

/** The field of a heading; `""`: it is left out; `null`: nobody knows. `cells`: some of its column, where they tell more. */
export function meansOf(heading: string, cells: readonly string[] = []): string | null {
  const own = matchHeading(heading);
  const bare = bareName(heading);
  // Of a record that is written back, and what builders call a locality.
  if (own !== null && (own !== "location" || heading.trim() === "location")) return own;
  const plain = bareName(heading.replace(unitWords, " "));
  if (leftOut.has(bare) || leftOut.has(plain)) return "";
  const found = words.get(bare) ?? words.get(plain) ?? (plain === "" ? null : matchHeading(plain));
  if (found) return found;
  const fields = unsure.get(bare) ?? unsure.get(plain);
  if (!fields) return null;
  return fields.find((field) => reads(field, cells)) ?? null;
}

/** Whether most cells can be read as this. */
function reads(field: string, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const read = filled.filter((cell) => {
    const text = cell.trim();
    if (field === "floorplans.bhkType") return /\d ?-?(?:b\.?h|bed|rk)|studio/i.test(text) || isRooms(text);
    if (field === "propertyType") return isRead(readPropertyType(text));
    return /\d/.test(text);
  });
  return filled.length > 0 && read.length * 2 > filled.length;
}

function isRooms(text: string): boolean {
  return /^\d{1,2}(?:\.5)?$/.test(text) && isRead(readBhk(text));
}

function isRead(read: unknown): boolean {
  return !(read instanceof Unreadable) && !(read instanceof Guess && read.value === undefined);
}

/** The fields of a sheet's columns: a price beside floor plans is theirs. `headings` and `fields` are of one length. */
export function withPlanPrice(
  headings: readonly string[],
  fields: readonly (string | null)[],
): (string | null)[] {
  const prices = fields.filter((field) => field === "price").length;
  const hasPlans = fields.some((field) => field === "floorplans.bhkType" || field === "floorplans.area");
  if (prices !== 1 || !hasPlans || fields.includes("floorplans.price")) return [...fields];
  // Under the field's own name it is meant.
  return fields.map((field, at) =>
    field === "price" && headings[at]?.trim() !== "price" ? "floorplans.price" : field,
  );
}

/** What a heading says of the unit of its numbers, to stand behind each that has none. */
export function unitOf(heading: string, field: string): string {
  if (/price$/i.test(field)) {
    if (/\b(?:lakhs?|lacs?)\b|\(l\)/i.test(heading)) return " L";
    return /\b(?:crs?|crores?)\b/i.test(heading) ? " Cr" : "";
  }
  if (!/area$/i.test(field)) return "";
  if (/yards?|\byds?\b|gaj/i.test(heading)) return " sq yd";
  return /\bsq\.? ?m(?:trs?|ts?|et(?:re|er)s?)?\b|\bsqm\b/i.test(heading) ? " sqm" : "";
}

/** A cell with the unit of its heading. */
export function withUnit(cell: string, unit: string): string {
  return unit !== "" && /^[\d.,]*\d(?:\s*[-–—]\s*[\d.,]*\d)?$/.test(cell.trim()) ? cell.trim() + unit : cell;
}

/** Headings over two lines as one: the lower one where it says what it is by itself, else both. */
export function joinHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [(upper[at] ?? "").trim(), (lower[at] ?? "").trim()];
    if (above === "" || below === "" || above === below) return above || below;
    return !isUnit(below) && meansOf(below) !== null ? below : `${above} ${below}`;
  });
}

/** Whether a row can be the second line of headings: words or units, and nothing that could be a project's. */
export function isSecondLine(upper: readonly string[], lower: readonly string[]): boolean {
  const filled = lower.flatMap((cell, at) =>
    cell.trim() === "" ? [] : [{ above: (upper[at] ?? "").trim(), below: cell.trim() }],
  );
  if (filled.length === 0 || filled.some(({ below }) => /\d/.test(below))) return false;
  return filled.every(
    ({ above, below }) =>
      above === below || isUnit(below) || meansOf(below) !== null || meansOf(`${above} ${below}`) !== null,
  );
}

function isUnit(text: string): boolean {
  return text.replace(unitWords, "").replace(/[^\p{L}\p{N}]/gu, "") === "";
}
