import type { Figures, Numbered } from "./columns";
import { sharedArray } from "./shared-array";

type Numbers = Uint8Array | Uint16Array | Int8Array | Int32Array | Uint32Array | Float64Array;
type Kind<T> = {
  new (length: number): T;
  new (buffer: SharedArrayBuffer): T;
  BYTES_PER_ELEMENT: number;
};

/** Values come in pieces of this many, so that nothing is copied while an array grows. */
const pieceLength = 65_536;

/** Numbers below this take two bytes. */
const smallNumbers = 65_536;

/** A typed array of which nobody knows yet how long it gets. */
export class Growing<T extends Numbers> {
  readonly #kind: Kind<T>;
  #pieces: T[] = [];
  #last: T;
  length = 0;

  constructor(kind: Kind<T>) {
    this.#kind = kind;
    this.#last = new kind(0);
  }

  push(value: number): void {
    const at = this.length % pieceLength;
    if (at === 0) this.#pieces.push((this.#last = new this.#kind(pieceLength)));
    this.#last[at] = value;
    this.length += 1;
  }

  /** Hands what is in it over to shared memory. */
  shared(): T {
    return this.#handOver(sharedArray(this.#kind, this.length));
  }

  /** The same in the smallest kind of array that holds each of these figures exactly. */
  sharedFigures(): Figures {
    const all = (test: (value: number) => boolean) =>
      this.#pieces.every((piece, at) => piece.subarray(0, this.length - at * pieceLength).every(test));
    const isAllWhole = all(isWhole);
    return this.#handOver(
      sharedArray<Figures>(figuresKind(isAllWhole, isAllWhole || all(isShort)), this.length),
    );
  }

  /** The same of numbers from 0 on, in half the room where they are few. */
  sharedNumbers(): Numbered {
    const isSmall = this.#pieces.every((piece) => piece.every((value) => value < smallNumbers));
    return this.#handOver(sharedArray<Numbered>(isSmall ? Uint16Array : Int32Array, this.length));
  }

  #handOver<A extends Numbers | Figures>(target: A): A {
    for (let at = 0; at < this.length; at += pieceLength) {
      const piece = this.#pieces.shift();
      if (piece) target.set(piece.subarray(0, Math.min(pieceLength, this.length - at)), at);
    }
    this.length = 0;
    return target;
  }
}

/** The kind of array that holds all of these figures exactly. */
export function figuresOf(
  values: readonly number[],
): typeof Int32Array | typeof Float32Array | typeof Float64Array {
  return figuresKind(values.every(isWhole), values.every(isShort));
}

const isWhole = (value: number) => (value | 0) === value;
const isShort = (value: number) => Math.fround(value) === value;

function figuresKind(allWhole: boolean, allShort: boolean) {
  return allWhole ? Int32Array : allShort ? Float32Array : Float64Array;
}
