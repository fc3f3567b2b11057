import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPhrase } from "./read-phrase";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ["possession by march 2027", { possession: "6months" }],
  ["flats ready by december", { propertyType: "Apartment", possession: "6months" }],
  ["villas ready by october", { propertyType: "Villa", possession: "1yr" }],
  ["flats ready by next year", { propertyType: "Apartment", possession: "1yr" }],
  ["handover 2027", { possession: "1yr" }],
  ["before dec 2027", { possession: "1yr" }],
  ["2027 possession villas", { propertyType: "Villa", possession: "1yr" }],
  ["मार्च तक तैयार", { possession: "6months" }],
  ["మార్చి లోపు", { possession: "6months" }],
  // More than a year away, a past day, and what may be anything.
  ["possession 2029", {}],
  ["possession by march 2026", {}],
  ["2027", {}],
  ["may", {}],
])("on 1 December 2026 %j is read as %j", (phrase, filters) => {
  expect(readPhrase(phrase).filters).toEqual(filters);
});
