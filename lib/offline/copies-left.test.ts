import { describe, expect, it } from "vitest";
import { isUnwanted, leftOf, mostBytes, mostCopies } from "./copies-left";

const copies = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: String(at),
    readAt: `2026-11-${30 - (at % 30)}`,
    bytes,
  }));

describe("how much a device keeps", () => {
  it("is so many copies, the newest", () => {
    expect(leftOf(copies(mostCopies + 3, 1_000)).map(({ name }) => name)).toEqual(
      copies(mostCopies, 1_000).map(({ name }) => name),
    );
  });

  it("is so many bytes, however few copies they are", () => {
    expect(leftOf(copies(10, mostBytes / 4))).toHaveLength(4);
    expect(leftOf(copies(1, mostBytes + 1))).toEqual([]);
  });

  it("is always the page that says that there is no network", () => {
    const offline = { name: "/offline", readAt: "", bytes: 9_000_000 };
    expect(leftOf([...copies(30, 1_000), offline], 0)).toEqual([offline]);
  });
});

describe("a copy that was kept because of the shortlist", () => {
  const wanted = new Set(["/te/shortlist", "/te/visit-sheet?project=1"]);
  const isGone = (name: string, own: string, kept: string[]) =>
    isUnwanted(name, own, wanted, new Set([name, ...kept]));

  it("goes with its project", () => {
    expect(isGone("/te/visit-sheet?project=2", "/te/visit-sheet?project=2", [])).toBe(true);
    expect(isGone("/te/visit-sheet?project=1", "/te/visit-sheet?project=1", [])).toBe(false);
    expect(isGone("/visit-sheet?project=2", "/te/visit-sheet?project=2", [])).toBe(true);
  });

  it("goes in one language when it is there in the one that is read now, and no earlier", () => {
    expect(isGone("/shortlist", "/te/shortlist", [])).toBe(false);
    expect(isGone("/shortlist", "/te/shortlist", ["/te/shortlist"])).toBe(true);
  });
});
