import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import {
  mostMapPlaces,
  mostPins,
  type MapAnswer,
  type MapPin,
  type MapPlace,
} from "@/lib/projects/search/map-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { noPoint, type CatalogueIndex } from "./columns";
import type { FoundText } from "./find-text";
import { placesIn } from "./places";
import { centreOf, pointsIn, toDegrees } from "./points";
import { planSearch, type SearchPlan } from "./search-plan";
import { tallyOf } from "./search-index";
import { plotType, typeMask } from "./traits";
import { failsOf } from "./unit-offers";

/** What an index knows of a pin; its name and slug are in the database. */
type IndexedPin = Omit<MapPin, "name" | "slug" | "id"> & { id: number };
export type IndexedMap = Omit<MapAnswer, "pins"> & { pins: IndexedPin[] };

/** As `readMap` in `lib/projects/store/map-queries.ts`, but for the names of projects. */
export function mapPoints(
  index: CatalogueIndex,
  query: ProjectQuery,
  today: number,
  text: FoundText | null,
): IndexedMap {
  const plan = planSearch(index, query, today, text && text.positions);
  const tally = tallyOf(index, plan, query);
  const { place } = index.projects;
  const { latitude } = pointsIn(index);
  const totals = new Int32Array(index.places.length);
  const lowest = new Float64Array(index.places.length).fill(Infinity);
  const pinned: number[] = [];
  let located = 0;
  for (let at = 0; at < index.count; at += 1) {
    // Every position is below the length of the columns, and each number in them below that of its list.
    if (tally.listed[at] === 0) continue;
    const number = place[at]!;
    totals[number]! += 1;
    const price = lowestPriceAt(index, plan, at);
    if (price < lowest[number]!) lowest[number] = price;
    if (latitude[at] === noPoint) continue;
    located += 1;
    if (located <= mostPins) pinned.push(at);
  }
  return {
    pins: located <= mostPins ? pinned.map((at) => pinAt(index, plan, at)) : [],
    places: placesOf(index, totals, lowest),
    totalItems: tally.total,
    located,
  };
}

function pinAt(index: CatalogueIndex, plan: SearchPlan, at: number): IndexedPin {
  const { projects } = index;
  const points = pointsIn(index);
  const price = lowestPriceAt(index, plan, at);
  // A position of the index.
  const type = projects.traits[at]! & typeMask;
  return {
    id: projects.id[at]!,
    isPlot: type === plotType,
    latitude: toDegrees(points.latitude[at]!),
    longitude: toDegrees(points.longitude[at]!),
    isExact: projects.latitude[at] !== noPoint,
    lowestPrice: Number.isFinite(price) ? price : null,
    propertyType: propertyTypes[type]!.value,
  };
}

/** Of the units that meet all filters on units, of the project where there are none; infinite where nobody says one. */
function lowestPriceAt({ projects, units }: CatalogueIndex, plan: SearchPlan, at: number): number {
  // A position of the index, and its units.
  if (plan.units.set === 0) return projects.minPrice[at]! > 0 ? projects.minPrice[at]! : Infinity;
  let lowest = Infinity;
  for (let unit = projects.firstUnit[at]!; unit < projects.firstUnit[at + 1]!; unit += 1) {
    const price = units.price[unit]!;
    if (price > 0 && price < lowest && failsOf(units, unit, plan.units) === 0) lowest = price;
  }
  return lowest;
}

function placesOf(index: CatalogueIndex, totals: Int32Array, lowest: Float64Array): MapPlace[] {
  const places = placesIn(index).flatMap(({ city, locality }, number) => {
    const total = totals[number] ?? 0;
    const named = locality ?? city;
    const { latitude, longitude } = centreOf(named);
    if (total === 0 || latitude === noPoint) return [];
    const price = lowest[number] ?? Infinity;
    const told = {
      ...{
        name: named.name,
        city: city.name,
        latitude: toDegrees(latitude),
        longitude: toDegrees(longitude),
      },
      ...{ total, lowestPrice: Number.isFinite(price) ? price : null },
    };
    return [{ told, ids: [named.order, city.id, locality?.id ?? 0] as const }];
  });
  places.sort(
    ({ told: one, ids: a }, { told: other, ids: b }) =>
      other.total - one.total || a[0] - b[0] || a[1] - b[1] || a[2] - b[2],
  );
  return places.slice(0, mostMapPlaces).map(({ told }) => told);
}
