import { maxRecordBytes, tooLarge, type CatalogueItem, type RecordParser } from "./catalogue-item";
import { floorPlanColumns, headerFault, recordColumns } from "./csv-columns";
import { CsvRows, type NumberedRow } from "./csv-rows";

type Cells = Map<string, string>;
type Group = {
  line: number;
  externalId: string;
  fields: Cells;
  plans: object[];
  size: number;
  error?: string;
};

/**
 * CSV: the first row names the columns, each further row is one floor plan, and rows in sequence with the same
 * `externalId` are one project. An empty cell is an absent field. An unknown column stops the file.
 */
export class CsvParser implements RecordParser {
  #rows = new CsvRows();
  #header: string[] | undefined;
  #stopped = false;
  #group: Group | undefined;
  #items: CatalogueItem[] = [];
  #broken: { error: string; text?: string } | undefined; // the last row that could not be read

  push(chunk: Uint8Array): CatalogueItem[] {
    return this.#read(this.#stopped ? [] : this.#rows.push(chunk));
  }

  end(): CatalogueItem[] {
    const items = this.#read(this.#stopped ? [] : this.#rows.end());
    this.#closeGroup();
    if (!this.#header && !this.#stopped) this.#stop(1, "the file is empty");
    return items;
  }

  #read(rows: NumberedRow[]): CatalogueItem[] {
    this.#items = [];
    for (const row of rows) if (!this.#stopped) this.#readRow(row);
    return this.#items;
  }

  #readRow(row: NumberedRow): void {
    if (!this.#header) {
      if ("error" in row) return this.#stop(row.line, row.error);
      this.#header = row.cells.map((name) => name.trim());
      const fault = headerFault(this.#header);
      if (fault) this.#stop(row.line, fault);
    } else if ("error" in row) {
      this.#broken = { ...row, error: `line ${row.line} can't be read: ${row.error}` };
      if (this.#group && isRowOf(this.#group.externalId, row.text)) this.#group.error ??= this.#broken.error;
      else this.#items.push({ line: row.line, error: `the row can't be read: ${row.error}` });
    } else this.#addRow(row.line, row.cells);
  }

  #addRow(line: number, row: string[]): void {
    const cells: Cells = new Map();
    for (const [at, name] of this.#header!.entries()) {
      const cell = row[at]?.trim();
      if (cell) cells.set(name, cell);
    }
    if (cells.size === 0) return;
    const externalId = cells.get("externalId") ?? "";
    if (this.#group?.externalId !== externalId || externalId === "") {
      this.#closeGroup();
      this.#group = { line, externalId, fields: new Map(), plans: [], size: 0 };
      if (isRowOf(externalId, this.#broken?.text)) this.#group.error = this.#broken?.error;
      for (const [name, cell] of cells) if (!(name in floorPlanColumns)) this.#group.fields.set(name, cell);
    }
    const group = this.#group!;
    group.error ??= rowFault(line, row, this.#header!.length, cells, group);
    group.size += row.reduce((size, cell) => size + cell.length, 0);
    if (group.size > maxRecordBytes) group.error ??= tooLarge;
    const plan = [...cells].filter(([name]) => name in floorPlanColumns);
    if (plan.length > 0 && !group.error) group.plans.push(planOf(plan));
  }

  #closeGroup(): void {
    const group = this.#group;
    this.#group = undefined;
    if (!group) return;
    const { line, error, externalId, plans } = group;
    if (error) {
      this.#items.push({ line, error, text: JSON.stringify({ externalId, kind: group.fields.get("kind") }) });
      return;
    }
    const fields = [...group.fields].map(([name, cell]) => [name, recordColumns[name]!(cell)]);
    this.#items.push({
      line,
      value: { ...Object.fromEntries(fields), ...(plans.length > 0 ? { floorplans: plans } : {}) },
    });
  }

  #stop(line: number, error: string): void {
    this.#items.push({ line, error, stops: true });
    this.#stopped = true;
  }
}

/** If one row of a project can't be read, the project is refused: it would lack a floor plan. */
function isRowOf(externalId: string, text: string | undefined): boolean {
  return (
    externalId !== "" && text !== undefined && text.split(",").some((cell) => cell.trim() === externalId)
  );
}

function planOf(cells: [string, string][]): object {
  const fields = cells.map(([name, cell]) => [
    name.slice("floorplans.".length),
    floorPlanColumns[name]!(cell),
  ]);
  return Object.fromEntries(fields);
}

function rowFault(
  line: number,
  row: string[],
  columns: number,
  cells: Cells,
  group: Group,
): string | undefined {
  if (row.length !== columns) return `line ${line} has ${row.length} cells, the header has ${columns}`;
  if (row.some((cell) => cell.includes("\u0000"))) return `line ${line} holds a NUL character`;
  if (line === group.line) return undefined;
  const names = Object.keys(recordColumns);
  const differing = names.find((name) => cells.get(name) !== group.fields.get(name));
  return differing && `${differing} differs between the lines ${group.line} and ${line} of this project`;
}
