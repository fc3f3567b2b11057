import type { CellFault, LineNote } from "./catalogue-item";
import { Guess, readMediaPath } from "./cell-readings";
import { CsvGroup, type Cells } from "./read-rows";
import { recordColumns } from "./csv-columns";
import { reraLines } from "@/lib/projects/project/rera-check-schema";
import { reraColumns } from "./cell-figures";

/** The fields of a form, each as it was typed. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * A project that was typed into a form instead of a spreadsheet: the same cells, read in the same way. `planRows` and
 * `pictureRows`: which row of the form each floor plan and picture is.
 */
export type FormRecord = {
  value: Record<string, unknown>;
  faults: CellFault[];
  guesses: LineNote[];
  planRows: number[];
  pictureRows: number[];
};

/** Its names are those of a file's columns, with the number of the row for what repeats: `floorplans[1].price`. */
export function readForm(fields: FormFields): FormRecord {
  const own: Cells = new Map();
  for (const name of Object.keys(recordColumns)) {
    if (name in reraColumns) continue;
    const typed = fields[name]?.trim();
    if (typed) own.set(name, typed);
  }
  own.set("kind", fields.propertyType === "Plot" ? "plot" : "property");
  const amenities = own.get("propertyAmenities");
  if (amenities) own.set("propertyAmenities", amenities.split("\n").join("; "));
  // One price is both, as in the column `price` of a file.
  const least = own.get("minPrice");
  if (least !== undefined && !own.has("maxPrice")) {
    own.delete("minPrice");
    own.set("price", least);
  }
  const group = new CsvGroup(1, own);
  const plans = rowsOf(fields, "floorplans");
  for (const { cells } of plans)
    group.addRow(1, new Map([...cells].map(([name, cell]) => [`floorplans.${name}`, cell])), 0);
  const item = group.toItem();
  const value: Record<string, unknown> = "value" in item ? { ...(item.value as object) } : {};
  const guesses = "guesses" in item ? (item.guesses ?? []) : [];
  const faults = "faults" in item ? (item.faults ?? []) : [];
  value["reraCheck"] = readChecks(fields);
  const pictures = inPlaces(rowsOf(fields, "galleries").filter(saysMore));
  if (pictures.length > 0) value["galleries"] = pictures.map(({ cells }) => toPicture(cells));
  return {
    value,
    guesses,
    // A file's sentences begin with the line.
    faults: faults.map(({ field, text }) => ({
      field,
      text: text.replace(/^line \d+, [\w.]+: /, `${field} `),
    })),
    planRows: plans.map(({ row }) => row),
    pictureRows: pictures.map(({ row }) => row),
  };
}

/** Every line of what was compared with the register; one day can be typed for all that have none of their own. */
function readChecks(fields: FormFields): object {
  const typed = (name: string) => fields[`reraCheck.${name}`]?.trim() || undefined;
  const lines = reraLines.map((line) => {
    const standing = typed(`${line}.standing`) ?? "not checked";
    const checkedOn =
      typed(`${line}.checkedOn`) ?? (standing === "not checked" ? undefined : typed("checkedOn"));
    return [line, { standing, checkedOn, says: typed(`${line}.says`) }] as const;
  });
  return Object.fromEntries(lines);
}

type Row = { row: number; cells: Cells };

/** The rows in which anything was typed, without those that are ticked to go. */
function rowsOf(fields: FormFields, kind: string): Row[] {
  const rows = new Map<number, Cells>();
  for (const [name, typed] of Object.entries(fields)) {
    const [, of, row, key = ""] = /^(\w+)\[(\d{1,4})\]\.(\w+)$/.exec(name) ?? [];
    if (of !== kind || !typed.trim()) continue;
    const cells: Cells = rows.get(Number(row)) ?? new Map<string, string>();
    rows.set(Number(row), cells.set(key, typed.trim()));
  }
  return [...rows]
    .filter(([, cells]) => !cells.has("remove"))
    .sort(([a], [b]) => a - b)
    .map(([row, cells]) => ({ row, cells }));
}

/** A row that says more than where it would stand. */
function saysMore({ cells }: Row): boolean {
  return [...cells.keys()].some((name) => name !== "place" && name !== "type");
}

/** In the order of the places that were typed; whoever was given another one's place comes before or after it, as he moved. */
function inPlaces(rows: readonly Row[]): Row[] {
  const placeOf = ({ row, cells }: Row) => {
    const own = row + 1;
    const place = Number(cells.get("place") ?? own);
    if (!Number.isFinite(place) || place === own) return own;
    return place < own ? place - 0.5 : place + 0.5;
  };
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}

function toPicture(cells: Cells): object {
  const link = cells.get("mediaLink");
  const path = link === undefined ? undefined : readMediaPath(link);
  const picture = Object.fromEntries([...cells].filter(([name]) => pictureKeys.has(name)));
  return { ...picture, mediaLink: path instanceof Guess ? path.value : path };
}

const pictureKeys = new Set(["galleryType", "mediaNote", "type"]);
