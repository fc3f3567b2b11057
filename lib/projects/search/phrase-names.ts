import type { PhraseFilters } from "./phrase-numbered";
import { landmarkCalled, type Landmark } from "./landmarks";
import { notPlaces } from "./phrase-words";
import { nearLandmark, type PhraseParts } from "./read-phrase";

/** What a name in a phrase stands for; `landmark`: with a wrong letter, as it is read without one before. */
export type PhraseName = {
  kind: "location" | "builder" | "amenities" | "landmark";
  name: string;
  landmark?: Landmark;
  /** The other places of a pin code. */
  others?: readonly string[];
  /** Whether it is a city without a home of ours: as a part of an unknown name it is not meant. */
  isEmpty?: boolean;
  /** The city and state of a locality, the state of a city. */
  within?: readonly string[];
};

const homeAirport = landmarkCalled("airport")?.name;

/** The most words of a name, and the most names that are looked up. */
const longest = 4;
const mostNames = 60;

/** All words and sequences of words of a phrase that may be names. */
export function phraseNames({ runs }: PhraseParts): string[] {
  const names = runs.flatMap(({ words }) =>
    words.flatMap((_, from) =>
      Array.from({ length: Math.min(longest, words.length - from) }, (_, more) =>
        words.slice(from, from + more + 1).join(" "),
      ),
    ),
  );
  return [...new Set(names)].filter((name) => !notPlaces.has(name)).slice(0, mostNames);
}

/**
 * The filters of a phrase with its names, the longest first; `search` has the words that nothing was found for. `null` if
 * nothing was read but such words.
 */
export function withNames(parts: PhraseParts, known: ReadonlyMap<string, PhraseName>): PhraseFilters | null {
  const filters: PhraseFilters = { ...parts.filters };
  const places: string[] = [];
  const around = new Set<string>();
  const amenities: string[] = [];
  const rest: string[] = [];
  let isNear = false;
  const inNames = new Set([...known.keys()].flatMap((name) => name.split(" ")));
  const isUnknown = (word: string | undefined) => word !== undefined && !inNames.has(word);
  for (const { words, km, isSaid } of parts.runs) {
    for (let at = 0; at < words.length;) {
      const length = [4, 3, 2, 1].find((some) => known.has(words.slice(at, at + some).join(" "))) ?? 0;
      const called = known.get(words.slice(at, at + length).join(" "));
      // "Pragathi Nagar" is not the town of Nagar.
      const isPart = isUnknown(words[at - 1]) || isUnknown(words[at + length]);
      const found = called?.isEmpty && isPart ? undefined : called;
      if (found?.kind === "location") {
        places.push(found.name, ...(found.others ?? []));
        for (const name of found.within ?? []) if (name !== found.name) around.add(name);
        if (km !== null && at === 0) isNear = true;
        if (isNear) filters.within = (km ?? 5) > 5 ? "10km" : "5km";
      } else if (found?.landmark)
        Object.assign(filters, nearLandmark(found.landmark, isSaid && at === 0 ? km : null));
      else if (found?.kind === "amenities") amenities.push(found.name);
      else if (found && !filters.builder) filters.builder = found.name;
      else rest.push(...words.slice(at, at + Math.max(1, length)));
      at += Math.max(1, length);
    }
  }
  // "Kondapur, Hyderabad" is the one place, not all of the other too.
  const named = places.filter((name) => !around.has(name));
  if (named.length > 0) filters.location = [...new Set(named)].sort();
  // "Airport" alone is ours, beside the name of another city that city's.
  const airport =
    filters.near === homeAirport && named.map((city) => landmarkCalled(`${city} airport`)).find(Boolean);
  if (airport) filters.near = airport.name;
  if (amenities.length > 0) filters.amenities = [...new Set(amenities)].sort();
  if (Object.keys(filters).length === 0) return null;
  return rest.length > 0 ? { ...filters, search: rest.join(" ") } : filters;
}
