import { expect, test } from "vitest";
import { listTestTitles } from "./playwright-titles";
import { specification } from "./specification";

const rows = specification.flatMap(({ section, rows }) => rows.map((row) => ({ ...row, section })));
const testsOf = (row: (typeof rows)[number]): readonly string[] => ("tests" in row ? row.tests : []);

test("each statement has a test, or a reason why a browser can't check it", () => {
  const open = rows.filter((row) => testsOf(row).length === 0 && !("not" in row && row.not.length > 20));
  expect(open.map(({ section, says }) => `${section}: ${says}`)).toEqual([]);
});

test("each test that is named exists", { timeout: 120_000 }, async () => {
  const known = await listTestTitles();
  expect(known.size).toBeGreaterThan(100);
  const missing = rows.flatMap((row) =>
    testsOf(row)
      .filter((name) => !known.has(name))
      .map((name) => `${row.section}: ${row.says}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no statement stands in a section twice, no test in a row", () => {
  for (const { section, rows } of specification) {
    const said = rows.map(({ says }) => says.toLowerCase());
    expect(
      said.filter((says, at) => said.indexOf(says) !== at),
      section,
    ).toEqual([]);
  }
  expect(rows.filter((row) => new Set(testsOf(row)).size < testsOf(row).length)).toEqual([]);
});

test("no section has lost a statement", () => {
  const counts = specification.map(({ section, rows }) => [section, rows.length]);
  expect(counts).toEqual(specification.map(({ section, statements }) => [section, statements]));
  expect(new Set(counts.map(([section]) => section)).size).toBe(specification.length);
});
