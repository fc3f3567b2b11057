import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../ui");

// The journey of the page says the same, half an hour later.
test("every file of components/ui is named on the page of parts", () => {
  const files = readdirSync(folder)
    .filter((name) => !name.includes(".test."))
    .map((name) => path.parse(name).name);
  // As text: the parts themselves are rendered by Next alone, which has its own links for each side.
  const lists = readdirSync(import.meta.dirname).filter((name) => /-parts\.tsx?$/.test(name));
  const text = lists.map((name) => readFileSync(path.join(import.meta.dirname, name), "utf8")).join();
  const named = [...text.matchAll(/\bfile: "([\w-]+)"/g)].map(([, name]) => name);
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});
