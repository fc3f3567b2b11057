import { places as ours } from "@/content/site";
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
  /** Of a place without a home of ours, how far around it there are some. */
  reach?: PhraseFilters["within"];
  /** Whether it was read with a wrong letter. */
  isMisspelt?: boolean;
  /** The city and state of a locality, the state of a city. */
  within?: readonly string[];
};

const homeAirport = landmarkCalled("airport")?.name;

/** The most words of a name, and the most names that are looked up. */
const longest = 4;
const mostNames = 60;

/** All words and sequences of words of a phrase that may be names. */
export function phraseNames({ runs }: PhraseParts): string[] {
  const names = runs.flatMap(({ words, isUnread }) =>
    (isUnread ? [] : words).flatMap((_, from) =>
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
  const reaches = new Map<string, PhraseFilters["within"]>();
  const amenities: string[] = [];
  const rest: string[] = [];
  let isNear = false;
  const inNames = new Set([...known.keys()].flatMap((name) => name.split(" ")));
  const isUnknown = (word: string | undefined) => word !== undefined && !inNames.has(word);
  for (const { words, km, isSaid, isUnread } of parts.runs) {
    if (isUnread) {
      rest.push(...words);
      continue;
    }
    const named = namesIn(words, known);
    for (const { at, length, called } of named) {
      // "Masjid Banda" is not the town of Banda, "Whitefields Kondapur" not Whitefield of Bengaluru.
      const isPart = isUnknown(words[at - 1]) || isUnknown(words[at + length]);
      const isMeant = called && !(called.isEmpty && isPart) && !isAstray(called, named);
      const found = isMeant ? called : undefined;
      if (found?.kind === "location") {
        for (const name of [found.name, ...(found.others ?? [])]) {
          places.push(name);
          reaches.set(name, found.reach);
        }
        for (const name of found.within ?? []) if (name !== found.name) around.add(name);
        if (km !== null && at === 0) isNear = true;
        if (isNear) filters.within = (km ?? 5) > 5 ? "10km" : "5km";
      } else if (found?.landmark)
        Object.assign(
          filters,
          found.reach && { radius: found.reach },
          nearLandmark(found.landmark, isSaid && at === 0 ? km : null),
        );
      else if (found?.kind === "amenities") amenities.push(found.name);
      else if (found && !filters.builder) filters.builder = found.name;
      else rest.push(...words.slice(at, at + length));
    }
  }
  // "Kondapur, Hyderabad" is the one place, not all of the other too.
  const named = places.filter((name) => !around.has(name));
  if (named.length > 0) filters.location = [...new Set(named)].sort();
  // Where nothing of ours stands people want to see what is near.
  const [reach, ...more] = named.map((name) => reaches.get(name));
  if (reach && more.every(Boolean)) filters.within ??= reach;
  // "Airport" alone is ours, beside the name of another city that city's.
  const airport =
    filters.near === homeAirport && named.map((city) => landmarkCalled(`${city} airport`)).find(Boolean);
  if (airport) filters.near = airport.name;
  if (amenities.length > 0) filters.amenities = [...new Set(amenities)].sort();
  if (Object.keys(filters).length === 0) return null;
  // Of "2 car parking" the number alone would find "Phase 2".
  return rest.every((word) => /^\d{1,2}$/.test(word)) ? filters : { ...filters, search: rest.join(" ") };
}

type Named = { at: number; length: number; called: PhraseName | undefined };

/** The words of a run in the longest names that are known, and one by one where they are none. */
function namesIn(words: readonly string[], known: ReadonlyMap<string, PhraseName>): Named[] {
  const named: Named[] = [];
  for (let at = 0; at < words.length; at += named.at(-1)?.length ?? 1) {
    const length = [4, 3, 2, 1].find((some) => known.has(words.slice(at, at + some).join(" "))) ?? 1;
    named.push({ at, length, called: known.get(words.slice(at, at + length).join(" ")) });
  }
  return named;
}

/** The city of a locality. */
const cityOf = ({ kind, within }: PhraseName) =>
  kind === "location" && within?.length === 2 ? within[0] : undefined;

/** Whether another locality that is named beside it fits better, and lies in another city: spelt right, or in our own city. */
function isAstray(called: PhraseName, named: readonly Named[]): boolean {
  const city = cityOf(called);
  if (!city || named.some((other) => other.called?.name === city)) return false;
  return named.some(({ called: other }) => {
    const its = other && cityOf(other);
    if (!its || its === city) return false;
    return called.isMisspelt !== other.isMisspelt ? called.isMisspelt : its === ours.city;
  });
}
