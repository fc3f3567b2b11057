import { amenityBitsOf, hasBit } from "./amenity-bits";
import type { CatalogueIndex } from "./columns";
import { askedBit } from "./place-flags";
import { missBits, type SearchPlan } from "./search-plan";

/** So many projects are held against the filters at once: what is known of them stays in the processor's own memory. */
export const blockLength = 8_192;

/** The projects of a block that still count for something: those that fail no filter on projects, or one alone. */
export type Candidates = {
  count: number;
  /** Their positions, and for each the only filter that it fails, by `missBits`, or 0. */
  at: Int32Array;
  missed: Uint8Array;
};

/** Room for the candidates of one block. */
export function emptyBlock(): Candidates {
  return { count: 0, at: new Int32Array(blockLength), missed: new Uint8Array(blockLength) };
}

/** What a sieve reads for each project, of one plan. */
export type SievePlan = {
  /** For each place the filters that it fails, by `missBits`. */
  missedPlaces: Uint8Array;
  /** The bits of the amenities that are asked for, and those that have none. */
  amenityBits: number;
  hasAmenities: ((project: number) => boolean) | null;
  /** Every project meets all filters on projects. */
  isOpen: boolean;
};

export function sievePlanOf({ projects, amenities }: CatalogueIndex, plan: SearchPlan): SievePlan {
  const missedPlaces = plan.places.map((flags) => ((flags & askedBit) === 0 ? missBits.location : 0));
  const isSet = plan.builder !== null || plan.metro !== null || plan.possession !== 0;
  return {
    missedPlaces,
    isOpen: !isSet && plan.amenities.length === 0 && ![...missedPlaces, ...plan.traits].some(Boolean),
    amenityBits: amenityBitsOf(plan.amenities),
    hasAmenities: amenityCheck(projects, amenities, plan.amenities),
  };
}

/**
 * Holds the projects from one place to another against the filters on projects: of all, or of those that a text was found
 * in. Without branches for what is as often so as not, which a processor guesses wrong half the time.
 */
export function sieve(
  { projects }: CatalogueIndex,
  { found, traits: missedTraits, possession, inTime, builder, metro }: SearchPlan,
  { missedPlaces, amenityBits: wantedBits, hasAmenities, isOpen }: SievePlan,
  [from, to]: readonly [number, number],
  block: Candidates,
): void {
  const { traits, place, builder: builderOf, amenityBits } = projects;
  const [checksBuilder, builderNumber] = [builder !== null, builder ?? 0];
  const [far, km] = [metro?.far ?? null, metro?.km ?? 0];
  const { at, missed } = block;
  if (isOpen) {
    block.count = to - from;
    missed.fill(0);
    for (let step = from; step < to; step += 1) at[step - from] = found === null ? step : found[step]!;
    return;
  }
  let count = 0;
  // Every position is below the length of the columns, and each number in them below that of its list.
  for (let step = from; step < to; step += 1) {
    const project = found === null ? step : found[step]!;
    let fails = missedTraits[traits[project]!]! | missedPlaces[place[project]!]!;
    if (possession !== 0) {
      const late = possession & ~inTime[project]!;
      fails |= ((late | -late) >>> 31) << 2;
    }
    if (checksBuilder) {
      const difference = builderOf[project]! ^ builderNumber;
      fails |= ((difference | -difference) >>> 31) << 6;
    }
    if (far !== null) fails |= Number(far[project]! > km) << 7;
    if (wantedBits !== 0) {
      const lacking = wantedBits & ~amenityBits[project]!;
      fails |= ((lacking | -lacking) >>> 31) << 5;
    }
    if (hasAmenities !== null && (fails & (fails - 1)) === 0 && !hasAmenities(project))
      fails |= missBits.amenities;
    at[count] = project;
    missed[count] = fails;
    // Two bits or more: the next one takes its room.
    const others = fails & (fails - 1);
    count += 1 - ((others | -others) >>> 31);
  }
  block.count = count;
}

/** Whether a project has those of the wanted amenities that have no bit; `null` when all have one. */
function amenityCheck(
  { firstAmenity }: CatalogueIndex["projects"],
  others: Uint16Array,
  wanted: readonly number[],
) {
  const rest = wanted.filter((number) => !hasBit(number));
  if (rest.length === 0) return null;
  return (project: number): boolean => {
    const [start, end] = [firstAmenity[project]!, firstAmenity[project + 1]!];
    for (let which = 0; which < rest.length; which += 1) {
      let one = start;
      while (one < end && others[one] !== rest[which]) one += 1;
      if (one === end) return false;
    }
    return true;
  };
}
