import { describe, expect, it } from "vitest";
import { balancePath } from "@/lib/emi/amortisation";
import { balanceShare, emiTenures } from "@/lib/emi/emi";

type Point = [number, number];

/** The height of a path at each year, from what a browser would draw. */
function heightsOf(path: string, years: number): number[] {
  const [start = "", first = "", ...rest] = path.split(/[CS]/);
  const pairs = (text: string): Point[] => {
    const numbers = text.trim().split(/[ ,]/).map(Number);
    return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? NaN] as Point] : []));
  };
  let from = pairs(start.slice(1))[0] ?? [NaN, NaN];
  let control = pairs(first)[0] ?? [NaN, NaN];
  const curves = [pairs(first).slice(1), ...rest.map(pairs)].map(([before, end]) => {
    if (!before || !end) throw new Error(`No curve in ${path}`);
    const curve = [from, control, before, end] as const;
    control = [2 * end[0] - before[0], 2 * end[1] - before[1]];
    from = end;
    return curve;
  });
  return Array.from({ length: years + 1 }, (_, year) => {
    const curve = curves.find(([begin, , , end]) => year * 10 >= begin[0] && year * 10 <= end[0]);
    if (!curve) throw new Error(`Nothing is drawn in year ${year} of ${path}`);
    const [a, b, c, d] = curve;
    // The control points stand at thirds, so that the way along the curve is the way to the right.
    const t = (year * 10 - a[0]) / (d[0] - a[0]);
    const u = 1 - t;
    return u ** 3 * a[1] + 3 * u ** 2 * t * b[1] + 3 * u * t ** 2 * c[1] + t ** 3 * d[1];
  });
}

describe("the path of a balance", () => {
  it("is within half a unit of what is owed in each year, whatever the rate", () => {
    for (const rate of [0, 0.01, 1, 6.5, 8.75, 11.9, 12.5, 20, 24.5, 48, 100])
      for (const years of emiTenures)
        heightsOf(balancePath(rate, years), years).forEach((height, year) => {
          const owed = 100 - 100 * balanceShare(rate, year * 12, years * 12);
          expect(Math.abs(height - owed), `${rate} %, year ${year} of ${years}`).toBeLessThan(0.5);
        });
  });

  it("begins with the whole loan and ends with none", () => {
    for (const years of emiTenures) {
      expect(balancePath(8.75, years)).toMatch(/^M0 0C/);
      expect(balancePath(8.75, years)).toMatch(new RegExp(` ${years * 10} 100$`));
    }
  });

  it("is short at the rates of home loans", () => {
    expect(balancePath(8.75, 30).length).toBeLessThan(90);
  });
});
