import { describe, expect, it } from "vitest";
import { noVisitNotes, parseVisitNotes, withVisitNotes } from "./keep-visit-notes";

const of = (...keys: string[]) =>
  parseVisitNotes(JSON.stringify(keys.map((key) => [key, { ticks: ["oc"], texts: {} }])));

describe("ticks and notes of visit sheets", () => {
  it("come back as they were written, last written on first", () => {
    const text = withVisitNotes(of("1", "2"), "2", { ticks: ["oc", "road"], texts: { notes: "Gate 3" } });
    expect([...parseVisitNotes(text)]).toEqual([
      ["2", { ticks: ["oc", "road"], texts: { notes: "Gate 3" } }],
      ["1", { ticks: ["oc"], texts: {} }],
    ]);
  });

  it("survive whatever else stands in their place", () => {
    for (const odd of [
      null,
      "",
      "{",
      "null",
      "7",
      '{"1":2}',
      '[["1"]]',
      "[[1,{}]]",
      '[["1",null]]',
      "[7,[]]",
    ])
      expect([...parseVisitNotes(odd)], String(odd)).toEqual([]);
    expect(parseVisitNotes('[["1",{"ticks":["oc",7],"texts":{"notes":8,"who":"A"}}]]').get("1")).toEqual({
      ticks: ["oc"],
      texts: { who: "A" },
    });
    expect(parseVisitNotes('[["1",{"ticks":"oc","texts":"no"}]]').get("1")).toEqual({ ticks: [], texts: {} });
  });

  it("are gone when nothing is left of them, and blank texts are nothing", () => {
    expect(withVisitNotes(of("1"), "1", noVisitNotes)).toBe("[]");
    expect(withVisitNotes(of(), "1", { ticks: [], texts: { notes: "  \n" } })).toBe("[]");
  });

  it("are bounded in projects and in letters", () => {
    const many = of(...Array.from({ length: 60 }, (_, index) => String(index)));
    const text = withVisitNotes(many, "new", { ticks: [], texts: { notes: "x".repeat(9_000) } });
    const all = parseVisitNotes(text);
    expect(all.size).toBe(50);
    expect([...all.keys()][0]).toBe("new");
    expect(all.get("new")?.texts.notes).toHaveLength(2_000);
  });
});
