type ArrayOf<T> = { new (buffer: SharedArrayBuffer): T; BYTES_PER_ELEMENT: number };

/** A typed array of so many zeros in shared memory. */
export function sharedArray<T>(kind: ArrayOf<T>, length: number): T {
  return new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));
}
