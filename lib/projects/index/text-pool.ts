import { sharedArray } from "./shared-array";

/** A line break before each text and after the last: no text has one. */
export const lineBreak = 10;
/** The start of one text in so many is kept; the others are counted from there. */
const stepBits = 3;
export const textsAStep = 1 << stepBits;

/** Texts in UTF-8, one after the other in shared memory, by their numbers. */
export type TextPool = {
  count: number;
  bytes: Uint8Array;
  /** Where the first text of each step begins. */
  starts: Uint32Array;
};

/** Texts are written into pieces of so many bytes at least. */
const pieceBytes = 1 << 20;

export class TextPoolBuilder {
  #full: Uint8Array[] = [];
  #piece: Buffer = Buffer.alloc(pieceBytes);
  #used = 0;
  #length = 1; // the first line break
  #starts: number[] = [];
  count = 0;

  /** The number of the text. */
  add(text: string): number {
    const most = text.length * 3 + 1; // of UTF-8
    if (this.#used + most > this.#piece.length) {
      this.#full.push(this.#piece.subarray(0, this.#used));
      this.#piece = Buffer.alloc(Math.max(pieceBytes, most));
      this.#used = 0;
    }
    if (this.count % textsAStep === 0) this.#starts.push(this.#length);
    const length = this.#piece.write(text, this.#used) + 1;
    this.#piece[this.#used + length - 1] = lineBreak;
    this.#used += length;
    this.#length += length;
    return this.count++;
  }

  finish(): TextPool {
    const bytes = sharedArray(Uint8Array, this.#length);
    bytes[0] = lineBreak;
    let at = 1;
    for (const piece of [...this.#full, this.#piece.subarray(0, this.#used)]) {
      bytes.set(piece, at);
      at += piece.length;
    }
    const starts = sharedArray(Uint32Array, this.#starts.length);
    starts.set(this.#starts);
    return { count: this.count, bytes, starts };
  }
}

/** Where the text of this number begins; that of the count is where the next one would. */
export function startOf({ count, bytes, starts }: TextPool, number: number): number {
  if (number >= count) return bytes.length;
  let at = starts[number >> stepBits]!; // of a number below the count
  for (let step = number & (textsAStep - 1); step > 0; step -= 1) at = bytes.indexOf(lineBreak, at) + 1;
  return at;
}

export function textAt(pool: TextPool, number: number): string {
  const start = startOf(pool, number);
  const { buffer } = pool.bytes;
  return Buffer.from(buffer, start, pool.bytes.indexOf(lineBreak, start) - start).toString();
}

/** A pool of pieces: runs of this one, or texts that are new. */
export function joinedPool(
  pool: TextPool,
  pieces: readonly ({ from: number; to: number } | string)[],
): TextPool {
  const parts = pieces.map((piece) =>
    typeof piece === "string"
      ? Buffer.from(`${piece}\n`)
      : pool.bytes.subarray(startOf(pool, piece.from), startOf(pool, piece.to)),
  );
  const bytes = sharedArray(
    Uint8Array,
    parts.reduce((sum, part) => sum + part.length, 1),
  );
  bytes[0] = lineBreak;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  const count = pieces.reduce(
    (sum, piece) => sum + (typeof piece === "string" ? 1 : piece.to - piece.from),
    0,
  );
  return { count, bytes, starts: startsOf(bytes, count) };
}

function startsOf(bytes: Uint8Array, count: number): Uint32Array {
  const starts = sharedArray(Uint32Array, Math.ceil(count / textsAStep));
  let at = 1;
  for (let number = 0; number < count; number += 1) {
    if (number % textsAStep === 0) starts[number >> stepBits] = at;
    at = bytes.indexOf(lineBreak, at) + 1;
  }
  return starts;
}
