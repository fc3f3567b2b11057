import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emiTenures, parseEmiField, type EmiField } from "@/lib/emi/emi";
import { defaultEmiInputs } from "@/lib/emi/emi-fields";
import { parseEmiInputs, toEmiQuery, toShortEmiQuery } from "@/lib/emi/emi-link";

const read = (query: string) => parseEmiInputs(Object.fromEntries(new URLSearchParams(query)));
const text = (kind: EmiField, max: number) =>
  fc
    .oneof(fc.integer({ min: 1, max }).map(String), fc.double({ min: 0.01, max, noNaN: true }).map(String))
    .map((typed) => parseEmiField("", typed, kind));
const inputs = fc.record({
  totalCost: text("totalCost", 1_000_000_000),
  downPayment: text("downPayment", 100),
  interestRate: text("interestRate", 100),
  tenure: fc.constantFrom(...emiTenures),
});

describe("the link", () => {
  it("names every input", () => {
    expect(toEmiQuery(defaultEmiInputs)).toBe("totalCost=5000000&downPayment=20&interestRate=8.75&tenure=20");
    expect(toShortEmiQuery(defaultEmiInputs)).toBe("");
    expect(toShortEmiQuery({ ...defaultEmiInputs, downPayment: "15" })).toBe("downPayment=15");
  });

  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(inputs, (written) => {
        expect(read(toEmiQuery(written))).toEqual(written);
        expect(read(toShortEmiQuery(written))).toEqual(written);
      }),
    );
  });

  it("keeps an emptied box empty, and fills what is missing", () => {
    expect(read("totalCost=&tenure=30")).toEqual({ ...defaultEmiInputs, totalCost: "", tenure: 30 });
    expect(parseEmiInputs({})).toEqual(defaultEmiInputs);
  });

  it("falls back where a value is bad, and reads the first of several", () => {
    expect(read("totalCost=-1&downPayment=101&interestRate=1e3&tenure=15")).toEqual(defaultEmiInputs);
    expect(parseEmiInputs({ interestRate: ["9", "10"], tenure: [] })).toEqual({
      ...defaultEmiInputs,
      interestRate: "9",
    });
  });

  it("gives inputs the calculator can work with, whatever the address says", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("totalCost", "downPayment", "interestRate", "tenure"), fc.string()),
        (query) => {
          const parsed = parseEmiInputs(query);
          expect(parseEmiInputs(Object.fromEntries(new URLSearchParams(toEmiQuery(parsed))))).toEqual(parsed);
          expect(emiTenures).toContain(parsed.tenure);
        },
      ),
    );
  });
});
