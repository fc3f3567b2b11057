/*
 * What a cell of a spreadsheet says. A reader gives the plain value where the cell can mean nothing else, a `Guess`
 * where a meaning was chosen (staff read it in the report), and `Unreadable` with the rest of a sentence that begins
 * with the cell.
 */
export class Guess {
  constructor(
    /** `undefined`: the field stays empty. */
    readonly value: unknown,
    /** What was read, as staff would write it. */
    readonly as: string,
  ) {}
}

export class Unreadable {
  constructor(readonly why: string) {}
}

export type CellReader = (cell: string) => unknown;

const longestCell = 500;

/** A reader that looks for nothing in a cell longer than any that it could read. */
export function short(read: CellReader): CellReader {
  return (cell) =>
    cell.length > longestCell
      ? new Unreadable(`is longer than the ${longestCell} characters that can stand here`)
      : read(cell);
}

const nothing = new Set(
  [
    ...["na", "nil", "none", "notavailable", "notapplicable", "tba", "tbd", "tobeannounced", "tobedecided"],
    ...[
      "por",
      "priceonrequest",
      "onrequest",
      "request",
      "callforprice",
      "callus",
      "contactus",
      "askforprice",
    ],
  ].values(),
);

/** Whether the cell says in words that there is nothing to say: `NA`, `TBA`, `Price on request`, `--`. */
export function saysNothing(cell: string): boolean {
  return /^[\s\-–—.?_]*$/.test(cell) || nothing.has(cell.toLowerCase().replace(/[^a-z]/g, ""));
}

/** Lower case, single ordinary spaces: spreadsheets put other spaces between number and unit. */
export function calm(cell: string): string {
  return cell.toLowerCase().replace(/\s+/g, " ").trim();
}

/** From the first digit to the last, without these; empty with fewer than two. */
export function betweenDigits(text: string): string {
  return /\d(.*)\d/.exec(text)?.[1] ?? "";
}

/** A number in Indian or western grouping (`58,50,000`, `5,850,000`) or with spaces; `null` if it is none. */
export function ungrouped(text: string): number | null {
  if (!/^\d+(?:\.\d+)?$|^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d+)?$/.test(text)) return null;
  return Number(text.replace(/[, ]/g, ""));
}

/** What Excel writes for a number when its column is too narrow, or when a formula failed. */
export function excelFault(cell: string): Unreadable | null {
  if (/^#+$/.test(cell))
    return new Unreadable("is what Excel shows in a column that is too narrow: widen it and save again");
  if (/^#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!|spill!)$/i.test(cell))
    return new Unreadable("is an error of a formula in the spreadsheet");
  return null;
}
