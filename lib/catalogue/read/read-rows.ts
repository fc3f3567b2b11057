import { currentPlaceName } from "@/lib/places/place-name";
import {
  type CatalogueItem,
  type CellFault,
  type LineNote,
  maxRecordBytes,
  type RecordParser,
  tooLarge,
} from "./catalogue-item";
import { foldReraColumns } from "./cell-figures";
import { Guess, Unreadable } from "./cell-readings";
import { floorPlanColumns, readHeader, recordColumns } from "./csv-columns";
import { type CellRow, CsvRows, type NumberedRow, type Separator, separatorNames } from "./csv-rows";

/**
 * The records of a table: the first row names the columns, each further row is one floor plan, and rows in sequence with the
 * same `externalId` are one project; so is a row below with nothing but a floor plan, as merged cells leave it. An empty cell
 * is an absent field, a row whose first cell begins with `#` a comment. An unknown column stops the file.
 */
export class RowParser {
  #columns: string[] | undefined;
  #commented = false; // whether the first column is one in which # can be nothing but a comment
  #stopped = false;
  #group: CsvGroup | undefined;
  #items: CatalogueItem[] = [];
  #broken: { error: string; cells: ReadonlySet<string> } | undefined; // the last row that could not be read

  /** `separator`: what separates the cells of its rows, once the first of them is read. */
  constructor(private readonly separator: () => Separator = () => ",") {}

  /** Whether nothing after what was read can be. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  read(rows: readonly NumberedRow[]): CatalogueItem[] {
    this.#items = [];
    for (const row of rows) if (!this.#stopped) this.#readRow(row);
    return this.#items;
  }

  /** Reads the last rows. */
  end(rows: readonly NumberedRow[] = []): CatalogueItem[] {
    const items = this.read(rows);
    this.#closeGroup();
    if (!this.#columns && !this.#stopped) this.#stop(1, "the file is empty");
    return items;
  }

  #readRow(row: NumberedRow): void {
    if (!this.#columns) {
      if ("error" in row) return this.#stop(row.line, row.error);
      this.#readHeader(row.line, row.cells);
    } else if ("error" in row) {
      const error = `line ${row.line} can't be read: ${row.error}`;
      // Once, and not for each row below it.
      const cells = new Set(row.text?.split(/[,;\t]/).map((cell) => cell.trim()));
      this.#broken = { error, cells };
      if (this.#group && this.#isBroken(this.#group.externalId)) this.#group.error ??= error;
      else this.#items.push({ line: row.line, error: `the row can't be read: ${row.error}` });
    } else if (!(this.#commented && row.cells[0]!.trimStart().startsWith("#"))) {
      this.#addRow(row);
    }
  }

  #readHeader(line: number, cells: string[]): void {
    const header = readHeader(cells);
    if ("fault" in header) return this.#stop(line, header.fault);
    this.#columns = header.columns;
    this.#commented = ["kind", "externalId"].includes(header.columns[0]!);
    const separator = this.separator();
    const notes = separator === "," ? [] : [`the columns are separated by ${separatorNames[separator]}`];
    for (const note of [...notes, ...header.guesses]) this.#items.push({ line, note });
  }

  #addRow({ line, cells: row, fault }: CellRow): void {
    const cells: Cells = new Map();
    for (const [at, name] of this.#columns!.entries()) {
      const cell = row[at]?.trim();
      if (cell) cells.set(name, cell);
    }
    if (cells.size === 0) return;
    const externalId = cells.get("externalId") ?? "";
    const continues =
      this.#group && (externalId === "" ? isOnlyPlan(cells) : this.#group.externalId === externalId);
    if (!continues) {
      this.#closeGroup();
      this.#group = new CsvGroup(line, cells);
      if (this.#isBroken(externalId)) this.#group.error = this.#broken?.error;
    }
    const group = this.#group!;
    group.error ??= fault ?? rowFault(line, row, this.#columns!, cells);
    const size = row.reduce((total, cell) => total + cell.length, 0);
    group.addRow(line, cells, size);
  }

  /** If one row of a project can't be read, the project is refused: it would lack a floor plan. */
  #isBroken(externalId: string): boolean {
    return externalId !== "" && (this.#broken?.cells.has(externalId) ?? false);
  }

  #closeGroup(): void {
    if (this.#group) this.#items.push(this.#group.toItem());
    this.#group = undefined;
  }

  #stop(line: number, error: string): void {
    this.#items.push({ line, error, stops: true });
    this.#stopped = true;
  }
}

function isOnlyPlan(cells: Cells): boolean {
  return [...cells.keys()].every(isOfPlan);
}

/** Whether a column is of a floor plan, and not of the whole project. */
export function isOfPlan(name: string): boolean {
  return !(name in recordColumns) && name !== "";
}

function rowFault(line: number, row: string[], columns: readonly string[], cells: Cells): string | undefined {
  const fault = widthFault({ line, cells: row }, columns.length);
  if (fault !== undefined) return fault;
  if (row.some((cell) => cell.includes("\u0000"))) return `line ${line} holds a NUL character`;
  const stray = cells.get("");
  return stray === undefined
    ? undefined
    : `line ${line} has "${shorten(stray)}" in a column without a heading`;
}

/** A row that has more or fewer cells than there are headings. */
export function widthFault({ line, cells }: CellRow, width: number): string | undefined {
  const extra = cells.slice(width).filter((cell) => cell.trim() !== "");
  if (cells.length >= width && extra.length === 0) return undefined;
  const counts = `line ${line} has ${cells.length} cells, the header has ${width}`;
  return extra.length > 0 ? `${counts}: a cell with the separator inside needs quotes around it` : counts;
}

export type Cells = Map<string, string>;

/** The most of a cell that a sentence shows. */
const shownCharacters = 60;

/** The rows of one project (or post): the first gives its fields, and each gives a floor plan. */
export class CsvGroup {
  readonly externalId: string;
  error: string | undefined;
  #fields: Cells = new Map();
  #value: Record<string, unknown> = {};
  #plans: object[] = [];
  #lines: number[] = [];
  #planLines: number[] = [];
  #guesses: LineNote[] = [];
  #faults: CellFault[] = [];
  #size = 0;

  constructor(
    readonly line: number,
    cells: Cells,
  ) {
    this.externalId = cells.get("externalId") ?? "";
    for (const [name, cell] of cells) {
      const read = recordColumns[name];
      if (!read) continue;
      this.#fields.set(name, cell);
      this.#read(read(cell), { line, name, cell, field: name }, this.#value);
    }
  }

  /** Adds a row, the first one too. */
  addRow(line: number, cells: Cells, size: number): void {
    this.#size += size;
    this.#lines.push(line);
    if (this.#size > maxRecordBytes) this.error ??= tooLarge;
    if (!this.error && line !== this.line) this.#compare(line, cells);
    if (this.error) return;
    const plan: Record<string, unknown> = {};
    let given = false;
    for (const [name, cell] of cells) {
      const read = floorPlanColumns[name];
      if (!read) continue;
      given = true;
      const key = name.slice("floorplans.".length);
      this.#read(
        read(cell),
        { line, name, cell, field: `floorplans[${this.#plans.length}].${key}` },
        plan,
        key,
      );
    }
    if (!given) return;
    this.#plans.push(plan);
    this.#planLines.push(line);
  }

  /** The project as an item, when its last row was read. */
  toItem(): CatalogueItem {
    const { line, error, externalId } = this;
    const lines = this.#lines;
    if (error) return { line, lines, error, text: JSON.stringify({ externalId, kind: this.#value["kind"] }) };
    if (this.#plans.length > 0) this.#value["floorplans"] = this.#plans;
    return {
      line,
      lines,
      value: foldReraColumns(this.#value),
      planLines: this.#planLines,
      ...(this.#guesses.length > 0 ? { guesses: this.#guesses } : {}),
      ...(this.#faults.length > 0 ? { faults: this.#faults } : {}),
    };
  }

  #read(
    read: unknown,
    { line, name, cell, field }: { line: number; name: string; cell: string; field: string },
    into: Record<string, unknown>,
    key = name,
  ): void {
    if (read instanceof Unreadable) {
      this.#faults.push({ field, text: `line ${line}, ${name}: "${shorten(cell)}" ${read.why}` });
    } else if (read instanceof Guess) {
      this.#guesses.push({ line, text: `${name}: "${shorten(cell)}" was read as ${read.as}` });
      if (read.value !== undefined) into[key] = read.value;
    } else into[key] = read;
  }

  /** A later row may leave out what the first one says, and write it with other capitals and spaces. */
  #compare(line: number, cells: Cells): void {
    for (const name of Object.keys(recordColumns)) {
      const [here, there] = [cells.get(name), this.#fields.get(name)];
      if (here === there) continue;
      if (here === undefined && there !== undefined) continue;
      if (here !== undefined && there !== undefined && meaningOf(name, here) === meaningOf(name, there)) {
        this.#guesses.push({
          line,
          text: `${name}: "${shorten(here)}" was read as "${shorten(there)}", as in line ${this.line}`,
        });
        continue;
      }
      const both = `"${shorten(there ?? "")}" and "${shorten(here ?? "")}"`;
      this.error ??= `${name} differs between the lines ${this.line} and ${line} of this project: ${both}`;
    }
  }
}

function shorten(cell: string): string {
  return cell.length > shownCharacters ? `${cell.slice(0, shownCharacters - 1)}…` : cell;
}

/** "Flat" and "Apartment", "Hyd" and "Hyderabad" are one. */
function meaningOf(name: string, cell: string): string {
  const read = recordColumns[name]?.(cell);
  const value = read instanceof Guess ? read.value : read;
  if (value instanceof Unreadable || typeof value !== "string") {
    return value instanceof Unreadable ? cell : JSON.stringify(value);
  }
  const said = placeColumns.includes(name) ? currentPlaceName(value) : value;
  return said.toLowerCase().replace(/\s+/g, " ");
}

const placeColumns = ["city", "state", "locality"];

/** CSV, with the separator of its first line. */
export class CsvParser implements RecordParser {
  #rows = new CsvRows("detect");
  #records = new RowParser(() => this.#rows.separator);

  push(chunk: Uint8Array): CatalogueItem[] {
    return this.#records.isStopped ? [] : this.#records.read(this.#rows.push(chunk));
  }

  end(): CatalogueItem[] {
    return this.#records.end(this.#records.isStopped ? [] : this.#rows.end());
  }
}
