import "server-only";
import { bareName, nearestName } from "@/lib/base/nearest-name";
import { type AlikeProject, findAlike } from "@/lib/catalogue/store/stored-record-queries";
import { currentPlaceName } from "@/lib/places/place-name";
import type { DeskDatabase } from "./desk-database";

/** What a row of a sheet says of which project it is. */
export type SaidProject = { name?: unknown; groupName?: unknown; city?: unknown; locality?: unknown };
/** The stored projects that a row may be. `isSure`: there is one, and nothing says that it is another. */
export type Alike = { projects: AlikeProject[]; isSure: boolean };

/** Of so many letters one may be mistyped: in a name; in a builder's or a place's, and in each word of a name. */
const lettersOfTypo = 6;
const lettersOfOtherTypo = 4;

/** Finds stored projects by name, builder and place, typing errors forgiven; for rows without a key. */
export async function alikeFinder(
  db: DeskDatabase,
  rows: readonly SaidProject[],
): Promise<(row: SaidProject) => Alike> {
  const known = await findAlike(db, {
    names: textsOf(rows.map(({ name }) => name)),
    builders: textsOf(rows.map(({ groupName }) => groupName)),
  });
  return ({ name, groupName, city, locality }) => {
    const projects = known.filter(
      (one) => isName(name, one.name) && isBuilder(groupName, one.builder) && isPlace(city, one.city),
    );
    const [only, ...others] = projects;
    const isSure =
      only !== undefined && others.length === 0 && (!only.locality || isPlace(locality, only.locality));
    return { projects, isSure };
  };
}

function textsOf(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value): value is string => typeof value === "string"))];
}

function isName(said: unknown, known: string): boolean {
  if (typeof said !== "string" || marksOf(said) !== marksOf(known)) return false;
  if (bareName(said) === bareName(known)) return true;
  const others = wordsOf(known);
  const words = wordsOf(said);
  // "East" and "West", "Phase One" and "Phase Two" tell names apart in which most letters are the same.
  const areNear =
    words.length !== others.length ||
    words.every((word, at) => isMistyped(word, others[at]!, lettersOfOtherTypo));
  return areNear && isMistyped(said, known, lettersOfTypo);
}

const isMistyped = (said: string, known: string, part: number) =>
  nearestName(said, [known], { part }) !== undefined;

const wordsOf = (name: string) => name.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];

/** What a row does not say can't tell two apart. */
function isNear(said: unknown, known: string): boolean {
  if (typeof said !== "string") return true;
  return bareName(said) === bareName(known) || isMistyped(said, known, lettersOfOtherTypo);
}

/** "Hyd" and "Hyderabad" are one. */
function isPlace(said: unknown, known: string): boolean {
  return isNear(typeof said === "string" ? currentPlaceName(said.trim()) : said, currentPlaceName(known));
}

/** "Aurora" and "Aurora Homes Pvt Ltd" are one. */
function isBuilder(said: unknown, known: string): boolean {
  if (typeof said !== "string" || isNear(said, known)) return true;
  const [one, other] = [bareName(said), bareName(known)];
  return Math.min(one.length, other.length) >= 5 && (one.startsWith(other) || other.startsWith(one));
}

const roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** The numbers and single letters of a name: "Phase 2" and "Phase II" are one, "Phase I" and "Tower B" are others. */
function marksOf(name: string): string {
  return wordsOf(name)
    .flatMap((word) => {
      const at = roman.indexOf(word);
      return at >= 0 ? String(at + 1) : /^(?:\d+|\p{L})$/u.test(word) ? word : [];
    })
    .join(" ");
}
