import type { LineNote } from "./catalogue-item";
import { matchHeading } from "./csv-columns";
import type { CellRow, NumberedRow } from "./csv-rows";
import { isOfPlan } from "./read-rows";
import { meansOf } from "./builder-columns";

/** Rows of a sheet that become no project, and why; `text`: what stands in them. */
export type LeftRow = { line: number; lines: readonly number[]; text: string; why: string };

type BuilderRows = { rows: NumberedRow[]; left: LeftRow[]; notes: LineNote[] };
type Options = {
  /** Fields that no row says by itself: chosen for all. */
  added: ReadonlySet<string>;
  /** Lines that somebody has mended: they are meant. */
  mended: ReadonlySet<number>;
  /** All that stands in a line, in columns that are left out too. */
  textsOf: ReadonlyMap<number, readonly string[]>;
  /** Its keys are made of names: rows of one project need not stand together. */
  isKeyless: boolean;
};

/**
 * The rows of a builder's sheet for the reader of tables: without totals, footnotes and headings in between, with a row for
 * each end of a range, and those of one project together. `rows`: as `shapeRows` gives them.
 */
export function readBuilderRows([top, ...rows]: readonly NumberedRow[], options: Options): BuilderRows {
  if (!top || "error" in top) return { rows: top ? [top, ...rows] : [], left: [], notes: [] };
  const sheet = new Sheet(top);
  const left: LeftRow[] = [];
  const notes: LineNote[] = [];
  const kept = rows.flatMap((row): NumberedRow[] => {
    if ("error" in row || row.cells[0]?.trimStart().startsWith("#")) return [row];
    const said = sheet.said(row, options.added);
    const texts = options.textsOf.get(row.line) ?? [];
    const why = options.mended.has(row.line) ? null : whyLeft(said, texts, sheet.width - options.added.size);
    if (why === null) return splitRanges(sheet, row, notes);
    left.push({ line: row.line, lines: [row.line], text: texts.join(" · "), why });
    return [];
  });
  const together = options.isKeyless ? groupByKey(sheet, kept, notes) : kept;
  const width = sheet.headings.length;
  const padded = together.map((row) =>
    "error" in row || row.fault
      ? row
      : { ...row, cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? "") },
  );
  return { rows: [{ line: top.line, cells: sheet.headings }, ...padded], left, notes };
}

type Said = { field: string; text: string };

/** The columns of a sheet; more can be added behind them. */
class Sheet {
  readonly headings: string[];
  readonly width: number;
  #fields: string[];

  constructor({ cells }: CellRow) {
    this.headings = [...cells];
    this.#fields = cells.map((heading) => matchHeading(heading) ?? heading);
    this.width = cells.length;
    // The reader wants both; the desk knows them of projects that are stored.
    for (const field of ["kind", "externalId"]) this.at(field);
  }

  at(field: string): number {
    const found = this.#fields.indexOf(field);
    if (found >= 0) return found;
    this.headings.push(field);
    return this.#fields.push(field) - 1;
  }

  find(field: string): number | null {
    const found = this.#fields.indexOf(field);
    return found < 0 ? null : found;
  }

  said({ cells }: CellRow, added: ReadonlySet<string>): Said[] {
    return this.#fields.flatMap((field, at) => {
      const text = (cells[at] ?? "").trim();
      return text === "" || added.has(field) ? [] : [{ field, text }];
    });
  }
}

const total =
  /^(?:(?:grand|sub|net|over ?all)[\s-]*)?(?:totals?|sum|average|avg)\b\.?(?:\s*(?:[:=(–-].*|units?|flats?|homes?|area|amount|price|value|nos?\.?|no\.? of .*|sft|sq\.? ?ft\.?))?$/i;
const footnote = /^(?:[*†‡•]|notes?\b|n\.?b\.?\b|terms\b|t ?& ?c\b|disclaimer\b|conditions\b|e ?& ?o ?e\b)/i;
/** In a sheet of fewer columns one cell can be all that there is of a row. */
const fewColumns = 3;

/** Why a row is no project; `null` when it may be one. */
function whyLeft(said: readonly Said[], texts: readonly string[], width: number): string | null {
  const [first] = texts;
  if (first === undefined) return null;
  if (texts.some((text) => total.test(text))) return "a total";
  const hasFigure = said.some(({ field }) => isFigure(field));
  if (!hasFigure && footnote.test(first)) return "a footnote";
  const repeated = said.filter(({ field, text }) => meansOf(text) === field).length;
  if (repeated > 1 && repeated * 2 > said.length && !said.some(({ text }) => /\d/.test(text)))
    return "the headings again";
  if (said.length > 1 || width < fewColumns) return null;
  return hasFigure ? "a figure alone, as of a total" : "a heading or a note";
}

function isFigure(field: string): boolean {
  return /(?:price|area)$/i.test(field);
}

const plan = { rooms: "floorplans.bhkType", price: "floorplans.price" };
const ranged = ["floorplans.area", "floorplans.carpetArea", plan.price];

/** A row whose cells name two sizes or prices is two floor plans, from the smallest to the largest. */
function splitRanges(sheet: Sheet, row: CellRow, notes: LineNote[]): CellRow[] {
  if (row.fault) return [row];
  const textAt = (field: string) => (row.cells[sheet.find(field) ?? -1] ?? "").trim();
  const note = (field: string, parts: readonly string[]) =>
    notes.push({ line: row.line, text: `${field}: "${textAt(field)}" was read as ${parts.join(" and ")}` });
  const whole = readRange(textAt("price"));
  let cells = row.cells;
  if (whole) {
    note("price", whole);
    cells = withCells(sheet, cells, { price: "", minPrice: whole[0], maxPrice: whole[1] });
  }
  const rooms = readRooms(textAt(plan.rooms));
  const ranges = ranged.flatMap((field) => {
    const range = readRange(textAt(field));
    return range ? [{ field, range }] : [];
  });
  const count = Math.max(rooms.length, ranges.length > 0 ? 2 : 1);
  if (count === 1) return [{ ...row, cells }];
  if (rooms.length > 1) note(plan.rooms, rooms);
  for (const { field, range } of ranges) note(field, range);
  return Array.from({ length: count }, (_, at) => {
    const isLast = at === count - 1;
    const ends = ranges.map(
      ({ field, range }) => [field, at === 0 ? range[0] : isLast ? range[1] : ""] as const,
    );
    // One figure for several sizes is the smallest one's.
    const single = rooms.length > 1 && at > 0 ? ranged.filter((field) => sheet.find(field) !== null) : [];
    return {
      line: row.line,
      cells: withCells(sheet, cells, {
        ...Object.fromEntries(single.map((field) => [field, ""])),
        ...Object.fromEntries(ends),
        ...(rooms.length > 1 ? { [plan.rooms]: rooms[at] ?? "" } : {}),
      }),
    };
  });
}

function withCells(sheet: Sheet, cells: readonly string[], changes: Record<string, string>): string[] {
  const changed = [...cells];
  for (const [field, text] of Object.entries(changes)) changed[sheet.at(field)] = text;
  return Array.from(changed, (cell: string | undefined) => cell ?? "");
}

/** In characters: a longer cell is a text, and searching it for numbers would take long. */
const longestRange = 80;

/** `1,250 - 1,800 sft` as its two ends, each with its unit; `null` for no range. */
function readRange(cell: string): [low: string, high: string] | null {
  if (cell.length > longestRange) return null;
  const text = cell.replace(/[*†]+$/, "").trim();
  const [, low = "", high = ""] =
    /^([^-–—]*?\d[^-–—]*?)\s*(?:-|–|—|\bto\b|\/(?=\s*\d))\s*((?:₹|rs\.?)?\s*\d[^-–—]*)$/i.exec(text) ?? [];
  if (low === "" || /[x×]|\/ ?(?:sq|sft)|per ?sq/i.test(text)) return null;
  const unit = /\p{L}[\p{L}. ]*$/u.exec(high)?.[0] ?? "";
  return [/\d\s*\p{L}/u.test(low) || unit === "" ? low : `${low} ${unit}`, high];
}

/** `2 & 3 BHK` as `2 BHK` and `3 BHK`; one for a cell that names one size, or none. */
function readRooms(cell: string): string[] {
  if (cell.length > longestRange) return [cell];
  const text = cell.replace(/[*†]+$/, "").trim();
  const [, list = "", separator = ""] =
    /^((?:\d{1,2}(?:\.5)?\s*(?:bhk|bed(?:room)?s?)?\s*(,|&|\/|and|-|–|to)\s*)+\d{1,2}(?:\.5)?)\s*(?:bhk|bed(?:room)?s?)?\.?$/i.exec(
      text,
    ) ?? [];
  const numbers = (list.match(/\d{1,2}(?:\.5)?/g) ?? []).map(Number);
  const [low, high] = numbers;
  if (low === undefined || high === undefined) return [text];
  const isSpan = numbers.length === 2 && /[-–]|to/i.test(separator) && high > low;
  const all = isSpan ? Array.from({ length: Math.floor(high - low) + 1 }, (_, at) => low + at) : numbers;
  return all.map((number) => `${number} BHK`);
}

/** Rows of one made key together, at the first of them; a row of a floor plan alone stays below its own. */
function groupByKey(sheet: Sheet, rows: readonly NumberedRow[], notes: LineNote[]): NumberedRow[] {
  const at = sheet.at("externalId");
  const groups = new Map<string, NumberedRow[]>();
  let key = "";
  rows.forEach((row, place) => {
    const own = "error" in row ? "" : (row.cells[at] ?? "").trim();
    const isPlan = "cells" in row && sheet.said(row, new Set()).every(({ field }) => isOfPlan(field));
    key = own || (isPlan ? key : `${place} `);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  });
  return [...groups.values()].flatMap((group) => withoutFlats(sheet, group, notes));
}

/** What is of one flat and another of the next says nothing of the project. */
const ofFlats = ["facing", "dimensions"];

function withoutFlats(sheet: Sheet, group: NumberedRow[], notes: LineNote[]): NumberedRow[] {
  return ofFlats.reduce((rows, field) => {
    const at = sheet.find(field);
    if (at === null) return rows;
    const texts = new Set(rows.flatMap((row) => ("cells" in row && row.cells[at]?.trim()) || []));
    if (texts.size < 2) return rows;
    const [first] = rows;
    if (first)
      notes.push({
        line: first.line,
        text: `${field}: "${[...texts].join('", "')}" was left out, because it differs from row to row`,
      });
    return rows.map((row) => ("cells" in row ? { ...row, cells: row.cells.with(at, "") } : row));
  }, group);
}
