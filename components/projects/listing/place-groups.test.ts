import { expect, test } from "vitest";
import { groupPlaces } from "./place-groups";

const place = (kind: "city" | "locality", name: string, city: string, projects = 3) => ({
  kind,
  name,
  city,
  projects,
});
const choices = [
  place("city", "Hyderabad", "Hyderabad", 90),
  place("locality", "Kokapet", "Hyderabad"),
  place("city", "Pune", "Pune"),
];
const told = (...given: Parameters<typeof groupPlaces>) =>
  groupPlaces(...given).map(({ heading, options }) => [heading, ...options.map(({ name }) => name)]);

test("places stand by their city, in the order they came", () => {
  expect(told(choices, [], {})).toEqual([
    ["Hyderabad", "Hyderabad", "Kokapet"],
    ["Pune", "Pune"],
  ]);
});

test("recent ones come first and once, also those that were not among the first, but none without projects", () => {
  const recent = [
    place("locality", "HITEC City", "Hyderabad"),
    place("locality", "kokapet", "Hyderabad"),
    place("city", "Chennai", "Chennai"),
  ];
  expect(told(choices, recent, { "HITEC City": 4 })).toEqual([
    ["Recent", "HITEC City", "Kokapet"],
    ["Hyderabad", "Hyderabad"],
    ["Pune", "Pune"],
  ]);
});
