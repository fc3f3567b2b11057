import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueTest, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { makeMessyRows, toSpreadsheet } from "@/lib/catalogue/testing/messy-rows";
import { formatReport } from "./format-report";

let site: CatalogueTest;
beforeAll(async () => {
  site = await openCatalogueTest();
});
afterAll(() => site.close());

/** Words of programs, which staff don't understand. */
const jargon = /undefined|null|NaN|\[object|\[\d+\]|expected|invalid|regex|schema|parse|violates|constraint/i;

test.each([1, 2026])(
  "500 rows as staff write them (seed %i): each is stored as it is meant, or told with line, column and value",
  async (seed) => {
    await site.column("truncate projects restart identity cascade");
    const rows = makeMessyRows(500, seed);
    const right = rows.filter(({ fault }) => !fault);
    const report = await site.importText("messy.csv", toSpreadsheet(rows), { isAccepted: undefined });
    expect(report.unreadable).toEqual([]);
    expect(right.length).toBeGreaterThan(380);
    expect(right.length).toBeLessThan(450);

    // What is right is stored, with the figures that are meant.
    const stored = await site.column(
      "select external_id || ' ' || coalesce(min_price::text, '-') || ' ' || round(min_area::numeric) from projects order by id",
    );
    expect(stored).toEqual(right.map(({ id, price, area }) => `${id} ${price ?? "-"} ${area}`));

    // What is wrong is told, where it is.
    const told = new Map([...report.refusals, ...report.heldBack].map(({ line, reason }) => [line, reason]));
    const wrong = rows.flatMap(({ line, fault }) => (fault ? [{ line, ...fault }] : []));
    expect([...told.keys()].sort((a, b) => a - b)).toEqual(wrong.map(({ line }) => line));
    for (const { line, column, shown } of wrong) {
      expect(told.get(line)).toMatch(new RegExp(`^line ${line}[:,] `));
      expect(told.get(line)).toContain(column);
      expect(told.get(line)).toContain(shown);
      expect(told.get(line)).not.toMatch(jargon);
    }
    expect(report.held).toBe(wrong.filter(({ held }) => held).length);

    // A guess is told with what was read; what can mean one thing only is not.
    const guessed = report.guessed.map(({ text }) => text);
    expect(guessed).toContain("the columns are separated by semicolons");
    expect(guessed).toContain('the column "Builder" was read as groupName');
    expect(
      guessed.filter((text) => /^possessionDate: "31-Dec-27" was read as 2027-12-31$/.test(text)),
    ).not.toEqual([]);
    expect(
      guessed.filter((text) => /^floorplans\.area: ".* sq yd" was read as [\d,]+ sqft$/.test(text)),
    ).not.toEqual([]);
    expect(guessed.filter((text) => /₹.*-.* was read|"\d+ sft"|"31\/12\/2027"/.test(text))).toEqual([]);
    expect(formatReport(report)).not.toMatch(jargon);
  },
);
