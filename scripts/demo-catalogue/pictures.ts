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

/** A scene by its first picture; `homes` and `homesPerAcre` from and to. */
function scene(
  exterior: string,
  form: string,
  homes: Scene["homes"],
  homesPerAcre: Scene["homesPerAcre"],
  more: Partial<Pick<Scene, "shows" | "whiteTowers">> & { second?: string } = {},
): Scene {
  const { second, ...rest } = more;
  return {
    exteriors: second ? [exterior, second] : [exterior],
    form,
    homes,
    homesPerAcre,
    shows: [],
    ...rest,
  };
}

const towers = {
  twin: scene("tower-01-golden-hour", "two towers", [150, 320], [45, 70], {
    second: "tower-01-entrance",
    whiteTowers: true,
  }),
  podium: scene("tower-02-dusk", "a single tower over a two-storey podium", [84, 168], [42, 60]),
  courtyard: scene("tower-03-courtyard", "three mid-rise blocks around a lawn", [96, 216], [40, 56], {
    shows: ["garden"],
  }),
  township: scene("tower-04-aerial", "six towers around a clubhouse and pool", [480, 920], [56, 78], {
    shows: ["swimming-pool", "clubhouse", "tennis-court", "play-area", "garden"],
    whiteTowers: true,
  }),
  waves: scene("tower-05-waves", "two rounded towers", [120, 240], [40, 58]),
  terraces: scene("tower-06-terraces", "one stepped building with planted terraces", [96, 190], [38, 52], {
    shows: ["garden"],
  }),
  stilt: scene("tower-07-morning", "five-storey blocks over stilt parking", [50, 140], [46, 62], {
    shows: ["garden"],
  }),
  sandstone: scene("tower-08-sunset", "a single stepped tower", [72, 150], [42, 58]),
  bridge: scene("tower-09-blue-hour", "twin towers joined by a sky bridge", [150, 300], [44, 62]),
  grid: scene("tower-10-grid", "two glazed towers in a white frame", [130, 280], [44, 64]),
};

const villasPerAcre = [6.5, 10] as const;
const villas = {
  white: scene(
    "villa-01-golden-hour",
    "two-storey villas in white with timber and stone",
    [24, 64],
    villasPerAcre,
    { second: "villa-01-garden", shows: ["swimming-pool"] },
  ),
  stone: scene("villa-02-pool", "stone and timber villas with deep overhangs", [18, 48], villasPerAcre, {
    shows: ["swimming-pool"],
  }),
  street: scene(
    "villa-03-street",
    "tiled two-storey villas along tree-lined streets",
    [60, 148],
    villasPerAcre,
  ),
  brick: scene("villa-04-entrance", "contemporary villas in pale brick", [28, 72], villasPerAcre),
};

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
