import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { placeAliases } from "@/content/places/place-aliases";
import { currentPlaceName, placeKey, withCurrentNames } from "./place-name";

describe("a place has one name", () => {
  test.each([
    ["Hi Tech City", "HITEC City"],
    ["hi-tech city", "HITEC City"],
    ["HITECH  CITY", "HITEC City"],
    ["hitec city", "HITEC City"],
    ["Bangalore", "Bengaluru"],
    ["vizag", "Visakhapatnam"],
    ["Bombay", "Mumbai"],
    ["Madras", "Chennai"],
    ["Poona", "Pune"],
    ["Gurgaon", "Gurugram"],
    ["Secunderbad", "Secunderabad"],
    ["A.S. Rao Nagar", "Dr A S Rao Nagar"],
    ["Nowhere-on-Sea", "Nowhere-on-Sea"],
  ])("%s is %s", (given, name) => {
    expect(currentPlaceName(given)).toBe(name);
    expect(placeKey(given)).toBe(name.toLowerCase());
  });

  test("whatever hyphens it has", () => {
    expect(placeKey(" Nowhere-on-Sea ")).toBe("nowhere-on-sea");
  });

  test("in a sentence, as whole words", () => {
    expect(withCurrentNames("3 BHK in hi-tech city")).toBe("3 bhk in HITEC City");
    expect(withCurrentNames("villas bangalore")).toBe("villas Bengaluru");
    expect(withCurrentNames("Bombayla Towers")).toBe("bombayla towers");
  });
});

test("no other name is that of two places, or of a place of its own", () => {
  const all = placeAliases.flat().map((name) => name.toLowerCase().replace(/[\s.-]+/g, " "));
  expect(new Set(all).size).toBe(all.length);
  const files = ["cities.json", "hyderabad-localities.json"];
  const places = files.flatMap(
    (file) => JSON.parse(readFileSync(`content/places/${file}`, "utf8")) as { name: string }[], // files of our own
  );
  const known = new Set(places.map(({ name }) => name.toLowerCase()));
  const lost = placeAliases.flatMap(([name, ...others]) =>
    others.filter((other) => known.has(other.toLowerCase()) && known.has(name.toLowerCase())),
  );
  expect(lost).toEqual([]);
  expect(placeAliases.map(([name]) => name).filter((name) => !known.has(name.toLowerCase()))).toEqual([]);
});
