import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CatalogueItem, maxRecordBytes, type RecordParser } from "./catalogue-item";
import { jsonArrayParser } from "./read-json";

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

const read = (text: string, sizes: number[] = [7]) => parseInChunks(jsonArrayParser(), text, sizes);

describe("a JSON array is read", () => {
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

const stops: [string, string, number][] = [
  ["a missing quote", '[\n{"a":1},\n{"a:2}\n]', 3],
  ["a comma too many", '[{"a":1},\n{"a":2},\n]', 3],
  ["cut off inside an element", '[{"a":1},\n{"a":', 2],
  ["cut off between elements", '[{"a":1},\n', 2],
  ["not an array", '{"a":1}', 1],
  ["empty", "\n", 1],
  ["going on after the array", "[1]\n[2]", 2],
];
test.each(stops)("a broken list is not read, and says so with the line: %s", (_name, text, line) => {
  expect(read(text)).toMatchObject([{ line, stops: true }]);
});

test("a list that is not UTF-8 says so", () => {
  const parser = jsonArrayParser();
  parser.push(Buffer.from([0x5b, 0x22, 0xe0, 0x80, 0x22, 0x5d]));
  expect(parser.end()).toMatchObject([{ error: expect.stringContaining("UTF-8"), stops: true }]);
});

test("a record above 1 MB is refused, the others are read", () => {
  const items = read(`[\n{"a":"${"x".repeat(maxRecordBytes)}"},\n{"a":2}]`, [65_536]);
  expect(items).toEqual([
    { line: 2, error: "the record is larger than 1 MB" },
    { line: 3, value: { a: 2 } },
  ]);
});

test("a list above 64 MB is not kept", () => {
  const parser = jsonArrayParser();
  const chunk = Buffer.alloc(16 * 1024 * 1024, " ");
  const items = Array.from({ length: 5 }, () => parser.push(chunk)).flat();
  expect(items).toMatchObject([{ error: expect.stringContaining("ndjson"), stops: true }]);
});
