import { describe, expect, it } from "vitest";
import { addToList, isInList, parseSavedList, removeFromList } from "./saved-list";

const day = "2026-11-21";
const of = (...keys: string[]) => keys.map((key) => ({ key, day }));

describe("a list on the device", () => {
  it("comes back as it was stored", () => {
    const list = of("12", "plot-34");
    expect(parseSavedList(JSON.stringify(list), 50)).toEqual(list);
  });

  it("survives whatever else stands in its place", () => {
    for (const odd of [null, "", "{", "null", "7", '"12"', "{}", '{"key":"12"}', "[[],null,7,[1]]"]) {
      expect(parseSavedList(odd, 50), String(odd)).toEqual([]);
    }
  });

  it("keeps the entries that can be read, each project once", () => {
    const stored = [{ key: "12", day: "soon" }, null, { key: 7 }, { key: "\n" }, { key: "home-12", day }];
    expect(parseSavedList(JSON.stringify(stored), 50)).toEqual([{ key: "12", day: "" }]);
  });

  it("is never longer than its bound, also when more was stored", () => {
    expect(parseSavedList(JSON.stringify(of("1", "2", "3")), 2)).toEqual(of("1", "2"));
  });

  it("puts the last added in front, and the oldest makes room", () => {
    expect(addToList(of("1", "2"), { key: "3", day }, 2)).toEqual(of("3", "1"));
    expect(addToList(of("1", "2"), { key: "2", day }, 2)).toEqual(of("2", "1"));
  });

  it("loses only what is removed", () => {
    expect(removeFromList(of("1", "2"), "1")).toEqual(of("2"));
    expect(isInList(of("1"), "1")).toBe(true);
    expect(isInList(of("1"), "plot-1")).toBe(false);
  });
});
