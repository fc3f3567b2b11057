import { expect, test } from "vitest";
import localities from "@/content/places/hyderabad-localities.json";
import hindi from "@/content/languages/hi.browser.json";
import telugu from "@/content/languages/te.browser.json";
import { areasBeside } from "@/content/places/areas-beside";
import { landmarkSources, landmarksIn } from "@/content/places/landmarks";
import { kmBetween } from "@/lib/projects/project/map-bounds";
import { areaCalled } from "./areas-beside";
import {
  landmarkCalled,
  landmarkLike,
  landmarks,
  landmarksBeginning,
  localityCalled,
  nearestLandmarks,
} from "./landmarks";

const pointOf = (name: string) => landmarks.find((landmark) => landmark.name === name)!;
const kmApart = (one: string, other: string) => kmBetween(pointOf(one), pointOf(other));

test("every landmark has a name of its own, a source, and a name in Telugu and in Hindi", () => {
  const names = landmarks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
  for (const { name, source } of landmarks) {
    expect(landmarkCalled(name)?.name).toBe(name);
    expect(source === "metro" || landmarkSources[source].licence).toBeTruthy();
    const own = name.replace(/ metro$/, "");
    for (const words of [telugu, hindi] as Record<string, string>[]) expect(words[own], own).toBeTruthy();
  }
});

test("every landmark of Hyderabad lies no further than ten kilometres from the centre of a locality", () => {
  for (const landmark of landmarks.filter(({ city }) => city === "Hyderabad")) {
    const away = localities.map(({ lat, lng }) => kmBetween(landmark, { latitude: lat, longitude: lng }));
    expect(Math.min(...away), landmark.name).toBeLessThan(10);
  }
});

test("points of other sources agree with the metro operator's points beside them", () => {
  expect(kmApart("Nampally railway station", "Nampally metro")).toBeLessThan(0.5);
  expect(kmApart("Khairatabad railway station", "Khairatabad metro")).toBeLessThan(0.5);
  expect(kmApart("Malakpet railway station", "Malakpet metro")).toBeLessThan(0.5);
  expect(kmApart("Secunderabad railway station", "Secunderabad East metro")).toBeLessThan(0.5);
  expect(kmApart("Uppal Stadium", "Stadium metro")).toBeLessThan(0.5);
});

test("a landmark without a point is read as a locality that is there", () => {
  const known = new Set(localities.map(({ name }) => name));
  for (const [locality, names] of Object.entries(landmarksIn)) {
    expect(known.has(locality), locality).toBe(true);
    for (const name of names) expect(localityCalled(name), name).toBe(locality);
  }
});

test("a part of the city without a point is read as places that are there", () => {
  const known = new Set(localities.map(({ name }) => name));
  for (const { near, names } of areasBeside) {
    expect(near.filter((name) => !known.has(name) && !landmarkCalled(name) && name !== "Sangareddi")).toEqual(
      [],
    );
    for (const words of names.flat()) {
      expect([landmarkCalled(words), localityCalled(words), known.has(words)], words).toEqual([
        null,
        null,
        false,
      ]);
      expect(areaCalled(words)?.near, words).toEqual(near);
    }
  }
});

test("a wrong letter is forgiven, and the letters typed so far suggest landmarks", () => {
  expect(landmarkLike("raidrug metro")?.name).toBe("Raidurg metro");
  expect(landmarkLike("hyderabad airpot")?.name).toBe("Hyderabad Airport");
  expect(landmarkLike("kokapet")).toBeNull();
  expect(landmarkLike("qwertyuiop")).toBeNull();
  expect(landmarksBeginning("raid", 3).map(({ name }) => name)).toEqual([
    "Raidurg metro",
    "Durgam Cheruvu lake",
  ]);
  expect(landmarksBeginning("ra", 3)).toEqual([]);
});

test("no locality is taken for a landmark", () => {
  for (const { name } of localities) {
    expect(landmarkCalled(name), name).toBeNull();
    expect(localityCalled(name), name).toBeNull();
  }
});

test("the nearest landmark of each kind is told", () => {
  const told = nearestLandmarks({ latitude: 17.442, longitude: 78.378 }, 40);
  expect(told.map(({ name }) => name)).toContain("Raidurg metro");
  expect(new Set(told.map(({ kind }) => kind)).size).toBe(told.length);
  expect(nearestLandmarks({ latitude: 28.6, longitude: 77.2 }, 40)).toEqual([]);
});
