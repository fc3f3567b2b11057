import type { CatalogueItem } from "./catalogue-item";
import { recordColumns } from "./csv-columns";
import { CsvGroup, shorten, type Cells } from "./csv-group";
import { readHeader } from "./csv-header";
import { separatorNames, type CellRow, type NumberedRow, type Separator } from "./csv-rows";

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
