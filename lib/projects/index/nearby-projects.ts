import { noDay, positionOf, unknown, type CatalogueIndex } from "./columns";
import { askedBit, placeFlags } from "./place-flags";
import { plotType, typeMask } from "./traits";

/** The homes with the latest launch date, at most `limit`; future launches come after them, then those without a date. */
export function recentIds({ projects, orders }: CatalogueIndex, limit: number, today: number): number[] {
  const { id, launch, traits } = projects;
  const order = orders.newest;
  // Every step is below the length of the order.
  const firstWhere = (isThere: (day: number) => boolean): number => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isThere(launch[order[middle]!]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const [undated, launched] = [
    firstWhere((day) => day === noDay),
    firstWhere((day) => day <= today || day === noDay),
  ];
  const ids: number[] = [];
  const parts = [
    [launched, undated],
    [0, launched],
    [undated, order.length],
  ] as const;
  for (const [start, end] of parts) {
    for (let step = start; step < end && ids.length < limit; step += 1) {
      const at = order[step]!;
      if ((traits[at]! & typeMask) !== plotType) ids.push(id[at]!);
    }
  }
  return ids;
}

/** What was changed last in these places, or everywhere, at most `limit`. */
export function changedIds(index: CatalogueIndex, asked: readonly string[], limit: number): number[] {
  const { id, changed, place } = index.projects;
  const flags = placeFlags(index, asked, undefined);
  // The latest first; of two at once that of the higher id, which comes later.
  const latest: number[] = [];
  let least = -Infinity;
  for (let at = 0; at < index.count; at += 1) {
    // Positions and numbers of an index: each is there.
    if (changed[at]! < least || (flags[place[at]!]! & askedBit) === 0) continue;
    let step = latest.length;
    while (step > 0 && changed[latest[step - 1]!]! <= changed[at]!) step -= 1;
    latest.splice(step, 0, at);
    if (latest.length > limit) latest.pop();
    if (latest.length === limit) least = changed[latest[limit - 1]!]!;
  }
  return latest.map((at) => id[at]!);
}

/** Projects of the same kind and state: those with the same city, type and locality first, then by price. */
export function similarIds(index: CatalogueIndex, id: number, limit: number): number[] | null {
  const { projects, places, count } = index;
  const origin = positionOf(projects, id);
  if (origin < 0) return null;
  const { traits, place, minPrice } = projects;
  // Positions and numbers of an index: each is there.
  const [city, locality, state] = places[place[origin]!]!;
  const [type, price] = [traits[origin]! & typeMask, minPrice[origin]!];
  const other = Int8Array.from(places, ([itsCity, itsLocality, itsState]) =>
    itsState !== state
      ? -1
      : (itsCity === city ? 0 : 4) + (locality !== 0 && itsLocality === locality ? 0 : 1),
  );
  const nearest: { at: number; distance: number; difference: number }[] = [];
  let worst = Infinity;
  for (let at = 0; at < count; at += 1) {
    const far = other[place[at]!]!;
    const itsType = traits[at]! & typeMask;
    if (far < 0 || at === origin || (itsType === plotType) !== (type === plotType)) continue;
    const distance = far + (itsType === type ? 0 : 2);
    if (distance > worst) continue;
    const isPriced = price !== unknown && minPrice[at] !== unknown;
    const one = { at, distance, difference: isPriced ? Math.abs(minPrice[at]! - price) : Infinity };
    const last = nearest.at(-1);
    if (last && nearest.length === limit && !isNearer(one, last)) continue;
    if (nearest.length === limit) nearest.pop();
    const before = nearest.findIndex((known) => isNearer(one, known));
    nearest.splice(before < 0 ? nearest.length : before, 0, one);
    if (nearest.length === limit) worst = nearest.at(-1)!.distance;
  }
  return nearest.map(({ at }) => projects.id[at]!);
}

type Near = { distance: number; difference: number };

/** Of those that are equally near, the first that was found stays first: they come in the order of their ids. */
function isNearer(one: Near, other: Near): boolean {
  return (
    one.distance < other.distance || (one.distance === other.distance && one.difference < other.difference)
  );
}
