import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import { placeKey as readPlaceKey } from "@/lib/places/place-name";
import { remembering } from "./remembering";
import { centreOf as findCentre, centresOf as findCentres, kmBetween } from "./oracle-places";
import { metroStations } from "@/content/metro-stations";
import { mapPosition } from "@/lib/projects/project/map-link";
import { metroWay, type MetroStation } from "@/lib/projects/project/metro-time";
import { possessionOptions, usualRadiusKm } from "@/lib/projects/project/filter-table.mjs";
import { landmarkCalled } from "@/lib/projects/search/landmarks";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";

/*
 * What a search has to answer, worked out a second time from the records themselves with plain loops (docs/api.md,
 * "Matching rules"; docs/readings.md). Of the code it judges it shares but the table of places' older names
 * and the minutes by metro.
 */

/** A record of the file, and the id the database gave it. */
export type Listed = { id: number; record: ProjectRecord };
type Unit = Record<"bhk" | "price" | "area" | "carpet" | "bathrooms", number | null>;

const placeKey = remembering(readPlaceKey);
const nameKey = remembering((name: string) => name.trim().toLowerCase());
const centreOf = remembering(findCentre);
const centresOf = remembering(findCentres);

/** The units that can be bought: the active floor plans, or the plot itself. */
export const unitsOf = remembering((record: ProjectRecord): Unit[] => {
  if (record.kind === "plot") {
    const price = record.minPrice ?? record.price ?? null;
    return [{ bhk: null, price, area: record.minArea ?? null, carpet: null, bathrooms: null }];
  }
  const units: Unit[] = [];
  for (const { bhkType, price, area, carpetArea, bathrooms, isActive } of record.floorplans ?? []) {
    if (isActive === false) continue;
    const bhk = bhkType ? Number(bhkType.toUpperCase().replace("BHK", "")) : null;
    units.push({
      ...{ bhk, price: price ?? null, area: area ?? null },
      ...{ carpet: carpetArea ?? null, bathrooms: bathrooms ?? null },
    });
  }
  return units;
});

export function matches(record: ProjectRecord, query: ProjectQuery, today: string): boolean {
  if (record.isActive === false || !(/\d{5}/.test(record.reraId ?? "") || record.reraExemption)) return false;
  if (query.propertyType && propertyTypeOf(record) !== query.propertyType) return false;
  if (query.status.length > 0 && !query.status.some((status) => status === record.status)) return false;
  if (query.availability && record.availability !== query.availability) return false;
  if (!query.amenities.every((name) => hasAmenity(record, name))) return false;
  if (query.groupName && !sameName(record.groupName, query.groupName)) return false;
  if (query.location.length > 0 && !isInOrNear(record, query.location, query.withinKm)) return false;
  if (query.bounds !== undefined && !isOnMap(record, query.bounds)) return false;
  if (query.metroKm !== undefined && !isNearMetro(record, query.metroKm)) return false;
  for (const to of [query.metroTo, query.metroTo2])
    if (to !== undefined && !isWithin(record, to, query.metroMinutes)) return false;
  if (query.near && !isNearLandmark(record, query.near, query.radiusKm ?? usualRadiusKm)) return false;
  if (query.possessionDate && !isReadyBy(record, query.possessionDate, today)) return false;
  const asked = [
    query.bhkType[0],
    query.minPrice,
    query.maxPrice,
    query.minArea,
    query.maxArea,
    query.minCarpetArea,
    query.maxCarpetArea,
    query.bathrooms,
  ];
  if (asked.every((value) => value === undefined)) return true;
  return unitsOf(record).some((unit) => unitMatches(unit, query));
}

function unitMatches(unit: Unit, query: ProjectQuery): boolean {
  if (query.bhkType.length > 0 && !query.bhkType.some((bhk) => bhk === unit.bhk)) return false;
  if (query.bathrooms !== undefined && !atLeast(unit.bathrooms, query.bathrooms)) return false;
  if (query.minPrice !== undefined && !atLeast(unit.price, query.minPrice)) return false;
  if (query.maxPrice !== undefined && !atMost(unit.price, query.maxPrice)) return false;
  if (query.minCarpetArea !== undefined && !atLeast(unit.carpet, query.minCarpetArea)) return false;
  if (query.maxCarpetArea !== undefined && !atMost(unit.carpet, query.maxCarpetArea)) return false;
  if (query.minArea !== undefined && !atLeast(unit.area, query.minArea)) return false;
  return query.maxArea === undefined || atMost(unit.area, query.maxArea);
}

const atLeast = (value: number | null, limit: number) => value !== null && value >= limit;
const atMost = (value: number | null, limit: number) => value !== null && value <= limit;

function propertyTypeOf(record: ProjectRecord): string {
  return record.kind === "plot" ? "Plot" : record.propertyType;
}

export function isIn({ city, locality, state }: ProjectRecord, name: string): boolean {
  return [city, state, locality].some((place) => place != null && placeKey(place) === placeKey(name));
}

function isInOrNear(record: ProjectRecord, names: readonly string[], km: number | undefined): boolean {
  if (names.some((name) => isIn(record, name))) return true;
  const here = km === undefined ? null : centreOf(record);
  return here !== null && names.flatMap(centresOf).some((centre) => kmBetween(here, centre) <= (km ?? 0));
}

function isNearMetro(record: ProjectRecord, km: number): boolean {
  const here = pointOf(record);
  if (!here) return false;
  const centre = { lat: here.latitude, lng: here.longitude };
  return metroStations.some(([, lat, lng]) => kmBetween(centre, { lat, lng }) <= km);
}

/** By the minutes that the project's page tells. */
function isWithin(record: ProjectRecord, to: MetroStation, minutes = Infinity): boolean {
  const here = pointOf(record);
  const way = here && metroWay(here, to, "weekday", 9);
  return way !== null && way.minutes <= minutes;
}

/** How far from the landmark of this name in kilometres; infinite for one that is none, and without a point. */
function landmarkKmOf(record: ProjectRecord, name: string): number {
  const landmark = landmarkCalled(name);
  const here = pointOf(record);
  if (!landmark || !here) return Infinity;
  const centre = { lat: here.latitude, lng: here.longitude };
  return kmBetween(centre, { lat: landmark.latitude, lng: landmark.longitude });
}

function isNearLandmark(record: ProjectRecord, name: string, km: number): boolean {
  return landmarkKmOf(record, name) <= km;
}

function isOnMap(record: ProjectRecord, bounds: string): boolean {
  const degrees = bounds.split(",").map(Number);
  const here = pointOf(record);
  if (!here) return false;
  const { latitude, longitude } = here;
  if (degrees.length > 4) {
    // On the way north an odd number of sides is crossed.
    const corners = degrees.flatMap((y, at) => (at % 2 === 0 ? [{ y, x: degrees[at + 1] ?? 0 }] : []));
    const crossed = corners.filter((a, at) => {
      const b = corners[(at + 1) % corners.length] ?? a;
      const [left, right] = a.x < b.x ? [a, b] : [b, a];
      if (longitude < left.x || longitude >= right.x) return false;
      return latitude < left.y + ((right.y - left.y) * (longitude - left.x)) / (right.x - left.x);
    });
    return crossed.length % 2 === 1;
  }
  const [south = 0, west = 0, north = 0, east = 0] = degrees;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Its own, or the centre of its locality, to six decimals. */
function pointOf(record: ProjectRecord): { latitude: number; longitude: number } | null {
  const centre = record.locality?.trim() ? centreOf(record) : null;
  const here =
    mapPosition(record.iframeCodeMap) ?? (centre && { latitude: centre.lat, longitude: centre.lng });
  const round = (degrees: number) => Number(degrees.toFixed(6));
  return here && { latitude: round(here.latitude), longitude: round(here.longitude) };
}

export function hasAmenity({ propertyAmenities }: ProjectRecord, name: string): boolean {
  return (propertyAmenities ?? []).some((amenity) => sameName(amenity.name, name));
}

export function sameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

function isReadyBy({ status, possessionDate }: ProjectRecord, period: string, today: string): boolean {
  if (status === "Ready to Move") return true;
  const months = possessionOptions.find(({ value }) => value === period)?.months ?? 0;
  return possessionDate != null && possessionDate <= monthsLater(today, months);
}

/** The same day of the month, or its last when it is shorter. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth.getUTCDate())));
  return later.toISOString().slice(0, 10);
}

/** The matching ids in the order asked for: empty values last, ties by id. */
export function expectedIds(catalogue: readonly Listed[], query: ProjectQuery, today: string): number[] {
  const found = catalogue.filter(({ record }) => matches(record, query, today));
  const keys = new Map(found.map(({ id, record }) => [id, sortKeys(record, query)]));
  const ids = found.map(({ id }) => id);
  return ids.sort((a, b) => compareKeys(keys.get(a) ?? [], keys.get(b) ?? []) || a - b);
}

type SortKey = number | null;

/** Smaller comes first. */
function sortKeys(record: ProjectRecord, { sort, near }: ProjectQuery): SortKey[] {
  const down = (value: number | null) => (value === null ? null : -value);
  const day = (date: string | null | undefined) => (date ? Date.parse(date) : null);
  switch (sort) {
    case "newest":
      return [down(day(record.launchDate))];
    case "price_asc":
      return [ends(record, "price").min];
    case "price_desc":
      return [down(ends(record, "price").min)];
    case "rate_asc":
      return [lowestRate(record, "area")];
    case "carpet_rate_asc":
      return [lowestRate(record, "carpet")];
    case "area_desc":
      return [down(ends(record, "area").max)];
    case "possession":
      return [day(record.possessionDate)];
    case "relevance":
      if (near) return [Math.round(landmarkKmOf(record, near) * 1000)];
      return [record.status === "Launching Soon" ? 1 : 0, down(day(record.launchDate))];
  }
}

/** The lowest price of a square foot of this area among what can be bought. */
function lowestRate(record: ProjectRecord, of: "area" | "carpet"): number | null {
  const rates = unitsOf(record).flatMap(({ price, [of]: area }) => (price && area ? [price / area] : []));
  return rates.length > 0 ? Math.min(...rates) : null;
}

function compareKeys(left: SortKey[], right: SortKey[]): number {
  for (const [at, one] of left.entries()) {
    const other = right[at] ?? null;
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    return one - other;
  }
  return 0;
}

/** Lowest and highest figure of what can be bought; of the record where no unit tells one. */
function ends(record: ProjectRecord, figure: "price" | "area"): { min: number | null; max: number | null } {
  const figures: number[] = [];
  for (const unit of record.kind === "plot" ? [] : unitsOf(record)) {
    const value = unit[figure];
    if (value !== null) figures.push(value);
  }
  if (figures.length > 0) return { min: Math.min(...figures), max: Math.max(...figures) };
  const [min, max] =
    figure === "price"
      ? [record.minPrice ?? record.price, record.maxPrice ?? record.price]
      : [record.minArea, record.maxArea];
  return { min: min ?? null, max: max ?? null };
}
