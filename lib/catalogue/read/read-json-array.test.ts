import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxRecordBytes, type CatalogueItem, type RecordParser } from "./catalogue-item";
import { JsonArrayParser } from "./read-json-array";

export function parseInChunks(parser: RecordParser, text: string, sizes: readonly number[]): CatalogueItem[] {
  const bytes = Buffer.from(text);
  const items: CatalogueItem[] = [];
  for (let from = 0, turn = 0; from < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.length;
    items.push(...parser.push(bytes.subarray(from, from + size)));
    from += size;
  }
  return [...items, ...parser.end()];
}

const read = (text: string, sizes: number[] = [7]) => parseInChunks(new JsonArrayParser(), text, sizes);
const lines = (items: CatalogueItem[]) =>
  items.map((item) => [item.line, "error" in item ? "error" : item.value]);

describe("a JSON array is read element by element", () => {
  const awkward = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom('"', "\\", "{", "}", "[", "]", ",", '\\"', "\n", '}],"'),
  );
  const record = fc.jsonValue({ stringUnit: "binary" });
  const records = fc.array(fc.oneof(record, fc.dictionary(awkward, fc.oneof(awkward, record))), {
    maxLength: 8,
  });
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

  test("with the same values as JSON.parse, whatever is in them and however the file is cut", () => {
    fc.assert(
      fc.property(records, sizes, fc.constantFrom(undefined, 2, "\t"), (values, cuts, indent) => {
        const text = JSON.stringify(values, null, indent);
        const items = read(text, cuts);
        expect(items.map((item) => ("value" in item ? item.value : item))).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  test("with the line each begins on", () => {
    fc.assert(
      fc.property(records, sizes, (values, cuts) => {
        const text = `[\n${values.map((value) => JSON.stringify(value, null, 1)).join(",\n")}\n]`;
        let line = 2;
        const expected = values.map((value) => {
          const begins = line;
          line += JSON.stringify(value, null, 1).split("\n").length;
          return begins;
        });
        expect(read(text, cuts).map((item) => item.line)).toEqual(expected);
      }),
    );
  });

  test("after a byte order mark", () => {
    expect(read("\ufeff[1]")).toEqual([{ line: 1, value: 1 }]);
  });

  test("and an empty array holds nothing", () => {
    expect(read(" [\n ]\n")).toEqual([]);
  });
});

describe("a broken element is reported with its line and stops no other", () => {
  const good = (id: number) =>
    `  {\n    "id": ${id},\n    "plans": [\n      { "a": 1 },\n      { "a": 2 }\n    ]\n  }`;
  const value = (id: number) => ({ id, plans: [{ a: 1 }, { a: 2 }] });
  const broken: [string, (text: string) => string][] = [
    ["a missing closing quote", (text) => text.replace('"id": 2', '"id: 2')],
    ["a quote too many", (text) => text.replace('"id": 2', '"id"": 2')],
    ["a missing closing brace", (text) => text.replace(/\n {2}\}$/, "")],
    ["a missing closing bracket", (text) => text.replace("\n    ]", "")],
    ["a bracket too many", (text) => text.replace("    ]", "    ]]")],
    ["a missing colon", (text) => text.replace('"id":', '"id"')],
    ["a comma too many", (text) => text.replace("2,", "2,,")],
    ["a missing value", (text) => text.replace('"id": 2', '"id": ')],
  ];
  test.each(broken)("%s", (_name, spoil) => {
    const text = `[\n${good(1)},\n${spoil(good(2))},\n${good(3)}\n]`;
    const items = lines(read(text));
    expect(items[0]).toEqual([2, value(1)]);
    expect(items[1]).toEqual([9, "error"]);
    expect(items.at(-1)?.[1]).toEqual(value(3));
    expect(items).toHaveLength(3);
  });

  test("in a file with one record a line too", () => {
    const items = lines(read('[\n{"a":"x},\n{"a":2},\n{"a":{"b":3},\n{"a":4}\n]'));
    expect(items).toEqual([
      [2, "error"],
      [3, { a: 2 }],
      [4, "error"],
      [5, { a: 4 }],
    ]);
  });

  test("a missing comma between two elements", () => {
    expect(lines(read('[{"a":1}\n{"a":2},\n{"a":3}]'))).toEqual([
      [1, { a: 1 }],
      [2, "error"],
      [3, { a: 3 }],
    ]);
  });

  test("an element that is not UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from('[\n"'), Buffer.from([0xe0, 0x80]), Buffer.from('",\n1]')]);
    const parser = new JsonArrayParser();
    expect(lines([...parser.push(bytes), ...parser.end()])).toEqual([
      [2, "error"],
      [3, 1],
    ]);
  });

  test("an element above 1 MB, which is not kept", () => {
    const items = read(`[\n{"a":"${"x".repeat(maxRecordBytes)}"},\n{"a":2}]`, [65_536]);
    expect(items).toMatchObject([
      { line: 2, error: "the record is larger than 1 MB" },
      { line: 3, value: { a: 2 } },
    ]);
  });
});

describe("a file that can't be read on says so with the line", () => {
  const stops: [string, string, number][] = [
    ["cut off inside an element", '[{"a":1},\n{"a":', 2],
    ["cut off between elements", '[{"a":1},\n', 2],
    ["not an array", '{"a":1}', 1],
    ["empty", "\n", 2],
    ["going on after the array", "[1]\n[2]", 2],
  ];
  test.each(stops)("%s", (_name, text, line) => {
    expect(read(text).at(-1)).toMatchObject({ line, stops: true });
  });
});
