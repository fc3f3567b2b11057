import type { z } from "zod";
import type { FieldFault } from "@/lib/base/refusal";

type Choices = readonly (readonly [value: string, text: string])[];

/** A box of a form of the desk. */
export type FormField = {
  name: string;
  label: string;
  hint?: string;
  required?: true;
  /** Rows of a box for longer texts. */
  rows?: number;
  /** What can be chosen; the first stands for nothing said. */
  choices?: Choices;
  /** How it is typed on a phone. */
  mode?: "decimal" | "numeric" | "url";
  /** In a row it takes the room of two. */
  isLong?: true;
  /** A day of the calendar; or also a time of it. */
  isDay?: true;
  isMoment?: true;
  /** Names that are known are suggested: the id of their list. */
  list?: string;
};

/** The names of a form's boxes as sentences about it have them. */
export type FieldNames = {
  label: (name: string) => string;
  /** For sorting: the place of a field in the form. */
  order: (name: string) => number;
  /** A whole row of what repeats: `Floor plan 2`, by the name that its fields begin with. */
  row: (kind: string, at: number) => string;
};

/** The text of a form's fields, by their names. */
export type Fields = Readonly<Record<string, string>>;

/** What was typed into a form before, and what was wrong with that. */
export type FormDraft = {
  problem: string;
  fields: Record<string, string>;
  errors?: readonly FieldFault[];
};

/**
 * What is wrong with a form, beside its boxes. What is no sentence by itself reads on from what its field is called
 * (`subjects`).
 */
export function faultsOf(error: z.ZodError, subjects: Readonly<Record<string, string>> = {}): FieldFault[] {
  return error.issues.map(({ path: parts, message }) => {
    const path = parts.join(".");
    const isSentence = /^[A-Z]/.test(message);
    return { path, msg: isSentence ? message : `${subjects[path] ?? path} ${message}.` };
  });
}

/** The name of a box in a row: `floorplans[2].price`. */
export function rowField(kind: string, at: number, name: string): string {
  return `${kind}[${at}].${name}`;
}

const box = /^(\w+)\[(\d{1,4})\]\.(\w+)$/;

/** The numbers of the rows that a form has of a kind, from 0 to the last; one at least. */
export function rowNumbers(kind: string, fields: Fields): number[] {
  return Array.from({ length: Math.max(1, nextRow(kind, fields)) }, (_, row) => row);
}

function nextRow(kind: string, fields: Fields): number {
  const rows = Object.keys(fields).flatMap((name) => {
    const [, of, row] = box.exec(name) ?? [];
    return of === kind ? [Number(row)] : [];
  });
  return Math.max(-1, ...rows) + 1;
}

/** As many as are added at once. */
const addedRows = 2;

/** The form with empty rows below those that are there. `first`: the name of a row's first box. */
export function withRows({ add: _, ...given }: Fields, kind: string, first: string): Record<string, string> {
  const sent: Record<string, string> = { ...given };
  const next = nextRow(kind, sent);
  for (let row = next; row < next + addedRows; row += 1) sent[rowField(kind, row, first)] = "";
  return sent;
}

type FilledRow = { at: number; cells: Fields };

/** What only says how a row is treated. */
const besides = new Set(["place", "remove", "isHidden"]);

/** The rows that say something and are not to go, in the order of their places. */
export function filledRows(fields: Fields, kind: string): FilledRow[] {
  const rows = new Map<number, Record<string, string>>();
  for (const [name, value] of Object.entries(fields)) {
    const [, of, row, inner = ""] = box.exec(name) ?? [];
    if (of !== kind) continue;
    const at = Number(row);
    rows.set(at, { ...rows.get(at), [inner]: value });
  }
  const placeOf = ({ at, cells }: FilledRow) => {
    const place = Number(cells.place);
    return cells.place?.trim() && Number.isFinite(place) ? place : at + 1;
  };
  return [...rows]
    .map(([at, cells]) => ({ at, cells }))
    .filter(({ cells }) => cells.remove !== "yes")
    .filter(({ cells }) => Object.entries(cells).some(([name, text]) => !besides.has(name) && text.trim()))
    .sort((one, other) => placeOf(one) - placeOf(other) || one.at - other.at);
}

/** A change as the history of a project, a post or what the site says tells it. */
export type RecordedChange = {
  id: number;
  at: string;
  who: string;
  /** The file that it came from; `null` when it was made at the desk. */
  file: string | null;
  action: "added" | "changed" | "hidden" | "shown";
  lines: { label: string; before: string; after: string }[];
  /** How many lines more there are. */
  more: number;
  /** The change that this one took back. */
  undoes: number | null;
  undoneBy: number | null;
};
