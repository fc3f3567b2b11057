import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { civicBodies, civicDivision } from "@/content/places/civic-bodies";
import { civicBodyOf } from "./civic-body";

const wordsOf = (locality: string) => civicBodyOf({ city: "Hyderabad", locality })?.words;

describe("the table of civic bodies", () => {
  const listed = civicBodies.flatMap(({ zones, read }) => [...Object.values(zones).flat(), ...read]);

  test("names localities of this site, each of them once, as the site writes them", () => {
    const file = readFileSync("content/places/hyderabad-localities.json", "utf8");
    const known = (JSON.parse(file) as { name: string; city: string }[]) // a file of our own
      .flatMap(({ name, city }) => (city === "Hyderabad" ? name : []));
    expect(listed.filter((locality) => !known.includes(locality))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(70);
  });

  test("says since when, from which source, and on which day it was read", () => {
    const { since, read, href, site } = civicDivision;
    expect(since).toBe("2026-02-11");
    expect(read).toMatch(/^2026-\d\d-\d\d$/);
    expect(read >= since).toBe(true);
    expect(new URL(href).hostname).toBe(site);
  });

  test("has twelve zones less Charminar, where no locality of this site is, and none of them twice", () => {
    const zones = civicBodies.flatMap((body) => Object.keys(body.zones));
    expect(zones).toHaveLength(11);
    expect(new Set(zones).size).toBe(11);
  });
});

describe("the civic body of a locality", () => {
  test("is told with the day of the division, whatever spelling the locality has", () => {
    const day = "(by the division of GHMC on 11 February 2026)";
    expect(wordsOf("Kokapet")).toBe(`Cyberabad Municipal Corporation ${day}`);
    expect(wordsOf("Serilingampally")).toBe(`Cyberabad Municipal Corporation ${day}`);
    expect(wordsOf("uppal")).toBe(`Malkajgiri Municipal Corporation ${day}`);
    expect(wordsOf("Banjara Hills")).toBe(`Greater Hyderabad Municipal Corporation (GHMC) ${day}`);
  });

  test("says that it is our reading where no ward has the locality's name, and only there", () => {
    const doubtOf = (locality: string) => civicBodyOf({ city: "Hyderabad", locality })?.doubt;
    expect(doubtOf("Puppalaguda")).toMatch(/^For Puppalaguda that is our reading/);
    expect(doubtOf("Kokapet")).toBe("");
  });

  test("is not guessed: neither at a border, nor outside, nor in another city, nor of a whole city", () => {
    for (const locality of ["Dilsukhnagar", "Suchitra", "BHEL", "Mokila", "Isnapur", "Nowhere"])
      expect(civicBodyOf({ city: "Hyderabad", locality }), locality).toBeNull();
    expect(civicBodyOf({ city: "Pune", locality: "Kokapet" })).toBeNull();
    expect(civicBodyOf({ city: null, locality: "Kokapet" })).toBeNull();
    expect(civicBodyOf({ city: "Hyderabad", locality: null })).toBeNull();
  });
});
