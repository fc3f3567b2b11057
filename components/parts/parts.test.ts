import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listParts } from "./list-parts";
import { pictureParts } from "./picture-parts";
import { textParts } from "./text-parts";
import { unseenParts } from "./unseen-parts";

const folder = path.resolve(import.meta.dirname, "../ui");

// The journey of the page says the same, half an hour later.
test("every file of components/ui is named on the page of parts", () => {
  const files = readdirSync(folder)
    .filter((name) => !name.includes(".test."))
    .map((name) => path.parse(name).name);
  const named = [...textParts, ...listParts, ...pictureParts, ...unseenParts].map(({ file }) => file);
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});
