import type { AmenityKey } from "./amenities";
import type { Random } from "./random";
import type { HomeClass } from "./sites";

/** What a cover picture shows, which limits what the project can be: its homes, its land and its amenities. */
export type Scene = {
  exteriors: readonly string[];
  /** How a sentence names it. */
  form: string;
  homes: readonly [number, number];
  homesPerAcre: readonly [number, number];
  shows: readonly AmenityKey[];
  /** Whether the pictures of pool, tennis court and play area, which show white towers, can be of the same project. */
  whiteTowers?: boolean;
};

const towers = {
  twin: {
    exteriors: ["tower-01-golden-hour", "tower-01-entrance"],
    form: "two towers",
    homes: [150, 320],
    homesPerAcre: [45, 70],
    shows: [],
    whiteTowers: true,
  },
  podium: {
    exteriors: ["tower-02-dusk"],
    form: "a single tower over a two-storey podium",
    homes: [84, 168],
    homesPerAcre: [42, 60],
    shows: [],
  },
  courtyard: {
    exteriors: ["tower-03-courtyard"],
    form: "three mid-rise blocks around a lawn",
    homes: [96, 216],
    homesPerAcre: [40, 56],
    shows: ["garden"],
  },
  township: {
    exteriors: ["tower-04-aerial"],
    form: "six towers around a clubhouse and pool",
    homes: [480, 920],
    homesPerAcre: [56, 78],
    shows: ["swimming-pool", "clubhouse", "tennis-court", "play-area", "garden"],
    whiteTowers: true,
  },
  waves: {
    exteriors: ["tower-05-waves"],
    form: "two rounded towers",
    homes: [120, 240],
    homesPerAcre: [40, 58],
    shows: [],
  },
  terraces: {
    exteriors: ["tower-06-terraces"],
    form: "one stepped building with planted terraces",
    homes: [96, 190],
    homesPerAcre: [38, 52],
    shows: ["garden"],
  },
  stilt: {
    exteriors: ["tower-07-morning"],
    form: "five-storey blocks over stilt parking",
    homes: [50, 140],
    homesPerAcre: [46, 62],
    shows: ["garden"],
  },
  sandstone: {
    exteriors: ["tower-08-sunset"],
    form: "a single stepped tower",
    homes: [72, 150],
    homesPerAcre: [42, 58],
    shows: [],
  },
  bridge: {
    exteriors: ["tower-09-blue-hour"],
    form: "twin towers joined by a sky bridge",
    homes: [150, 300],
    homesPerAcre: [44, 62],
    shows: [],
  },
  grid: {
    exteriors: ["tower-10-grid"],
    form: "two glazed towers in a white frame",
    homes: [130, 280],
    homesPerAcre: [44, 64],
    shows: [],
  },
} as const satisfies Record<string, Scene>;

const villaHomes = { homesPerAcre: [6.5, 10] } as const;
const villas = {
  white: {
    exteriors: ["villa-01-golden-hour", "villa-01-garden"],
    form: "two-storey villas in white with timber and stone",
    homes: [24, 64],
    shows: ["swimming-pool"],
    ...villaHomes,
  },
  stone: {
    exteriors: ["villa-02-pool"],
    form: "stone and timber villas with deep overhangs",
    homes: [18, 48],
    shows: ["swimming-pool"],
    ...villaHomes,
  },
  street: {
    exteriors: ["villa-03-street"],
    form: "tiled two-storey villas along tree-lined streets",
    homes: [60, 148],
    shows: [],
    ...villaHomes,
  },
  brick: {
    exteriors: ["villa-04-entrance"],
    form: "contemporary villas in pale brick",
    homes: [28, 72],
    shows: [],
    ...villaHomes,
  },
} as const satisfies Record<string, Scene>;

export const scenes: Record<HomeClass, readonly Scene[]> = {
  P: [towers.podium, towers.waves, towers.bridge, towers.twin, towers.terraces, towers.grid],
  M: [
    towers.township,
    towers.grid,
    towers.sandstone,
    towers.twin,
    towers.courtyard,
    towers.waves,
    towers.terraces,
  ],
  B: [towers.stilt, towers.courtyard, towers.stilt, towers.sandstone],
  V: [villas.street, villas.white, villas.brick, villas.stone],
};

export const photo = (name: string) => `/media/${name}.jpg`;
export type GalleryItem = { mediaLink: string; galleryType: string; type: string };
const item = (name: string, galleryType: string): GalleryItem => ({
  mediaLink: photo(name),
  galleryType,
  type: "image",
});

const rooms = ["interior-kitchen-01", "interior-bedroom-01", "interior-dining-01"] as const;
// The dining room and the first living room look out on towers, which no villa does.
const villaRooms = ["interior-living-room-02", "interior-kitchen-01", "interior-bedroom-01"] as const;
const neutral: readonly AmenityKey[] = ["clubhouse", "gym"];
const withTowers: readonly AmenityKey[] = ["swimming-pool", "tennis-court", "play-area"];

/** Four to nine pictures that can belong together: outside, inside, then the project's amenities. */
export function homeGallery(
  homeClass: HomeClass,
  scene: Scene,
  amenities: readonly AmenityKey[],
  random: Random,
): GalleryItem[] {
  const inside =
    homeClass === "V"
      ? random.shuffle(villaRooms)
      : [
          random.pick(["interior-living-room-01", "interior-living-room-02"]),
          ...random.shuffle(rooms).slice(0, random.whole(2, 3)),
        ];
  const possible = [
    ...(scene.whiteTowers ? withTowers : []),
    ...neutral,
    ...(homeClass === "V" ? [] : (["jogging-track"] as const)),
  ];
  const shown = possible
    .filter((key) => amenities.includes(key))
    .map((key) => item(`amenity-${key}`, "amenities"));
  const gallery = [
    ...scene.exteriors.map((name) => item(name, "exterior")),
    ...inside.map((name) => item(name, "interior")),
    ...shown,
  ];
  return gallery.slice(0, 9);
}

/** A layout seen from above, its roads, its gate, and the clubhouse when there is one. */
export function plotGallery(cover: string, amenities: readonly AmenityKey[]): GalleryItem[] {
  const above = cover.startsWith("plot-02") ? "plot-02-layout" : "plot-01-aerial";
  return [
    item(above, "layout"),
    item("plot-04-avenue", "layout"),
    item("plot-03-entrance", "entrance"),
    ...(amenities.includes("clubhouse") ? [item("amenity-clubhouse", "amenities")] : []),
  ];
}
