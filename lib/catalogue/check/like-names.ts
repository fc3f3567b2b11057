import { bareName, nearestName } from "@/lib/base/nearest-name";
import { placeKey } from "@/lib/places/place-name";
import { allowedTypos } from "@/lib/projects/search/search-text";
import type { ResolvedCity } from "./known-places";
import type { NormalisedProject } from "./normalise-record";

/** `cities`: of the project's state; `localities`: of its city. */
export type KnownNames = Record<"cities" | "localities" | "builders", readonly string[]>;

/** Shorter beginnings say nothing. */
const shortest = 3;

/** The known name that a new one was probably meant for: misspelt as a search forgives it, or cut short. */
export function likeName(given: string, known: readonly string[]): string | undefined {
  if (known.some((name) => placeKey(name) === placeKey(given))) return undefined;
  const bare = bareName(given);
  const whole = bare.length >= shortest && known.find((name) => bareName(name).startsWith(bare));
  return whole || nearestName(given, known, { typos: allowedTypos(bare) });
}

/** A sentence, beginning with the field, for each name that is new while one like it is known. For a judge of records. */
export function nameDoubts(
  { row }: { row: Pick<NormalisedProject["row"], "developer" | "locality"> },
  { city }: Pick<ResolvedCity, "city">,
  known: KnownNames,
): string[] {
  const names = [
    ["groupName", row.developer, known.builders],
    ["city", city, known.cities],
    ["locality", row.locality ?? "", known.localities],
  ] as const;
  return names.flatMap(([field, name, others]) => {
    const like = name && likeName(name, others);
    return like ? [`${field} "${name}" is new here: did you mean ${like}?`] : [];
  });
}
