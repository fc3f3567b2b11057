/** The fewest letters to add, remove, change or swap with a neighbour to come from one word to the other. */
function editDistance(a: string, b: string): number {
  let [older, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, older[j - 2]! + 1);
      row.push(least);
    }
    [older, last] = [last, row];
  }
  return last[b.length]!;
}

/** Letters and digits in lower case: what is left of a name when nobody cares how it is written. */
export function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** How near a name has to be: at most `typos` letters differ, or one of `part` of them. */
type Nearness = { part?: number; typos?: number };

/** The known name that was probably meant, by default with a third of its letters wrong at most. `undefined` if none is near. */
export function nearestName(
  given: string,
  known: Iterable<string>,
  { part = 3, typos }: Nearness = {},
): string | undefined {
  const bare = bareName(given);
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const other = bareName(name);
    const most = typos ?? Math.floor(Math.max(bare.length, other.length) / part);
    if (Math.abs(bare.length - other.length) > most) continue;
    const distance = editDistance(bare, other);
    if (distance <= most && distance < (best?.distance ?? Infinity)) best = { name, distance };
  }
  return best?.name;
}
