import { language, t } from "./language";

/** "Kokapet, Hyderabad" with each name as the language of the page writes it; names that it has no word for stay. */
export function sayPlace(place: string): string {
  if (language() === "en") return place;
  return place.split(", ").map(sayLandmark).join(", ");
}

/** A place, or a landmark as addresses name it: "Raidurg metro" is the station's own name and what it is. */
export function sayLandmark(name: string): string {
  const [, station] = /^(.+) metro$/.exec(name) ?? [];
  return station ? t("{station} metro", { station: t(station) }) : t(name);
}
