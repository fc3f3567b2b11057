import type { PlaceChoice } from "@/lib/places/place-schema";

/** The places that were chosen last, on this device only; the privacy policy names them. */
const storageKey = "zerokey-places";
const most = 5;

export type RecentPlace = Pick<PlaceChoice, "kind" | "name" | "city">;

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
