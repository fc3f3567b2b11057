import { language, t } from "./language";

/** "Kokapet, Hyderabad" with each name as the language of the page writes it; names that it has no word for stay. */
export function sayPlace(place: string): string {
  if (language() === "en") return place;
  return place
    .split(", ")
    .map((name) => t(name))
    .join(", ");
}
