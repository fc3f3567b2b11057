import type { Random } from "./random";
import type { HomeClass } from "./sites";
import { entriesOf } from "./wording";

/** Icon file and English name of the 24 amenities. */
export const amenityNames = {
  "swimming-pool": "Swimming Pool",
  gym: "Gymnasium",
  clubhouse: "Clubhouse",
  "play-area": "Children's Play Area",
  "jogging-track": "Jogging Track",
  "tennis-court": "Tennis Court",
  badminton: "Badminton Court",
  basketball: "Basketball Court",
  "power-backup": "Power Backup",
  lift: "Lift",
  security: "24-Hour Security",
  cctv: "CCTV Surveillance",
  parking: "Covered Parking",
  "ev-charging": "EV Charging",
  garden: "Landscaped Garden",
  "party-hall": "Party Hall",
  library: "Library",
  "co-working": "Co-working Space",
  yoga: "Yoga Deck",
  spa: "Spa",
  "indoor-games": "Indoor Games Room",
  "rainwater-harvesting": "Rainwater Harvesting",
  "gas-pipeline": "Piped Gas",
  amphitheatre: "Amphitheatre",
} as const;

export type AmenityKey = keyof typeof amenityNames;

const isKey = (key: string): key is AmenityKey => key in amenityNames;
const amenityKeys = Object.keys(amenityNames).filter(isKey);

/** Throws when one is no amenity. */
function keysOf(list: string): AmenityKey[] {
  const keys = entriesOf(list);
  if (!keys.every(isKey)) throw new Error(`Not all amenities are known: ${list}`);
  return keys;
}

const always: Record<HomeClass | "L", readonly AmenityKey[]> = {
  P: keysOf("lift, power-backup, security, cctv, parking, gym, clubhouse, ev-charging, swimming-pool"),
  M: keysOf("lift, power-backup, security, cctv, parking"),
  B: keysOf("lift, power-backup, security, parking"),
  V: keysOf("security, cctv, parking, garden, power-backup"),
  L: keysOf("security, rainwater-harvesting, garden"),
};

const sometimes: Record<HomeClass | "L", readonly AmenityKey[]> = {
  P: keysOf(`
    play-area, jogging-track, tennis-court, badminton, basketball, garden, party-hall, library, co-working,
    yoga, spa, indoor-games, rainwater-harvesting, gas-pipeline, amphitheatre`),
  M: keysOf(`
    gym, clubhouse, play-area, jogging-track, badminton, garden, party-hall, yoga, indoor-games,
    rainwater-harvesting, gas-pipeline, ev-charging, co-working, swimming-pool`),
  B: keysOf("play-area, cctv, rainwater-harvesting, garden, party-hall, gym, indoor-games"),
  V: keysOf(`
    clubhouse, gym, play-area, jogging-track, yoga, ev-charging, rainwater-harvesting, party-hall,
    indoor-games, swimming-pool`),
  L: keysOf("clubhouse, play-area, jogging-track, cctv, yoga, amphitheatre"),
};

const howMany: Record<HomeClass | "L", readonly [number, number]> = {
  P: [5, 9],
  M: [5, 8],
  B: [3, 5],
  V: [4, 7],
  L: [2, 4],
};

/** Keys in the order of `amenityNames`; `needed` are those that the project's pictures show. */
export function chooseAmenities(
  kind: HomeClass | "L",
  needed: readonly AmenityKey[],
  random: Random,
): AmenityKey[] {
  const [min, max] = howMany[kind];
  const chosen = new Set([
    ...always[kind],
    ...needed,
    ...random.shuffle(sometimes[kind]).slice(0, random.whole(min, max)),
  ]);
  return amenityKeys.filter((key) => chosen.has(key));
}

export function toAmenityRecord(key: AmenityKey): { name: string; image: string } {
  return { name: amenityNames[key], image: `/media/amenities/${key}.svg` };
}
