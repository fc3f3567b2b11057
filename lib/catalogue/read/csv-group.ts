import {
  maxRecordBytes,
  tooLarge,
  type CatalogueItem,
  type CellFault,
  type LineNote,
} from "./catalogue-item";
import { Guess, Unreadable } from "./cell-readings";
import { floorPlanColumns, recordColumns } from "./csv-columns";
import { foldReraColumns } from "./read-rera";

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
    if (error) return { line, error, text: JSON.stringify({ externalId, kind: this.#value["kind"] }) };
    if (this.#plans.length > 0) this.#value["floorplans"] = this.#plans;
    return {
      line,
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
      if (here !== undefined && there !== undefined && alike(here) === alike(there)) {
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

export function shorten(cell: string): string {
  return cell.length > shownCharacters ? `${cell.slice(0, shownCharacters - 1)}…` : cell;
}

function alike(cell: string): string {
  return cell.toLowerCase().replace(/\s+/g, " ");
}
