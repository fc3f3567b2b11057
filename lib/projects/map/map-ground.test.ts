import { expect, test } from "vitest";
import { homeMap } from "./home-map";
import { mapGround } from "./map-ground";
import { projectionOf } from "./map-projection";

const ratio = { least: 0.6, most: 0.9 };
const city = projectionOf({ south: 17.2, west: 78.2, north: 17.6, east: 78.6 }, ratio);
const pune = { latitude: 18.52, longitude: 73.85 };

test("under a map of the city lie all lines of the metro, station by station, and what most people know", () => {
  const { lines, marks } = mapGround(city);
  expect(lines.map(({ runs }) => runs.map((run) => run.length))).toEqual([[27], [9], [23]]);
  expect(new Set(lines.map(({ colour }) => colour)).size).toBe(3);
  expect(marks[0]?.words).toBe("Hyderabad Airport");
  expect(marks.map(({ words }) => words)).toContain("Hussain Sagar");
  expect(marks.length).toBeLessThanOrEqual(12);
});

test("a part of a city has the part of a line that crosses it, from a station behind its edge to one behind the other", () => {
  const { lines, marks } = mapGround(
    projectionOf({ south: 17.395, west: 78.54, north: 17.41, east: 78.57 }, ratio, 2),
  );
  expect(lines).toHaveLength(1);
  const [run = []] = lines[0]?.runs ?? [];
  expect(run.length).toBeLessThan(10);
  expect(run.some(({ x, y }) => Math.min(x, y) > 0 && Math.max(x, y) < 1)).toBe(true);
  expect(marks.map(({ words }) => words)).toContain("Uppal metro");
});

test("where there is no metro and no landmark, nothing lies under the map", () => {
  const box = { south: 18.51, west: 73.84, north: 18.53, east: 73.86 };
  expect(mapGround(projectionOf(box, ratio, 2))).toEqual({ lines: [], marks: [] });
});

const locality = (name: string, latitude: number, longitude: number) => ({
  ...{ name, latitude, longitude, city: "Pune", total: 1, lowestPrice: null },
});

test("the map of a home holds it and its nearest station and landmarks, no wider than ten kilometres", () => {
  const uppal = { name: "Solstice", latitude: 17.3975, longitude: 78.558 };
  const map = homeMap(uppal, []);
  const [home] = map?.dots ?? [];
  expect(home?.x).toBeGreaterThan(0.1);
  expect(home?.x).toBeLessThan(0.9);
  expect(map?.lines).toHaveLength(1);
  const words = map?.marks.map((mark) => mark.words) ?? [];
  expect(words).toEqual(expect.arrayContaining(["Solstice", "Uppal metro", "Uppal Stadium"]));
  expect((map?.scale.km ?? 0) / (map?.scale.part ?? 1)).toBeLessThan(10);
});

test("without metro and landmarks the localities around a home say where it is, and without those there is no map", () => {
  const home = { name: "Home", ...pune };
  const around = [locality("Kothrud", 18.51, 73.83), locality("Pune", 18.52, 73.85)];
  expect(homeMap(home, around)?.marks.map(({ words }) => words)).toEqual(["Home", "Kothrud"]);
  expect(homeMap(home, [])).toBeNull();
});
