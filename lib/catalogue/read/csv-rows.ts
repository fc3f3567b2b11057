import { maxRecordBytes } from "./catalogue-item";
import { LineSplitter, type Line } from "./line-splitter";

/** `fault`: why the row can't be taken as it is, when that is known before its cells are read. */
export type CellRow = { line: number; cells: string[]; fault?: string };
export type NumberedRow = CellRow | { line: number; error: string; text?: string };
/** A spreadsheet separates by the list separator of its country, and a copied range by tabs. */
export const separatorNames = { ",": "commas", ";": "semicolons", "\t": "tabs" };
export type Separator = keyof typeof separatorNames;
/** `open`: what is read of the last cell, which is quoted and goes on in the next line. */
type OpenRow = { cells: string[]; open: string };
type CsvRow = { cells: string[]; open?: undefined } | OpenRow | { error: string };

/**
 * The rows of a CSV file with the line on which each begins. A row with a wrong quote ends with its first line: a quote
 * that is never closed loses one row, not the rest of the file.
 */
export class CsvRows {
  #splitter = new LineSplitter();
  #waiting: { line: number; text: string }[] = []; // the lines of a row whose quote is still open
  #row: OpenRow | undefined; // what is read of them
  #size = 0;

  /** `detect`: the first line tells what separates the cells. */
  constructor(private found: Separator | "detect" = ",") {}

  get separator(): Separator {
    return this.found === "detect" ? "," : this.found;
  }

  push(chunk: Uint8Array): NumberedRow[] {
    return this.#read(this.#splitter.push(chunk), false);
  }

  end(): NumberedRow[] {
    return this.#read(this.#splitter.end(), true);
  }

  #read(lines: Line[], last: boolean): NumberedRow[] {
    const rows: NumberedRow[] = [];
    for (const line of lines) this.#add(line, rows);
    while (last && this.#waiting.length > 0) this.#giveUp(rows, 'a " is never closed');
    return rows;
  }

  #add(line: Line, rows: NumberedRow[]): void {
    if (line.error !== undefined) {
      while (this.#waiting.length > 0) this.#giveUp(rows, 'a " is never closed');
      rows.push(line);
      return;
    }
    if (this.found === "detect") {
      // Excel's own first line, which it does not show.
      const said = /^sep=([,;\t])$/.exec(line.text)?.[1];
      this.found = (said ?? mostOf(line.text)) as Separator; // both find nothing else
      if (said !== undefined) return;
    }
    this.#waiting.push(line);
    this.#size += line.text.length;
    const row = readLine(line.text, this.separator, this.#row);
    if ("error" in row) this.#giveUp(rows, row.error);
    else if (row.open !== undefined) {
      this.#row = row;
      if (this.#size > maxRecordBytes) this.#giveUp(rows, 'a " is never closed');
    } else {
      if (row.cells.length > 1 || row.cells[0] !== "")
        rows.push({ line: this.#waiting[0]!.line, cells: row.cells });
      this.#clear();
    }
  }

  /** Refuses the first waiting line and reads the others again. */
  #giveUp(rows: NumberedRow[], error: string): void {
    const [first, ...others] = this.#waiting;
    this.#clear();
    if (first) rows.push({ line: first.line, error, text: first.text });
    for (const line of others) this.#add(line, rows);
  }

  #clear(): void {
    this.#waiting = [];
    this.#row = undefined;
    this.#size = 0;
  }
}

/** The separator that a heading has most often outside its quotes; a comma when in doubt. */
function mostOf(heading: string): Separator {
  const bare = heading.replace(/"(?:[^"]|"")*"?/g, "");
  const count = (separator: Separator) => bare.split(separator).length;
  return count("\t") > Math.max(count(","), count(";")) ? "\t" : count(";") > count(",") ? ";" : ",";
}

/**
 * The cells of a line of CSV (RFC 4180), behind those of a row that it goes on with: in double quotes if they contain the
 * separator, `"` or a line end. No line is read twice for the sake of the next one.
 */
function readLine(text: string, separator: Separator, before: OpenRow | undefined): CsvRow {
  const cells = before?.cells ?? [];
  let cell = before && `${before.open}\n`; // while in quotes
  for (let at = 0; ;) {
    if (cell === undefined && text[at] !== '"') {
      const end = text.indexOf(separator, at);
      const plain = text.slice(at, end === -1 ? undefined : end);
      if (plain.includes('"')) return { error: 'a " stands inside a cell that is not in quotes' };
      cells.push(plain);
      if (end === -1) return { cells };
      at = end + 1;
      continue;
    }
    if (cell === undefined) at++;
    for (cell ??= ""; ; at += 2) {
      const end = text.indexOf('"', at);
      if (end === -1) return { cells, open: cell + text.slice(at) };
      cell += text.slice(at, end);
      at = end;
      if (text[at + 1] !== '"') break;
      cell += '"';
    }
    cells.push(cell);
    cell = undefined;
    const next = text[at + 1];
    if (next === undefined) return { cells };
    if (next !== separator) return { error: 'something stands after the closing " of a cell' };
    at += 2;
  }
}
