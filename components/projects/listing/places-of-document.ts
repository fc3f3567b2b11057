import { bringWords } from "@/components/languages/bring-words";
import { language } from "@/lib/base/language";
import type { PlaceCounts } from "@/lib/projects/listing/list-parts";

let ofDocument: PlaceCounts | undefined;

/**
 * The counts of the list that the document shows, by its own list of places, whose fifty to ninety names are not in
 * React's data a second time; with them comes how the page's language says each. Read once, before anything changes it: who
 * comes back to this list gets the same.
 */
export function placesOfDocument(): PlaceCounts {
  return (ofDocument ??= readPlaces(document.querySelectorAll<HTMLOptionElement>("#f-location option")));
}

function readPlaces(options: Iterable<HTMLOptionElement>): PlaceCounts {
  const counts: Record<string, number> = {};
  const words: Record<string, string> = {};
  for (const { value, text, defaultSelected } of options) {
    const [, said, count] = /^(.+) \((\d+)\)$/.exec(text) ?? [];
    if (said === undefined) continue;
    words[value] = said;
    // The place that was asked for stands there also where it has no project.
    if (count !== "0" || !defaultSelected) counts[value] = Number(count);
  }
  if (language() !== "en") bringWords(words);
  return counts;
}
