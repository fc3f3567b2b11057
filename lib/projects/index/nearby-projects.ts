import { alikeKm, alikePercents, otherCitySteps, otherTypeSteps } from "@/lib/projects/search/alike";
import { noDay, positionOf, unknown, type CatalogueIndex } from "./columns";
import { kmOf } from "./place-facets";
import { askedBit, placeFlags, placesIn } from "./places";
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

/** As `listSimilarProjects` in `lib/projects/store/similar-queries.ts` finds them; `null` for one that isn't sold. */
export function similarIds(index: CatalogueIndex, id: number, limit: number): number[] | null {
  const { projects, count } = index;
  const origin = positionOf(projects, id);
  if (origin < 0) return null;
  const { traits, place, minPrice } = projects;
  // Positions and numbers of an index: each is there.
  const [type, price] = [traits[origin]! & typeMask, minPrice[origin]!];
  const placeSteps = stepsFrom(index, place[origin]!);
  const nearest: Near[] = [];
  let worst = Infinity;
  for (let at = 0; at < count; at += 1) {
    const itsType = traits[at]! & typeMask;
    if (at === origin || (itsType === plotType) !== (type === plotType)) continue;
    let steps = placeSteps[place[at]!]! + (itsType === type ? 0 : otherTypeSteps);
    if (steps === Infinity || steps > worst) continue;
    const isPriced = price !== unknown && minPrice[at] !== unknown;
    const difference = isPriced ? Math.abs(minPrice[at]! - price) : Infinity;
    for (const percent of alikePercents) steps += Number(difference * 100 > price * percent);
    const one = { at, steps, difference };
    const last = nearest.at(-1);
    if (last && nearest.length === limit && !isNearer(one, last)) continue;
    if (nearest.length === limit) nearest.pop();
    const before = nearest.findIndex((known) => isNearer(one, known));
    nearest.splice(before < 0 ? nearest.length : before, 0, one);
    if (nearest.length === limit) worst = nearest.at(-1)!.steps;
  }
  return nearest.map(({ at }) => projects.id[at]!);
}

/** The steps from one place to each; infinite to those in another state. */
function stepsFrom(index: CatalogueIndex, from: number): number[] {
  const places = placesIn(index);
  // The numbers of places are those of both lists.
  const origin = places[from]!;
  const state = index.places[from]![2];
  return places.map(({ city, locality }, at) => {
    if (index.places[at]![2] !== state) return Infinity;
    if (locality && locality === origin.locality) return 0;
    const km = kmOf(origin.locality ?? origin.city, locality ?? city);
    const further = alikeKm.filter((most) => km > most).length;
    return 1 + further + (further === alikeKm.length && city !== origin.city ? otherCitySteps : 0);
  });
}

type Near = { at: number; steps: number; difference: number };

/** Of those that are equally near, the first that was found stays first: they come in the order of their ids. */
function isNearer(one: Near, other: Near): boolean {
  return one.steps < other.steps || (one.steps === other.steps && one.difference < other.difference);
}
