/**
 * The search keys of all projects. A key is the project's own name, its builder behind a space, and its places: builders
 * and places are kept once, because many projects share them.
 */
export type Texts = {
  /** All names in one string, a line break before each: one `indexOf` searches all of them. */
  names: string;
  /** Where the line break before each name is, and the end. */
  starts: Uint32Array;
  /** The different texts behind the names, each with the space before it. */
  tails: string[];
  /** For each project, which of the tails is that of its builder, and which that of its places. */
  builder: Int32Array;
  places: Int32Array;
};

export function keyAt({ names, starts, tails, builder, places }: Texts, at: number): string {
  // The position of a project.
  return names.slice(starts[at]! + 1, starts[at + 1]) + tails[builder[at]!]! + tails[places[at]!]!;
}

/** The texts of these keys. */
export function textsOf(keys: readonly string[]): Texts {
  const numbers = new Map<string, number>();
  const numberOf = (tail: string) => {
    const number = numbers.get(tail) ?? numbers.size;
    numbers.set(tail, number);
    return number;
  };
  const starts = new Uint32Array(keys.length + 1);
  const names: string[] = [];
  const [builder, places]: [number[], number[]] = [[], []];
  for (const [at, key] of keys.entries()) {
    const [ofName, ofBuilder] = [endOfWord(key, 0), endOfWord(key, key.indexOf(" ") + 1)];
    names.push("\n", key.slice(0, ofName));
    starts[at + 1] = starts[at]! + ofName + 1; // the line break
    builder.push(numberOf(key.slice(ofName, Math.max(ofName, ofBuilder))));
    places.push(numberOf(key.slice(Math.max(ofName, ofBuilder))));
  }
  return {
    names: names.join(""),
    starts,
    tails: [...numbers.keys()],
    builder: new Int32Array(builder),
    places: new Int32Array(places),
  };
}

function endOfWord(key: string, from: number): number {
  const space = key.indexOf(" ", from);
  return space < 0 ? key.length : space;
}

/** A text that is looked for, and the bits of what it stands for. A line break in it is where a key begins. */
export type Pattern = { text: string; bits: number };

/** For each project the bits of the patterns that its key has. No pattern has a space, so none goes beyond a name. */
export function bitsOfPatterns(texts: Texts, patterns: readonly Pattern[]): Int32Array {
  const { names, starts, tails, builder, places } = texts;
  const found = new Int32Array(builder.length);
  for (const { text, bits } of patterns) {
    let at = 0;
    // What is found is before the end, so each of these is there.
    for (let place = names.indexOf(text); place >= 0; place = names.indexOf(text, starts[at])) {
      while (starts[at + 1]! <= place) at += 1;
      found[at]! |= bits;
      at += 1;
    }
  }
  const ofTails = Int32Array.from(tails, (tail) =>
    patterns.reduce((all, { text, bits }) => (tail.includes(text) ? all | bits : all), 0),
  );
  if (ofTails.some(Boolean))
    for (let at = 0; at < found.length; at += 1) found[at]! |= ofTails[builder[at]!]! | ofTails[places[at]!]!;
  return found;
}
