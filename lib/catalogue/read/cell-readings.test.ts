import { describe, expect, test } from "vitest";
import { timesAsLong } from "@/lib/base/testing/times-as-long";
import { failureReason } from "@/lib/enquiries/deliver/deliver-lead";
import { dateReader, readAcres, readArea, readMoney } from "./cell-figures";
import {
  type CellReader,
  Guess,
  readAvailability,
  readBhk,
  readCount,
  readKind,
  readMediaPath,
  readName,
  readPropertyType,
  readStatus,
  readYesOrNo,
  Unreadable,
} from "./cell-readings";
import { floorPlanColumns, recordColumns } from "./csv-columns";
import { readForm } from "./read-form";
import { CsvParser } from "./read-rows";

/** A plain value as it is, a guess as `["guess", value, what staff read]`, what can't be read as `[why]`. */
function told(read: CellReader, cell: string): unknown {
  const found = read(cell);
  if (found instanceof Guess) return ["guess", found.value, found.as];
  return found instanceof Unreadable ? [found.why] : found;
}
const guess = (value: unknown, as: unknown = expect.any(String)) => ["guess", value, as];
const refused = (why: string) => [expect.stringContaining(why)];

describe("prices", () => {
  test.each<[string, unknown]>([
    ["5850000", 5_850_000],
    ["₹ 58,50,000", 5_850_000],
    ["₹58,50,000/-", 5_850_000],
    ["Rs. 58,50,000 only", 5_850_000],
    ["INR 5,850,000", 5_850_000],
    ["58 50 000", 5_850_000],
    ["91 L", 9_100_000],
    ["91L", 9_100_000],
    ["91 Lakhs", 9_100_000],
    ["91.5 lacs", 9_150_000],
    ["Rs 91 lakh", 9_100_000],
    ["1.25 Cr", 12_500_000],
    ["1.15 crores", 11_500_000],
    ["₹1.25cr.", 12_500_000],
    ["1 Cr 25 L", 12_500_000],
    ["1 crore and 5 lakhs", 10_500_000],
    ["85 L onwards", guess(8_500_000, "₹85,00,000")],
    ["from ₹ 85 L", guess(8_500_000)],
    ["85 L+", guess(8_500_000)],
    ["? 58,50,000", guess(5_850_000)],
    ["1.2E+07", guess(12_000_000, "₹1,20,00,000 (shortened by Excel)")],
    ["Price on request", guess(undefined, "no price")],
    ["PRICE ON REQUEST", guess(undefined)],
    ["POR", guess(undefined)],
    ["Call for price", guess(undefined)],
    ["TBA", guess(undefined)],
    ["N/A", guess(undefined)],
    ["-", guess(undefined)],
    ["85 - 95 L", refused("is a range")],
    ["85 L to 1.2 Cr", refused("is a range")],
    ["6,500 per sq ft", refused("is a price of one square foot")],
    ["₹6500/sft", refused("is a price of one square foot")],
    ["58,50", refused("is no price")],
    ["1.25", refused("is not whole rupees")],
    ["cheap", refused("is no price: write 9500000")],
    ["########", refused("too narrow")],
    ["#REF!", refused("error of a formula")],
  ])("%s", (cell, value) => expect(told(readMoney, cell)).toEqual(value));
});

describe("areas", () => {
  test.each<[string, unknown]>([
    ["1200", 1200],
    ["1200.5", 1200.5],
    ["1,200 sft", 1200],
    ["1,200 sq ft", 1200],
    ["1200 Sq.Ft.", 1200],
    ["1200SFT", 1200],
    ["1200 sqft", 1200],
    ["1,200 square feet", 1200],
    ["200 sq yd", guess(1800, "1,800 sqft")],
    ["200 Sq. Yards", guess(1800)],
    ["200 sqyds", guess(1800)],
    ["200 gaj", guess(1800)],
    ["100 sqm", guess(1076.39)],
    ["100 sq. mtrs", guess(1076.39)],
    ["0.5 acre", guess(21_780)],
    ["TBA", guess(undefined, "no area")],
    ["1200-1500", refused("is a range")],
    ["30 x 60", refused("is a range or a product")],
    ["big", refused("is no area")],
    ["1200 apples", refused("is no area")],
  ])("%s", (cell, value) => expect(told(readArea, cell)).toEqual(value));

  test.each<[string, unknown]>([
    ["4.5", 4.5],
    ["12.5 acres", 12.5],
    ["12 Ac", 12],
    ["20 guntas", guess(0.5, "0.5 acres")],
    ["9,680 sq yds", guess(2)],
  ])("of a whole project: %s", (cell, value) => expect(told(readAcres, cell)).toEqual(value));
});

describe("dates", () => {
  test.each<[string, unknown]>([
    ["2027-12-31", "2027-12-31"],
    ["31/12/2027", "2027-12-31"],
    ["31-12-2027", "2027-12-31"],
    ["31.12.2027", "2027-12-31"],
    ["31 Dec 2027", "2027-12-31"],
    ["31st December, 2027", "2027-12-31"],
    ["Dec 31, 2027", "2027-12-31"],
    ["2027-12-31 00:00:00", "2027-12-31"],
    ["2027/12/31", "2027-12-31"],
    ["31-Dec-27", guess("2027-12-31", "2027-12-31")],
    ["31/12/27", guess("2027-12-31")],
    ["05/06/2027", guess("2027-06-05")],
    ["06/06/2027", "2027-06-06"],
    ["12/31/2027", guess("2027-12-31")],
    ["Dec 2027", guess("2027-12-31")],
    ["Feb-28", guess("2028-02-29")],
    ["12/2027", guess("2027-12-31")],
    ["Q2 2027", guess("2027-06-30")],
    ["2027", guess("2027-12-31")],
    ["46752", guess("2027-12-31")],
    ["TBD", guess(undefined, "no date")],
    ["Ready to move", guess(undefined, "no date")],
    ["31/02/2027", refused("is no day of the calendar")],
    ["soon", refused("is no date: write 2027-12-31 or 31/12/2027")],
  ])("%s", (cell, value) => expect(told(dateReader("last"), cell)).toEqual(value));

  test("of a launch, a month is its first day", () => {
    expect(told(dateReader("first"), "March 2026")).toEqual(guess("2026-03-01"));
  });
});

describe("words", () => {
  test.each<[string, string, CellReader, unknown]>([
    ["bhkType", "3BHK", readBhk, "3BHK"],
    ["bhkType", "3 bhk", readBhk, "3 bhk"],
    ["bhkType", "3-BHK", readBhk, "3BHK"],
    ["bhkType", "3 Bed", readBhk, "3BHK"],
    ["bhkType", "3", readBhk, guess("3BHK", "3 BHK")],
    ["bhkType", "2.5 BHK", readBhk, guess("2BHK", "2 BHK")],
    ["bhkType", "2.5BHK", readBhk, guess("2BHK")],
    ["bhkType", "3BHK + Study", readBhk, guess("3BHK")],
    ["bhkType", "1 RK", readBhk, guess("1BHK")],
    ["bhkType", "Studio", readBhk, guess("1BHK")],
    ["bhkType", "2/3 BHK", readBhk, refused("names several sizes")],
    ["bhkType", "2 & 3 BHK", readBhk, refused("names several sizes")],
    ["bhkType", "penthouse", readBhk, refused("is no number of bedrooms")],
    ["status", "Ready to Move In", readStatus, "Ready to Move"],
    ["status", "ready to move", readStatus, "Ready to Move"],
    ["status", "READYTOMOVE", readStatus, "Ready to Move"],
    ["status", "RTM", readStatus, guess("Ready to Move")],
    ["status", "Under Contruction", readStatus, guess("Under Construction")],
    ["status", "under-construction", readStatus, "Under Construction"],
    ["status", "Pre-launch", readStatus, guess("Launching Soon")],
    ["status", "Sold", readStatus, refused('must be "Launching Soon", "New Launch"')],
    ["availability", "re-sale", readAvailability, "Resale"],
    ["availability", "fresh", readAvailability, guess("New")],
    ["propertyType", "apartments", readPropertyType, "Apartment"],
    ["propertyType", "Flat", readPropertyType, guess("Apartment")],
    ["propertyType", "Appartment", readPropertyType, guess("Apartment")],
    ["propertyType", "Castle", readPropertyType, refused('must be "Apartment", "Villa" or "Plot"')],
    ["kind", "Property", readKind, "property"],
    ["kind", "flat", readKind, guess("property")],
    ["isActive", "Y", readYesOrNo, true],
    ["isActive", "Sold out", readYesOrNo, guess(false, "no")],
    ["isActive", "maybe", readYesOrNo, refused("must be yes or no")],
    ["totalApartments", "1,240 units", readCount, 1240],
    ["totalApartments", "240+", readCount, guess(240)],
    ["totalApartments", "many", readCount, refused("is no whole number")],
    ["name", "SKY TOWERS by DLF", readName, "SKY TOWERS by DLF"],
    ["name", "SKY TOWERS DLF 2", readName, guess("Sky Towers DLF 2")],
    ["name", "sky towers", readName, guess("Sky Towers")],
    ["name", "DLF", readName, "DLF"],
    ["name", "తెల్లాపూర్", readName, "తెల్లాపూర్"],
    ["imageUrl", "/media/tower.jpg", readMediaPath, "/media/tower.jpg"],
    ["imageUrl", "tower.jpg", readMediaPath, guess("/media/tower.jpg")],
    ["imageUrl", "public\\media\\tower.jpg", readMediaPath, guess("/media/tower.jpg")],
    ["brochure", "plan.pdf", readMediaPath, guess("/brochures/plan.pdf")],
  ])("%s %s", (_, cell, read, value) => expect(told(read, cell)).toEqual(value));
});

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
