import { bareName } from "@/lib/base/nearest-name";
import type { CellRow, NumberedRow } from "@/lib/catalogue/read/csv-rows";
import { headingKeys } from "@/lib/catalogue/read/sheet-shape";
import type { LeadColumn, SheetColumn } from "@/lib/desk/forms/lead-file";
import { readPhoneCell } from "./lead-cells";

/* What the columns of a sheet of people are: by their headings, by what was chosen, and by what is in them. */

const whose =
  "(?:the)?(?:customer|client|lead|buyer|contact|visitor|enquirer|enquiry|user|guest|person|prospect|candidate|primary|full|your)?s?";
const further = "(?:alternate|alternative|alt|secondary|second|other|additional|2nd|res|office|home)?";
const number = "(?:no|nos|num|number|numbers)?(?:s|[1-4])?";

/** Bare headings, the first that fits. */
const meanings: readonly (readonly [LeadColumn | "", RegExp])[] = [
  ["", /^(?:s|sl|sr|serial|row)(?:no|num|number|l)?$|^no$/],
  ["id", /^(?:lead|enquiry|inquiry|query|response)(?:id|no|number|ref|reference)$/],
  ["at", /^(?:date|time|datetime|dateandtime|dateofenquiry|dateofinquiry|timestamp)$/],
  [
    "at",
    /^(?:lead|enquiry|inquiry|query|response|received|created|submitted|registration|registered|visit|contacted|posted)(?:on|at|date|time|datetime|dateandtime|timestamp)$/,
  ],
  ["email", new RegExp(`^${whose}${further}(?:e?mail)(?:id|ids|address|addresses)?\\d?$`)],
  [
    "phone",
    new RegExp(
      `^${whose}${further}(?:mobile|mob|phone|ph|cell|contact|whatsapp|tel|telephone){1,2}${number}$`,
    ),
  ],
  ["phone", new RegExp(`^${further}(?:number|contactdetails)$`)],
  ["name", new RegExp(`^${whose}(?:first|last|middle|sur)?name(?:ofthe)?(?:customer|client|visitor|lead)?$`)],
  [
    "name",
    /^(?:customer|client|visitor|guest|buyer|contactperson|nameof(?:the)?(?:customer|client|visitor|person))$/,
  ],
  [
    "project",
    /^(?:project|property|society|building|venture|listing|site)(?:name|title|interested|interestedin)?$|^interested(?:in|project|property)$|^nameofproject$/,
  ],
  [
    "message",
    /^(?:message|messages|msg|remark|remarks|comment|comments|note|notes|requirement|requirements|query|enquiry|inquiry|details|feedback|description|lookingfor|whattheywant)$/,
  ],
  [
    "besides",
    /^(?:city|location|locality|area|address|pincode|budget|budgetrange|price|pricerange|bhk|configuration|config|unittype|propertytype|type|size|possession|purpose|occupation|company|profession|nationality|loan|visittime|timeline)$/,
  ],
];

/** What a heading says; `null`: nobody knows. */
export function meaningOf(heading: string): LeadColumn | "" | null {
  const bare = bareName(heading);
  return meanings.find(([, names]) => names.test(bare))?.[0] ?? null;
}

/** What somebody chose, by the keys of the headings. */
export type ChosenColumns = Readonly<Record<string, LeadColumn | "">>;

/** A title, a date or a note may stand above the headings. */
const mostAbove = 20;
const mostExamples = 60;
const shownExamples = 3;
const shownCharacters = 40;

export type LeadSheet = { headings: string[]; columns: SheetColumn[]; rows: NumberedRow[] };

/** The headings of a sheet with what each column is, and the rows below. A list without headings has columns by their letters. */
export function readLeadSheet(all: readonly NumberedRow[], chosen: ChosenColumns): LeadSheet {
  const [top, at] = findHeadings(all, chosen);
  const width = all.reduce((most, row) => Math.max(most, "cells" in row ? row.cells.length : 0), 0);
  const headings = top
    ? top.cells.map((cell) => cell.trim())
    : Array.from({ length: width }, (_, column) => `Column ${letterOf(column)}`);
  const rows = all.slice(at + 1);
  const keys = headingKeys(headings);
  const cellsOf = (column: number) =>
    rows
      .flatMap((row) => ("cells" in row ? [(row.cells[column] ?? "").trim()] : []))
      .filter(Boolean)
      .slice(0, mostExamples);
  const found = headings.map((heading) => meaningOf(heading));
  for (const [field, isOne] of byContent)
    if (!found.includes(field)) {
      const column = found.findIndex((one, place) => one === null && isMostly(cellsOf(place), isOne));
      if (column >= 0) found[column] = field;
    }
  const columns = headings.map((heading, column): SheetColumn => {
    const examples = [...new Set(cellsOf(column))].slice(0, shownExamples).map(short);
    const key = keys[column]!;
    const own = heading === "" && examples.length === 0 ? "" : found[column]!;
    return { key, heading, found: own, field: chosen[key] ?? own, examples };
  });
  return { headings, columns, rows };
}

function findHeadings(
  rows: readonly NumberedRow[],
  chosen: ChosenColumns,
): [top: CellRow | null, at: number] {
  let best: { row: CellRow; at: number; known: number } | null = null;
  for (const [at, row] of rows.slice(0, mostAbove).entries()) {
    if ("error" in row) continue;
    // A person is no heading, whatever the cells beside the number say.
    if (row.cells.some((cell) => readPhoneCell(cell).phone !== null)) {
      const above = rows[at - 1];
      // Headings that nobody knows stand above the first person.
      if (best === null && above && "cells" in above && mayBeHeadings(above))
        best = { row: above, at: at - 1, known: 0 };
      continue;
    }
    const keys = headingKeys(row.cells);
    const known = row.cells.filter(
      (cell, column) => cell.trim() !== "" && (chosen[keys[column]!] ?? meaningOf(cell)) !== null,
    ).length;
    if (known > (best?.known ?? 0)) best = { row, at, known };
  }
  return best ? [best.row, best.at] : [null, -1];
}

/** Several words, and none with a mailbox or a broken number in it: that is a person too. */
function mayBeHeadings({ cells }: CellRow): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length > 1 && !filled.some((cell) => /@|\d{3}|\dE\+/i.test(cell));
}

const byContent: readonly (readonly [LeadColumn, (cell: string) => boolean])[] = [
  ["phone", (cell) => readPhoneCell(cell).phone !== null],
  ["email", (cell) => /^\S+@\S+\.\S+$/.test(cell)],
];

function isMostly(cells: readonly string[], isOne: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(isOne).length > cells.length * 0.6;
}

function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

function short(cell: string): string {
  return cell.length > shownCharacters ? `${cell.slice(0, shownCharacters - 1)}…` : cell;
}
