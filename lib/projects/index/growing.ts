import { sharedArray, type Figures } from "./columns";

type Numbers = Uint8Array | Uint16Array | Int8Array | Int32Array | Uint32Array | Float64Array;
type Kind<T> = {
  new (length: number): T;
  new (buffer: SharedArrayBuffer): T;
  BYTES_PER_ELEMENT: number;
};

/** A typed array of which nobody knows yet how long it gets. */
export class Growing<T extends Numbers> {
  #kind: Kind<T>;
  #values: T;
  length = 0;

  constructor(kind: Kind<T>) {
    this.#kind = kind;
    this.#values = new kind(1024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new this.#kind(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** What is in it so far, without a copy. */
  get values(): T {
    return this.#values.subarray(0, this.length) as T; // a part of an array is of its kind
  }

  /** A copy in shared memory. */
  shared(): T {
    const copy = sharedArray(this.#kind, this.length);
    copy.set(this.values);
    return copy;
  }
}

/** Money and areas in the smallest kind of array that holds each of them exactly, in shared memory. */
export function sharedFigures({ values }: Growing<Float64Array>): Figures {
  const isWhole = values.every((value) => Number.isInteger(value) && Math.abs(value) < 2 ** 31);
  const isShort = !isWhole && values.every((value) => Math.fround(value) === value);
  const copy = sharedArray<Figures>(
    isWhole ? Int32Array : isShort ? Float32Array : Float64Array,
    values.length,
  );
  copy.set(values);
  return copy;
}
