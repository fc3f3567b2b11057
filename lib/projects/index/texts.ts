import { joinedPool, startOf, textAt, TextPoolBuilder, type TextPool } from "./text-pool";
import { sharedArray } from "./shared-array";
import { Growing } from "./growing";

/**
 * The search keys of all projects, without what many of them share: a key is the project's own name, then its builder and
 * places behind a space.
 */
export type Texts = {
  names: TextPool;
  /** What follows the name, each once; and which of them each project has. */
  rests: TextPool;
  rest: Uint16Array | Int32Array;
};

export function keyAt({ names, rests, rest }: Texts, at: number): string {
  return textAt(names, at) + textAt(rests, rest[at]!); // of a project
}

/** The name, and what follows it. */
function partsOfKey(key: string): [name: string, rest: string] {
  const space = key.indexOf(" ");
  return space < 0 ? [key, ""] : [key.slice(0, space), key.slice(space)];
}

export class TextsBuilder {
  #names = new TextPoolBuilder();
  #rests = new TextPoolBuilder();
  #rest = new Growing(Int32Array);
  #numbers = new Map<string, number>();

  add(key: string): void {
    const [name, rest] = partsOfKey(key);
    this.#names.add(name);
    let number = this.#numbers.get(rest);
    if (number === undefined) this.#numbers.set(rest, (number = this.#rests.add(rest)));
    this.#rest.push(number);
  }

  finish(): Texts {
    const rests = this.#rests.finish();
    return { names: this.#names.finish(), rests, rest: smallest(this.#rest.shared(), rests.count) };
  }
}

/** Part by part as the columns of `merge-columns.ts`: what stays, or the key of what came. */
export function mergedTexts(
  before: Texts,
  parts: readonly ({ from: number; to: number } | { key: string; replaces: number })[],
  count: number,
): Texts {
  const isKept = parts.every(
    (part) => !("key" in part) || (part.replaces >= 0 && part.key === keyAt(before, part.replaces)),
  );
  if (isKept && count === before.names.count) return before;
  const came = parts.flatMap((part) => ("key" in part ? [partsOfKey(part.key)] : []));
  const numbers = numbersOfRests(before.rests, new Set(came.map(([, rest]) => rest)));
  const fresh = [...numbers].filter(([, number]) => number >= before.rests.count).map(([rest]) => rest);
  const rests =
    fresh.length > 0
      ? joinedPool(before.rests, [{ from: 0, to: before.rests.count }, ...fresh])
      : before.rests;
  const names = joinedPool(
    before.names,
    parts.map((part) => ("key" in part ? partsOfKey(part.key)[0] : part)),
  );
  const rest = new Int32Array(count);
  let at = 0;
  for (const part of parts) {
    if ("key" in part)
      rest[at++] = numbers.get(partsOfKey(part.key)[1])!; // `came` has it
    else {
      rest.set(before.rest.subarray(part.from, part.to), at);
      at += part.to - part.from;
    }
  }
  return { names, rests, rest: smallest(rest, rests.count) };
}

/** The numbers of some rests; those that are not there yet follow the others. */
function numbersOfRests(rests: TextPool, wanted: ReadonlySet<string>): Map<string, number> {
  const numbers = new Map<string, number>();
  if (wanted.size === 0) return numbers;
  const known = Buffer.from(rests.bytes.buffer, startOf(rests, 0)).toString().split("\n");
  for (const [number, rest] of known.entries())
    if (number < rests.count && wanted.has(rest)) numbers.set(rest, number);
  let next = rests.count;
  for (const rest of wanted) if (!numbers.has(rest)) numbers.set(rest, next++);
  return numbers;
}

function smallest(numbers: Int32Array, count: number): Uint16Array | Int32Array {
  const small = sharedArray<Uint16Array | Int32Array>(
    count <= 0xffff ? Uint16Array : Int32Array,
    numbers.length,
  );
  small.set(numbers);
  return small;
}

export function bytesOfTexts({ names, rests, rest }: Texts): number {
  const pools = [names, rests].flatMap(({ bytes, starts }) => [bytes.byteLength, starts.byteLength]);
  return pools.reduce((sum, bytes) => sum + bytes, rest.byteLength);
}
