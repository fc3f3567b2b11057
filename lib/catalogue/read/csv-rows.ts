import { maxRecordBytes } from "./catalogue-item";
import { parseCsvRow } from "./csv-row";
import { LineSplitter, type Line } from "./line-splitter";

export type NumberedRow = { line: number; cells: string[] } | { line: number; error: string; text?: string };

/**
 * The rows of a CSV file with the line each begins on. A row with a wrong quote ends with its first line: a quote that
 * is never closed costs one row and not the rest of the file.
 */
export class CsvRows {
  #splitter = new LineSplitter();
  #waiting: { line: number; text: string }[] = []; // the lines of a row whose quote is still open
  #size = 0;

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
    this.#waiting.push(line);
    this.#size += line.text.length;
    const first = this.#waiting.length === 1;
    if (!first && !line.text.includes('"')) {
      if (this.#size > maxRecordBytes) this.#giveUp(rows, 'a " is never closed');
      return;
    }
    const row = parseCsvRow(this.#waiting.map(({ text }) => text).join("\n"));
    if ("cells" in row) {
      if (row.cells.length > 1 || row.cells[0] !== "") rows.push({ line: this.#waiting[0]!.line, ...row });
      this.#clear();
    } else if ("error" in row) this.#giveUp(rows, row.error);
    else if (this.#size > maxRecordBytes) this.#giveUp(rows, 'a " is never closed');
  }

  /** Refuses the first waiting line and reads the others anew. */
  #giveUp(rows: NumberedRow[], error: string): void {
    const [first, ...others] = this.#waiting;
    this.#clear();
    if (first) rows.push({ line: first.line, error, text: first.text });
    for (const line of others) this.#add(line, rows);
  }

  #clear(): void {
    this.#waiting = [];
    this.#size = 0;
  }
}
