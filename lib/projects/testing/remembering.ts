/** Remembers what was read of each thing: a search asks the same of the same few names and records a million times. */
export function remembering<Thing, Read>(read: (thing: Thing) => Read): (thing: Thing) => Read {
  const known = new Map<Thing, Read>();
  return (thing) => {
    const before = known.get(thing);
    if (before !== undefined) return before;
    const now = read(thing);
    known.set(thing, now);
    return now;
  };
}
