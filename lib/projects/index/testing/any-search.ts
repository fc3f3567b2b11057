import fc from "fast-check";
import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { queryArbitrary } from "@/lib/projects/testing/random-query";

/** Names whole and in part, with a wrong letter, without a space, by an older name, and what is in no name. */
const texts = [
  "meadow",
  "Meadow 12",
  "meadow12",
  "meadw",
  "aurovelle",
  "kohinist realty",
  "kokapet meadow",
  "kokapeta",
  "MG Road",
  "wakad",
  "o'hara",
  "e",
  "నివాస",
  "xyzzy",
  "  ",
];

/** Queries over what these records hold, half of them with a text. */
export function anySearch(records: readonly ProjectRecord[]): fc.Arbitrary<ProjectQuery> {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...texts) },
    { weight: 2, arbitrary: namesTyped(records) },
  );
  return fc.tuple(queryArbitrary(records), text).map(([query, search]) => ({ ...query, search }));
}

/** A piece of a name or of two, as somebody types it: sometimes with a wrong letter or without its spaces. */
function namesTyped(records: readonly ProjectRecord[]): fc.Arbitrary<string> {
  const names = records.flatMap(({ name, groupName, locality }) => [name, groupName, locality ?? name]);
  const piece = fc
    .record({ name: fc.constantFrom(...names), from: fc.nat(6), length: fc.integer({ min: 1, max: 24 }) })
    .map(({ name, from, length }) => name.slice(Math.min(from, name.length - 1)).slice(0, length));
  const slip = fc.option(fc.record({ at: fc.nat(20), letter: fc.constantFrom(..."aehknrt", "") }), {
    freq: 2,
  });
  return fc
    .tuple(piece, fc.option(piece, { freq: 1 }), slip, fc.boolean())
    .map(([one, two, wrong, isJoined]) => {
      const typed = two ? `${one} ${two}` : one;
      const mistyped = wrong ? typed.slice(0, wrong.at) + wrong.letter + typed.slice(wrong.at + 1) : typed;
      return isJoined ? mistyped.replaceAll(" ", "") : mistyped;
    });
}
