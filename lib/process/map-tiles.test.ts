import { expect, test } from "vitest";
import { readEnv, SettingsError } from "./env";
import { parseMapTiles } from "./map-tiles";

test.each([
  ["https://tiles.example.com/{z}/{x}/{y}.png?key=a1", "raster", "https://tiles.example.com"],
  ["https://tiles.example.com/styles/light.json", "style", "https://tiles.example.com"],
  ["/tiles/{z}/{x}/{y}.webp", "raster", null],
])("%s is a %s of %s", (address, kind, origin) => {
  expect(parseMapTiles(address)).toEqual({ kind, address, origin });
});

test.each([
  "http://tiles.example.com/{z}/{x}/{y}.png",
  "//tiles.example.com/style.json",
  "https://tiles.example.com/{z}/{x}.png",
  "https://tiles.example.com/{z}/{x}/{y}.pbf",
  "https://name:secret@tiles.example.com/style.json",
  "https://tiles.example.com/style.json; script-src *",
  "tiles",
])("%s is refused", (address) => expect(parseMapTiles(address)).toBeUndefined());

test("a map of somebody else's needs the words that say whose it is", () => {
  const sentences = (given: Record<string, string>) => {
    try {
      readEnv(given);
      return [];
    } catch (error) {
      return error instanceof SettingsError ? error.sentences : expect.fail(String(error));
    }
  };
  const tiles = { MAP_TILES: "https://tiles.example.com/style.json" };
  expect(sentences(tiles)).toEqual([
    "MAP_ATTRIBUTION must be set when MAP_TILES is set, because whoever made the map is named on it.",
  ]);
  expect(sentences({ ...tiles, MAP_ATTRIBUTION: "© OpenStreetMap contributors" })).toEqual([]);
  expect(sentences({ MAP_TILES: "http://tiles.example.com" })[0]).toMatch(/^MAP_TILES must be .*https:/);
});
