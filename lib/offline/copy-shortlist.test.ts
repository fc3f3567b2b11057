import { expect, it } from "vitest";
import { shortlistKeys } from "./copy-shortlist";

it("the keys of a stored shortlist are read, whatever else stands in its place", () => {
  expect(shortlistKeys('[{"key":"12","day":"2026-01-01"},{"key":"plot-3"},null,{"key":7},"x"]')).toEqual([
    "12",
    "plot-3",
  ]);
  for (const odd of [null, "", "{", "7", '{"key":"12"}']) expect(shortlistKeys(odd), String(odd)).toEqual([]);
});
