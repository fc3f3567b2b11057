import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePath } from "@/lib/base/paths";
import { formatProjectKey, isOurId, mostCompared, parseComparedKeys, parseProjectKey } from "./project-key";

const anyProject = fc.record({
  id: fc.oneof(
    fc.integer({ min: 1 }).map(String),
    fc.stringMatching(/^[\w,.:&=+%~-]{1,40}$/),
    fc.stringMatching(/^(home|plot)-(home|plot)?-?[a-z0-9]{0,9}$/),
  ),
  isPlot: fc.boolean(),
});

/** The parameter that Next passes to the page at this address. */
function read(path: string): string[] {
  return parseComparedKeys(new URL(path, "http://site.example").searchParams.getAll("project"));
}

it.each([
  ["1", true],
  ["999999999", true],
  ["2147483647", true],
  ["2147483648", false],
  ["9999999999", false],
  ["12345678901", false],
  ["0", false],
  ["-1", false],
  ["007", false],
  [" 7", false],
  ["7\n", false],
  ["1e3", false],
  ["1.0", false],
  ["٣", false],
  ["", false],
])("%j is an id of ours: %s", (id, isOurs) => {
  expect(isOurId(id)).toBe(isOurs);
});

describe("the key of a project", () => {
  it("says home and plot apart", () => {
    expect(formatProjectKey({ id: 12 })).toBe("12");
    expect(formatProjectKey({ id: 34, isPlot: true })).toBe("plot-34");
    expect(parseProjectKey("plot-34")).toEqual({ id: "34", isPlot: true });
    expect(parseProjectKey(" 12 ")).toEqual({ id: "12", isPlot: false });
  });

  it("gives back every project that was written, also one whose id looks like a key", () => {
    expect(formatProjectKey({ id: "plot-7" })).toBe("home-plot-7");
    fc.assert(
      fc.property(anyProject, (project) => {
        expect(parseProjectKey(formatProjectKey(project))).toEqual(project);
      }),
    );
  });

  it("is not read from what can't be one", () => {
    for (const odd of ["", "  ", "1\n2", "\u0000", "\ud800", "9".repeat(81)]) {
      expect(parseProjectKey(odd), JSON.stringify(odd)).toBeNull();
    }
  });
});

describe("the address of a comparison", () => {
  it("comes back as the projects it was made from", () => {
    expect(comparePath([])).toBe("/compare");
    expect(comparePath(["12", "plot-34"])).toBe("/compare?project=12&project=plot-34");
    const some = fc.uniqueArray(anyProject.map(formatProjectKey), { maxLength: mostCompared });
    fc.assert(
      fc.property(some, (keys) => {
        expect(read(comparePath(keys))).toEqual(keys);
      }),
    );
  });

  it("counts a project once, and four at most", () => {
    expect(parseComparedKeys(["3", "3 ", "home-3", "", "plot-3", "4", "5", "6"])).toEqual([
      "3",
      "plot-3",
      "4",
      "5",
    ]);
    expect(parseComparedKeys("7")).toEqual(["7"]);
    expect(parseComparedKeys(undefined)).toEqual([]);
  });
});
