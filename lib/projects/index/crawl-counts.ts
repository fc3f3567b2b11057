import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { maxEntriesPerFile, type CrawlFile, type ListingCount } from "@/lib/projects/listing/crawl";
import type { BuilderCount } from "@/lib/projects/listing/builders";
import { toListingCounts, type ProjectGroup } from "@/lib/projects/listing/listing-totals";
import type { City } from "@/lib/places/place-schema";
import type { CatalogueIndex } from "./columns";
import { groupByKey, placed } from "./place-facets";
import { placesIn, type Place } from "./places";
import { plotType, typeMask } from "./traits";
import { bedroomsIn } from "./unit-offers";

const moment = (changed: number) => new Date(changed).toISOString();

/** Every builder with projects, by name. */
export function builderCounts({ projects, names, count }: CatalogueIndex): BuilderCount[] {
  const counts = new Int32Array(names.builders.length);
  const newest = new Float64Array(names.builders.length);
  // Positions and numbers of an index: each is there.
  for (let at = 0; at < count; at += 1) {
    const builder = projects.builder[at]!;
    counts[builder]! += 1;
    newest[builder] = Math.max(newest[builder]!, projects.changed[at]!);
  }
  return names.builders
    .map((one, number) => ({ ...one, count: counts[number]!, changedAt: moment(newest[number]!) }))
    .filter((one) => one.count > 0)
    .sort((one, other) => one.order - other.order)
    .map(({ name, count, changedAt }) => ({ name, count, changedAt }));
}

/** The cities with projects, those with the most first. */
export function activeCities(index: CatalogueIndex): City[] {
  const places = placesIn(index);
  const inPlace = new Int32Array(places.length);
  // Each number is that of a place.
  for (const number of index.projects.place) inPlace[number]! += 1;
  const counts = new Map<Place["city"], number>();
  for (const [number, { city }] of places.entries()) {
    const count = inPlace[number]!;
    if (count > 0) counts.set(city, (counts.get(city) ?? 0) + count);
  }
  return [...counts]
    .sort(([one, count], [other, most]) => most - count || one.order - other.order || one.id - other.id)
    .map(([{ id, name, stateId }]) => ({ id, name, stateId }));
}

/** The files of the sitemap that have homes in them, or plots, with the latest change of each. */
export function crawlFiles({ projects, count }: CatalogueIndex, wantsPlots: boolean): CrawlFile[] {
  const newest = new Map<number, number>();
  // Ids rise, and so do the numbers of their files: each is told when it ends. Every position is below the count.
  let [number, latest] = [0, -1];
  const end = () => latest >= 0 && newest.set(number, latest);
  for (let at = 0; at < count; at += 1) {
    if (((projects.traits[at]! & typeMask) === plotType) !== wantsPlots) continue;
    const its = Math.floor((projects.id[at]! - 1) / maxEntriesPerFile) + 1;
    if (its !== number) {
      end();
      [number, latest] = [its, -1];
    }
    latest = Math.max(latest, projects.changed[at]!);
  }
  end();
  return [...newest].map(([number, changed]) => ({ number, changedAt: moment(changed) }));
}

/** All projects of a type, and those that offer so many bedrooms. */
const slots = 1 + bedroomOptions.length;
const inAlphabet = [...propertyTypes.entries()].sort(([, one], [, other]) =>
  one.value < other.value ? -1 : 1,
);

/** Every listing that has projects: everywhere, then place by place in the order of their names. */
export function listingCounts(index: CatalogueIndex): ListingCount[] {
  const { projects, units, kinds, places, count } = index;
  const perPlace = propertyTypes.length * slots;
  const counts = new Int32Array(places.length * perPlace);
  const newest = new Float64Array(places.length * perPlace);
  const inPlace = new Int32Array(places.length);
  for (let at = 0; at < count; at += 1) {
    const place = projects.place[at]!;
    inPlace[place]! += 1;
    const first = place * perPlace + (projects.traits[at]! & typeMask) * slots;
    let offers = 0;
    for (let unit = projects.firstUnit[at]!; unit < projects.firstUnit[at + 1]!; unit += 1)
      offers |= kinds.offers[units.kind[unit]!]!;
    const offered = (bedroomsIn(offers) << 1) | 1; // all of a type are in the first slot
    for (let slot = 0; slot < slots; slot += 1) {
      if ((offered & (1 << slot)) === 0) continue;
      counts[first + slot]! += 1;
      newest[first + slot] = Math.max(newest[first + slot]!, projects.changed[at]!);
    }
  }
  const groupsOf = (numbers: readonly number[], place: ProjectGroup["place"], most: number): ProjectGroup[] =>
    inAlphabet.flatMap(([type, { value }]) =>
      Array.from({ length: most }, (_, slot): ProjectGroup => {
        const all = numbers.map((number) => number * perPlace + type * slots + slot);
        return {
          ...{ place, type: value, bhk: slot === 0 ? null : bedroomOptions[slot - 1]!.bhk },
          count: all.reduce((sum, one) => sum + counts[one]!, 0),
          changedAt: moment(Math.max(...all.map((one) => newest[one]!))),
        };
      }).filter((group) => group.count > 0),
    );
  const everywhere = count > 0 ? toListingCounts(groupsOf([...places.keys()], null, 1)) : [];
  return [
    ...everywhere,
    ...keyed(index, inPlace).flatMap(({ place, numbers }) =>
      toListingCounts(groupsOf(numbers, place, slots)),
    ),
  ];
}

const kinds = ["city", "locality", "state"] as const;

/** The names that places have, in the order of their keys, each with the numbers of the places that have it. */
function keyed(index: CatalogueIndex, inPlace: Int32Array) {
  return groupByKey(placed(index, inPlace))
    .map((all) => {
      const names = all.map(({ name }) => name);
      const [best] = names.sort((one, other) => one.rank - other.rank || one.order - other.order);
      return { ...best!, numbers: all.map(({ number }) => number) }; // no group is empty
    })
    .sort((one, other) => one.keyOrder - other.keyOrder)
    .map(({ rank, name, numbers }) => ({ place: { kind: kinds[rank], name }, numbers }));
}
