import { expect, test } from "vitest";
import { timesAsLong } from "@/lib/base/testing/times-as-long";
import { failureReason } from "@/lib/enquiries/deliver/delivery-failure";
import { Unreadable, type CellReader } from "./cell-readings";
import { floorPlanColumns, recordColumns } from "./csv-columns";
import { readAcres, readArea } from "./read-area";
import { CsvParser } from "./read-csv";
import { dateReader } from "./read-date";
import { readForm } from "./read-form";
import { readMoney } from "./read-money";
import { readBhk, readCount, readKind, readMediaPath, readName } from "./read-words";

/*
 * What is linear takes about as long for a hostile text as for a plain one of its length, what is quadratic hundreds of times as
 * long for lengths as these.
 */
const farMore = 20;
const cellLength = 6_000;
const fileLines = 12_000;

const readers: Record<string, CellReader> = {
  ...{ readMoney, readArea, readAcres, readBhk, readCount, readKind, readMediaPath, readName },
  readDate: dateReader("last"),
};
/** What is repeated, in a text that begins like something and never ends as it. */
const hostile: [head: string, ...again: string[]][] = [
  ["", "1", "-"],
  ["", "1-"],
  ["1", " to 1"],
  ["1", " only"],
  ["1", "+"],
  ["", "from "],
  ["1", ",000"],
  ["1", " "],
  ["3 bhk with", " a"],
  ["", "./"],
  ["1 jan", " ."],
];

test.each(Object.keys(readers))(
  "%s takes as long for a hostile cell as for a plain one of its length",
  (name) => {
    const read = readers[name]!;
    const plain = "word ".repeat(cellLength / 5);
    for (const [head, ...again] of hostile) {
      const part = cellLength / again.length;
      const cell = `${head}${again.map((text) => text.repeat(part / text.length)).join("")}x`;
      const times = timesAsLong(
        () => read(cell),
        () => read(plain),
      );
      expect(times, `${head}${again.join("")}…`).toBeLessThan(farMore);
    }
  },
);

test("a cell of figures or choices that is too long is refused before it is read, a description is not", () => {
  const told = Object.entries({ ...recordColumns, ...floorPlanColumns }).filter(
    ([, read]) => read("1".repeat(501)) instanceof Unreadable,
  );
  const names = told.map(([name]) => name);
  for (const name of ["price", "minArea", "launchDate", "status", "floorplans.bhkType", "brochure"])
    expect(names).toContain(name);
  expect(names).not.toContain("description");
});

test.each([
  ["a quote that stays open over lines with quotes", `"${'\n""'.repeat(fileLines)}`],
  ["lines that each open a quote", '"a\nb,"c\n'.repeat(fileLines / 2)],
  [
    "a long broken row above many projects",
    `kind,externalId\nplot,${",x".repeat(fileLines)},"a"b\n${"plot,1\nplot,2\n".repeat(fileLines / 2)}`,
  ],
])("%s: the file is read about as fast as others", (_, file) => {
  const read = (text: string) => {
    const parser = new CsvParser();
    return [...parser.push(Buffer.from(text)), ...parser.end()];
  };
  const plain = `kind,externalId\n${"plot,1\nplot,2\n".repeat(fileLines / 2)}`;
  const times = timesAsLong(
    () => read(file),
    () => read(plain),
  );
  expect(times).toBeLessThan(farMore);
});

test("thousands of blanks among amenities, and the long answer of a mail server, cost what other texts do", () => {
  const typed = (propertyAmenities: string) => readForm({ propertyType: "Villa", propertyAmenities });
  const length = 5 * cellLength;
  const amenities = timesAsLong(
    () => typed(`a${" ".repeat(length)}b`),
    () => typed("a".repeat(length)),
  );
  expect(amenities).toBeLessThan(farMore);
  const refused = (response: string) => failureReason(Object.assign(new Error(), { response }), "Ravi");
  const answer = timesAsLong(
    () => refused("x".repeat(length)),
    () => refused("x ".repeat(length / 2)),
  );
  expect(answer).toBeLessThan(farMore);
});
