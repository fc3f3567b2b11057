/** A seeded source of choices, so that every run writes the same catalogue. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number of `step`s, both ends included. */
  whole: (min: number, max: number, step?: number) => number;
  between: (min: number, max: number) => number;
  pick: <T>(items: readonly T[]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
};

/**
 * mulberry32, seeded with the hash of `topic`: each topic has its own sequence, so that a change in one leaves the
 * others.
 */
export function randomFor(topic: string): Random {
  let state = [...topic].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number, step = 1) =>
    min + step * Math.floor(next() * (Math.floor((max - min) / step) + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    const out: T[] = [];
    while (rest.length > 0) out.push(...rest.splice(Math.floor(next() * rest.length), 1));
    return out;
  };
  return { next, whole, between: (min, max) => min + next() * (max - min), pick, shuffle };
}

/** Returns every item once before any is repeated, and never the same twice in a row. */
export function dealer<T>(topic: string, items: readonly T[]): () => T {
  const random = randomFor(topic);
  let deck: T[] = [];
  let last: T | undefined;
  return () => {
    if (deck.length === 0) {
      deck = random.shuffle(items);
      if (deck.length > 1 && deck[0] === last) deck.reverse();
    }
    const item = deck.shift();
    if (item === undefined) throw new Error(`Nothing to deal for ${topic}`);
    last = item;
    return item;
  };
}
