import type { Figures } from "./columns";
import { sharedArray } from "./shared-array";
import { figuresOf } from "./growing";
import type { IndexRow } from "./index-row";

/** A part of the new columns: projects that stay as they are, or one that came or was changed. */
export type Part = { from: number; to: number } | { row: IndexRow; replaces: number };

export type Column = Figures | Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A column of the parts: that of before when it would say the same. */
export function joined<C extends Column>(
  known: C,
  parts: readonly Part[],
  start: (at: number) => number,
  figures: (row: IndexRow) => number[],
): C {
  const pieces = parts.map((part) =>
    "row" in part ? figures(part.row) : known.subarray(start(part.from), start(part.to)),
  );
  const isKept = parts.every((part, at) => {
    if (!("row" in part)) return true;
    const old = part.replaces < 0 ? null : known.subarray(start(part.replaces), start(part.replaces + 1));
    const now = pieces[at] as number[]; // the figures of a row
    return old?.length === now.length && now.every((figure, step) => figure === old[step]);
  });
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (isKept && length === known.length) return known;
  const came = parts.flatMap((part) => ("row" in part ? figures(part.row) : []));
  const target = holds(known, came) ? emptyAs(known, length) : new Float64Array(length);
  let at = 0;
  for (const piece of pieces) {
    target.set(piece, at);
    at += piece.length;
  }
  if (target.constructor === known.constructor) return target as C; // `emptyAs` it
  const smallest = sharedArray<Figures>(figuresOf(Array.from(target)), length);
  smallest.set(target);
  return smallest as C; // only money and areas are of several kinds
}

const holds = (column: Column, figures: readonly number[]) => {
  const copy = new (column.constructor as Float64ArrayConstructor)(figures); // of the column's own kind
  return figures.every((figure, at) => copy[at] === figure);
};

function emptyAs<C extends Column>(column: C, length: number): C {
  const kind = column.constructor as { new (buffer: SharedArrayBuffer): C; BYTES_PER_ELEMENT: number }; // its own
  return sharedArray(kind, length);
}

/** Where the units of each project begin, or its other amenities. */
export function starts(
  known: Uint32Array,
  parts: readonly Part[],
  count: number,
  lengthOf: (row: IndexRow) => number,
): Uint32Array {
  const keeps = (part: Part) =>
    !("row" in part) ||
    (part.replaces >= 0 && known[part.replaces + 1]! - known[part.replaces]! === lengthOf(part.row));
  if (count + 1 === known.length && parts.every(keeps)) return known;
  const next = sharedArray(Uint32Array, count + 1);
  let [at, start] = [0, 0];
  for (const part of parts) {
    if ("row" in part) {
      next[at++] = start;
      start += lengthOf(part.row);
      continue;
    }
    const shift = start - known[part.from]!;
    for (let old = part.from; old < part.to; old += 1) next[at++] = known[old]! + shift;
    start = known[part.to]! + shift;
  }
  next[at] = start;
  return next;
}
