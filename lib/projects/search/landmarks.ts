import { metroStations } from "@/content/metro-stations";
import hindi from "@/content/languages/hi.browser.json";
import telugu from "@/content/languages/te.browser.json";
import {
  landmarks as listed,
  landmarksIn,
  stationNames,
  type LandmarkKind,
  type landmarkSources,
} from "@/content/places/landmarks";
import { placeAliases } from "@/content/places/place-aliases";
import { bareName, nearestName } from "@/lib/base/nearest-name";
import { kmBetween } from "@/lib/projects/project/map-bounds";
import { metroWords } from "./phrase-words";
import { isInScript, scriptForm } from "./script-form";
import { allowedTypos, squeeze } from "./search-text";

/**
 * A landmark by the name that addresses have: "Raidurg metro". Degrees are decimal; `source`: of `landmarkSources`, or the
 * operator of the metro.
 */
export type Landmark = {
  name: string;
  kind: LandmarkKind;
  city: string;
  latitude: number;
  longitude: number;
  source: keyof typeof landmarkSources | "metro";
};

const stations = metroStations.map(([name, latitude, longitude]): Landmark & { station: string } => ({
  name: `${name} metro`,
  station: name,
  kind: "metro",
  city: "Hyderabad",
  ...{ latitude, longitude, source: "metro" as const },
}));

/** All landmarks, the stations of the metro first. */
export const landmarks: readonly Landmark[] = [...stations, ...listed];

/** Letters in the form in which names are compared, in each script. */
export const keyOf = (words: string) => scriptForm(squeeze(words));

const inScripts: readonly Readonly<Record<string, string>>[] = [telugu, hindi];
const said = (name: string) => inScripts.flatMap((words) => words[name] ?? []);

const byKey = new Map<string, Landmark>();
const name = (words: string, landmark: Landmark) => {
  const key = keyOf(words);
  if (!byKey.has(key)) byKey.set(key, landmark);
};
for (const landmark of listed)
  for (const words of [landmark.name, ...landmark.others, ...said(landmark.name)]) name(words, landmark);
for (const station of stations) {
  const { others = [], alone = [] } = stationNames[station.station] ?? {};
  const spellings = placeAliases.find((names) => names[0] === station.station) ?? [];
  for (const words of [station.station, ...others, ...spellings, ...said(station.station)])
    for (const metro of metroWords) if (isInScript(metro) === isInScript(words)) name(words + metro, station);
  for (const words of alone) name(words, station);
}

const localities = new Map(
  Object.entries(landmarksIn).flatMap(([locality, names]) =>
    names.map((words) => [keyOf(words), locality] as const),
  ),
);

/** Telugu writes "in", "to", "of" and "from" at the end of a name. */
const ending = /(?:లో(?:ని)?|కి|కు)$/;

/** What these words are called in a table by `keyOf`. */
export function called<T>(known: ReadonlyMap<string, T>, words: string): T | undefined {
  const key = squeeze(words);
  return known.get(scriptForm(key)) ?? known.get(scriptForm(key.replace(ending, "")));
}

/** The landmark that these words name; `null` for others. */
export function landmarkCalled(words: string): Landmark | null {
  return called(byKey, words) ?? null;
}

/** Stations whose names mean something else too. */
const otherwiseMeant = new Set(["stadium", "paradise", "assembly", "newmarket", "prakashnagar"]);

/** The station of the metro that a part of the city is called by: "begumpet". */
export function stationCalled(words: string): Landmark | null {
  if (otherwiseMeant.has(squeeze(words))) return null;
  const found = ["metro", "మెట్రో", "मेट्रो"].map((metro) => landmarkCalled(`${words} ${metro}`)).find(Boolean);
  return found?.kind === "metro" ? found : null;
}

/** The locality of a landmark whose own point is not known. */
export function localityCalled(words: string): string | null {
  return called(localities, words) ?? null;
}

const latinKeys = [...byKey.keys()].filter((key) => key.length >= 6 && !isInScript(key));

/** The same for words with a wrong letter or two behind a right first one. */
export function landmarkLike(words: string): Landmark | null {
  const bare = bareName(words);
  if (bare.length < 6) return null;
  const alike = latinKeys.filter((key) => key.startsWith(bare.charAt(0)));
  const key = nearestName(bare, alike, { typos: allowedTypos(bare) });
  return (key && byKey.get(key)) || null;
}

/** Those whose name, or another one that is typed, begins with these letters; none before the third. */
export function landmarksBeginning(typed: string, most: number): Landmark[] {
  const start = keyOf(typed);
  if (start.length < 3) return [];
  const found = [...byKey].flatMap(([key, landmark]) => (key.startsWith(start) ? [landmark] : []));
  // What is called so comes before what is called so too.
  const byName = found.sort((one, other) => Number(isNamed(other, start)) - Number(isNamed(one, start)));
  return [...new Set(byName)].slice(0, most);
}

const isNamed = ({ name }: Landmark, start: string) => keyOf(name).startsWith(start);

/** The nearest landmark of each kind to a spot, none further than `mostKm` in a straight line. */
export function nearestLandmarks(
  spot: { latitude: number; longitude: number },
  mostKm: number,
): (Landmark & { km: number })[] {
  const nearest = new Map<LandmarkKind, Landmark & { km: number }>();
  for (const landmark of landmarks) {
    const km = kmBetween(spot, landmark);
    if (km <= (nearest.get(landmark.kind)?.km ?? mostKm)) nearest.set(landmark.kind, { ...landmark, km });
  }
  return [...nearest.values()];
}
