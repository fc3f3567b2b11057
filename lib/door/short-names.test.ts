import { expect, test } from "vitest";
import { scriptLoader } from "./later-scripts";
import { withShortNames } from "./short-names";

test("a script's own names become letters; properties, words and longer names stay", () => {
  const script =
    'const load=(source)=>{\nloadAll(`a[b="${source}"]`,"load",one.load);\nreturn {load:source}\n};load(1)';
  expect(withShortNames(script, ["load", "source"])).toBe(
    'const a=(b)=>{loadAll(`a[b="${b}"]`,"load",one.load);return {load:b}};a(1)',
  );
});

test("the script in every document has no long name of its own", () => {
  const own = [...scriptLoader.matchAll(/(?:^|[;{])const (\w+)=/g)].map(([, name]) => name);
  expect(own.filter((name) => name !== "early" && name?.length !== 1)).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});
