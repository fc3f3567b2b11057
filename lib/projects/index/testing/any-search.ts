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

/** Queries over what these records hold, one in three with a text. */
export function anySearch(records: readonly ProjectRecord[]): fc.Arbitrary<ProjectQuery> {
  const text = fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...texts) },
  );
  return fc.tuple(queryArbitrary(records), text).map(([query, search]) => ({ ...query, search }));
}
