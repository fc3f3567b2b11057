import type { CatalogueIndex } from "./columns";
import { askedBit } from "./place-flags";
import { missNumbers, missedTwo, type SearchPlan } from "./search-plan";
import { notReadyTraits } from "./traits";

/** The projects that still count for something: those that fail no filter on projects, or one alone. */
export type Candidates = {
  count: number;
  /** Their positions, and for each the number of the only filter that it fails, or 0. */
  at: Int32Array;
  missed: Uint8Array;
};

/** Holds the filters on projects against all projects, or against those that a text was found in. */
export function sieve({ projects, amenities, count: all }: CatalogueIndex, plan: SearchPlan): Candidates {
  const { found, places, traits: missedTraits, possessionBy, builder } = plan;
  const { traits, place, possession, builder: builderOf } = projects;
  const [checksPossession, checksBuilder] = [possessionBy !== null, builder !== null];
  const latest = possessionBy ?? 0;
  const hasAll = plan.amenities.length > 0 ? amenityCheck(projects, amenities, plan.amenities) : null;
  const most = found ? found.length : all;
  const at = new Int32Array(most);
  const missed = new Uint8Array(most);
  let count = 0;
  // Every position is below the length of the columns, and each number in them below that of its list.
  for (let step = 0; step < most; step += 1) {
    const project = found ? found[step]! : step;
    let fails = missedTraits[traits[project]!]!;
    if (fails === missedTwo) continue;
    if ((places[place[project]!]! & askedBit) === 0) {
      if (fails !== 0) continue;
      fails = missNumbers.location;
    }
    if (checksPossession && possession[project]! > latest && notReadyTraits[traits[project]!] === 1) {
      if (fails !== 0) continue;
      fails = missNumbers.possession;
    }
    if (checksBuilder && builderOf[project] !== builder) {
      if (fails !== 0) continue;
      fails = missNumbers.builder;
    }
    if (hasAll !== null && !hasAll(project)) {
      if (fails !== 0) continue;
      fails = missNumbers.amenities;
    }
    at[count] = project;
    missed[count] = fails;
    count += 1;
  }
  return { count, at, missed };
}

/** Whether a project has all of these amenities. */
function amenityCheck(
  { firstAmenity }: CatalogueIndex["projects"],
  amenities: Uint16Array,
  wanted: readonly number[],
) {
  return (project: number): boolean => {
    const [start, end] = [firstAmenity[project]!, firstAmenity[project + 1]!];
    for (let which = 0; which < wanted.length; which += 1) {
      let one = start;
      while (one < end && amenities[one] !== wanted[which]) one += 1;
      if (one === end) return false;
    }
    return true;
  };
}
