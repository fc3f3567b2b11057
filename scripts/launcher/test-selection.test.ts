import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRuns, selectTests, titlePattern } from "./test-selection";

const root = mkdtempSync(path.join(tmpdir(), "zerokey-selection-"));
const files = {
  "lib/format.ts": "",
  "lib/format.test.ts": `test("crore and lakh")`,
  "lib/projects/search.test.ts": `test("finds a name")`,
  "lib/api/calls.server.test.ts": `test("no answer is 500")`,
  "lib/api/fuzz.long.test.ts": `test("no answer of thousands is 500")`,
  "scripts/launcher/start.e2e.test.ts": `it("names a bad setting")`,
  "e2e/menu.spec.ts": `describe("the drawer") test("Opens at the right")`,
  "e2e/home.spec.ts": `test("finds a name") test("says menu")`,
  "e2e/crawl.long.spec.ts": `test("reads every page")`,
};
const select = (...args: string[]) => selectTests(args, root);

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const unit = ["lib/api/calls.server.test.ts", "lib/format.test.ts", "lib/projects/search.test.ts"];
const launcher = ["scripts/launcher/start.e2e.test.ts"];
const browser = ["e2e/home.spec.ts", "e2e/menu.spec.ts"];

describe("the arguments of npm test", () => {
  it("select everything but the long tests, a half, what is fast, or what is long", () => {
    const all = { unit, launcher, journeys: browser, isNarrow: false };
    expect(select()).toEqual(all);
    expect(select("--unit", "--e2e")).toEqual(all);
    expect(select("--unit")).toEqual({ ...all, launcher: [], journeys: [] });
    expect(select("--e2e")).toEqual({ ...all, unit: [] });
    expect(select("--fast")).toEqual({ ...all, unit: unit.slice(1), launcher: [], journeys: [] });
    const long = { unit: ["lib/api/fuzz.long.test.ts"], launcher: [], journeys: ["e2e/crawl.long.spec.ts"] };
    expect(select("--long")).toEqual({ ...all, ...long });
    expect(select("--long", "--unit")).toEqual({ ...all, ...long, journeys: [] });
  });

  it.each([
    [["lib/format.test.ts"], ["lib/format.test.ts"]],
    [["./lib/format.ts"], ["lib/format.test.ts"]],
    [["lib/projects"], ["lib/projects/search.test.ts"]],
    [["search"], ["lib/projects/search.test.ts"]],
    [
      ["menu", "lib/format"],
      ["lib/format.test.ts", "e2e/menu.spec.ts"],
    ],
    [["launcher/start"], launcher],
    [["--unit", "lib/"], unit],
    [["lib/api"], ["lib/api/calls.server.test.ts"]],
    [["lib/api/fuzz.long.test.ts"], ["lib/api/fuzz.long.test.ts"]],
  ])("%j are paths of files", (args, expected) => {
    const { title, isNarrow, ...selected } = select(...args);
    expect(Object.values(selected).flat().sort()).toEqual([...expected].sort());
    expect({ title, isNarrow }).toEqual({ title: undefined, isNarrow: true });
  });

  it.each([
    [["finds a name"], ["lib/projects/search.test.ts", "e2e/home.spec.ts"]],
    [
      ["finds", "A", "name"],
      ["lib/projects/search.test.ts", "e2e/home.spec.ts"],
    ],
    [["--unit", "finds a name"], ["lib/projects/search.test.ts"]],
    [["drawer opens"], ["e2e/menu.spec.ts"]],
    [["bad setting"], launcher],
    [["home", "says menu"], ["e2e/home.spec.ts"]],
    [["lakh and crore"], ["lib/format.test.ts"]],
    [["made of a table"], [...unit, ...browser]],
  ])("%j are words of a title", (args, expected) => {
    const { title, isNarrow, ...selected } = select(...args);
    expect(Object.values(selected).flat().sort()).toEqual([...expected].sort());
    const words = args.filter((arg) => arg !== "--unit" && arg !== "home");
    expect({ title, isNarrow }).toEqual({ title: words.join(" "), isNarrow: true });
  });

  it("are refused when they can mean no test", () => {
    expect(() => select("--quick")).toThrow(
      "The option --quick is unknown. There are --unit, --e2e, --fast, --long.",
    );
    expect(() => select("lib/formats.ts")).toThrow('No test has "lib/formats.ts" in its path or title.');
    expect(() => select("nonsense")).toThrow('No test has "nonsense" in its path or title.');
    expect(() => select("--e2e", "crore")).toThrow('No test has "crore" in its path or title.');
  });

  it("match a title whatever its capitals and signs", () => {
    const pattern = new RegExp(titlePattern("Opens (at 5%)?"));
    expect(pattern.test("it opens (AT 5%)? or not")).toBe(true);
    expect(pattern.test("opens at 5%")).toBe(false);
  });
});

it("journeys that come after the others have a run of their own", () => {
  const later = ["e2e/desk-projects.spec.ts", "e2e/import.spec.ts"];
  expect(inRuns(["e2e/desk.spec.ts", ...later])).toEqual([["e2e/desk.spec.ts"], later]);
  expect(inRuns(later)).toEqual([later]);
  expect(inRuns(browser)).toEqual([browser]);
});
