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
type Given = Parameters<typeof groupPlaces>;
const told = (all: Given[0], standing: Partial<Given[1]>, counts: Given[2] = {}) =>
  groupPlaces(all, { recent: [], first: [], chosen: [], ...standing }, counts).map(({ heading, options }) => [
    heading,
    ...options.map(({ name }) => name),
  ]);

test("places stand by their city, in the order they came", () => {
  expect(told(choices, {})).toEqual([
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
  expect(told(choices, { recent }, { "HITEC City": 4 })).toEqual([
    ["Recent", "HITEC City", "Kokapet"],
    ["Hyderabad", "Hyderabad"],
    ["Pune", "Pune"],
  ]);
});

test("what is chosen comes first, then what is near it, nearest first; a choice made now moves nothing", () => {
  const near = [...choices, { ...place("locality", "Kollur", "Hyderabad"), km: 9 }];
  near.push({ ...place("locality", "Tellapur", "Hyderabad", 1), km: 4.4 });
  const groups = [
    ["Chosen", "Kokapet"],
    ["Near Kokapet", "Tellapur", "Kollur"],
    ["Hyderabad", "Hyderabad"],
    ["Pune", "Pune"],
  ];
  expect(told(near, { first: ["Kokapet"], chosen: ["Kokapet"] })).toEqual(groups);
  expect(told(near, { first: ["Kokapet"], chosen: ["Kokapet", "Tellapur"] })).toEqual(groups);
  expect(told(near, { first: ["Kokapet"], chosen: [] })).toEqual(groups);
});

test("in a chosen city nothing is called near; what has no project any more can still be taken away", () => {
  const near = [{ ...place("locality", "Kollur", "Hyderabad"), km: 9 }];
  expect(told(near, { first: ["Hyderabad"], chosen: ["Hyderabad"] })).toEqual([
    ["Chosen", "Hyderabad"],
    ["Hyderabad", "Kollur"],
  ]);
  expect(told(choices, { first: [], chosen: ["Gandipet", "Pune"] }, { Gandipet: 2 })).toEqual([
    ["Chosen", "Gandipet"],
    ["Hyderabad", "Hyderabad", "Kokapet"],
    ["Pune", "Pune"],
  ]);
});
