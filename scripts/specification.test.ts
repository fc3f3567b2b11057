import { expect, test } from "vitest";
import { checkProject, findFaults, readMarks } from "./specification";

const specification = `# Specification

## 1. What it does

It lists projects. Visitors can

- filter them by city and
  by type;
- \`compare\` two.

## 2. Screens

| route | screen |
|---|---|
| / | Home |

## 3. Fields

Nobody marks these.

## Without a test

| words | why no test shows them |
|---|---|
| "Visitors can" | It only begins a list. |
`;

/** The faults of a file that has these lines. */
const faultsWith = (...lines: string[]) =>
  findFaults(specification, readMarks(lines.join("\n"), "e2e/a.spec.ts"));

const marked = [
  '// Specification: "it lists projects."',
  '// Specification: "filter them by city',
  '// and by type;"',
  'test("lists", () => {});',
  '  // Specification: "compare two."',
  '  // Specification: "/ | Home"',
  "  test(`opens ${path}`, () => {});",
];

test("every sentence of the specification is quoted at a test, or has its reason", () => {
  expect(checkProject()).toEqual([]);
});

test("marks fill several lines, and whole sentences or parts of them", () => {
  expect(faultsWith(...marked)).toEqual([]);
});

test("words without a mark are told with their section", () => {
  expect(faultsWith('// Specification: "filter them by city"', ...marked.slice(3))).toEqual([
    'Specification, section 1: no test is marked with "It lists projects."',
    'Specification, section 1: no test is marked with "and by type;"',
  ]);
});

test("a mark whose words are nowhere, or in two places, is told with its line", () => {
  expect(
    faultsWith(...marked, '// Specification: "by tipe"', '// Specification: "by"', 'test("filters");'),
  ).toEqual([
    'e2e/a.spec.ts:8: the specification has these words 0 times: "by tipe"',
    'e2e/a.spec.ts:9: the specification has these words 2 times: "by"',
  ]);
});

test.each(["const left = 1;", 'test.skip("opens");'])("a mark above %s counts for nothing", (next) => {
  expect(faultsWith(...marked.slice(0, -1), next)).toEqual([
    'Specification, section 1: no test is marked with "compare two."',
    'Specification, section 2: no test is marked with "/ | Home"',
  ]);
});
