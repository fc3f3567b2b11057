import { placeKey } from "@/lib/places/place-name";
import type { PlaceChoice } from "@/lib/places/place-schema";
import { t } from "@/lib/base/language";

/** The places that were chosen last, on this device only; the privacy policy names them. */
const storageKey = "zerokey-places";
const most = 5;

type RecentPlace = Pick<PlaceChoice, "kind" | "name" | "city">;

/** Newest first; none where the browser keeps nothing. */
export function readRecentPlaces(): RecentPlace[] {
  try {
    const places: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(places) ? places.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function storeRecentPlace({ kind, name, city }: RecentPlace): void {
  try {
    const others = readRecentPlaces().filter((other) => other.name !== name);
    localStorage.setItem(storageKey, JSON.stringify([{ kind, name, city }, ...others].slice(0, most)));
  } catch {
    // Without storage there are no recent places.
  }
}

function isPlace(value: unknown): value is RecentPlace {
  const { kind, name, city } = (value ?? {}) as Partial<Record<keyof RecentPlace, unknown>>; // all three are checked here
  return (kind === "city" || kind === "locality") && typeof name === "string" && typeof city === "string";
}

export type PlaceGroup = { heading: string; options: PlaceChoice[] };

type Standing = {
  /** The places chosen last; only those are shown that have projects now. */
  recent: readonly RecentPlace[];
  /** The names that were chosen when the picker opened: what is chosen in it stays where it stands. */
  first: readonly string[];
  /** The names that are chosen now. */
  chosen: readonly string[];
};

const nothing: Standing = { recent: [], first: [], chosen: [] };

/**
 * What is chosen, what was chosen last and what is near it (`km`), unless only choices are asked for; then city by city as
 * they came. A place is in one group. `counts` knows those that are not among the choices.
 */
export function groupPlaces(
  choices: readonly PlaceChoice[],
  standing: Standing | null,
  counts: Record<string, number>,
): PlaceGroup[] {
  const { recent, first, chosen } = standing ?? nothing;
  const find = (name: string) => choices.find((place) => placeKey(place.name) === placeKey(name));
  const again = recent.flatMap((place) => {
    const found = find(place.name);
    const projects = found?.projects ?? counts[place.name];
    return projects ? [found ?? { ...place, projects }] : [];
  });
  const isAgain = (name: string) => again.some((place) => placeKey(place.name) === placeKey(name));
  const names = [...first, ...chosen.filter((name) => !first.includes(name) && !find(name))];
  const kept = names
    .filter((name) => !isAgain(name))
    .map((name) => find(name) ?? unlisted(name, counts[name] ?? 0));

  const groups = new Map<string, PlaceChoice[]>();
  if (kept.length > 0) groups.set("Chosen", kept);
  if (again.length > 0) groups.set("Recent", again);
  const others = choices.filter((place) => !again.includes(place) && !kept.includes(place));
  const near = others
    .filter(({ km, city }) => first.length > 0 && km !== undefined && !first.includes(city))
    .sort(byKm);
  if (near.length > 0)
    groups.set(first.length === 1 ? t("Near {place}", { place: t(first[0] ?? "") }) : "Near by", near);
  for (const place of others)
    if (!near.includes(place)) groups.set(place.city, [...(groups.get(place.city) ?? []), place]);
  return [...groups].map(([heading, options]) => ({ heading, options }));
}

/** A place that is chosen and has no project with the other filters: it can still be taken away. */
function unlisted(name: string, projects: number): PlaceChoice {
  return { kind: "locality", name, city: "", projects };
}

function byKm(one: PlaceChoice, other: PlaceChoice): number {
  return (one.km ?? 0) - (other.km ?? 0);
}
