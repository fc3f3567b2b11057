import { expect, test } from "vitest";
import { byProjects, toBuilders } from "./builders";

const builder = (name: string, count = 1) => ({ name, count, changedAt: null });

test("every builder has a slug of its own, whatever its name is written in", () => {
  const names = ["Aurovelle Homes", "A & B", "A B", "నివాస", "గృహ"];
  const slugs = toBuilders(names.map((name) => builder(name))).map(({ slug }) => slug);
  expect(slugs).toEqual(["a-b", "a-b--2", "aurovelle-homes", "builder", "builder--2"]);
});

test("those with the most projects come first, then by name", () => {
  const some = toBuilders([builder("C", 2), builder("B", 5), builder("A", 2)]);
  expect(byProjects(some).map(({ name }) => name)).toEqual(["B", "A", "C"]);
});
