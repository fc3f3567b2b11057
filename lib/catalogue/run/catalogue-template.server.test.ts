import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { floorPlanColumns, recordColumns } from "@/lib/catalogue/read/csv-columns";
import { openCatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { catalogueTemplate } from "./catalogue-template";
import { isClean } from "./import-report";
const site = forAllTests(openCatalogueTest);

test("the template has every column that staff can fill, each explained in the comment row", () => {
  const [columns = [], comment = []] = parse(catalogueTemplate(), { bom: true }) as string[][];
  const ofSite = ["id", "location", "updatedAt", "image_count", "imageSizes"];
  const computed = [...ofSite, "priceStanding", "landmarkKm"];
  const all = [...Object.keys(recordColumns), ...Object.keys(floorPlanColumns)];
  expect([...columns].sort()).toEqual(all.filter((name) => !computed.includes(name)).sort());
  expect(comment[0]).toMatch(/^# /);
  expect(columns.filter((_, at) => !comment[at])).toEqual([]);
});

test("and the import reads it back: the comment is skipped, two examples come in without a doubt", async () => {
  const report = await site.importText("template.csv", catalogueTemplate(), {
    ...{ dryRun: true, isAccepted: undefined, yesReally: false },
  });
  expect(report).toMatchObject({ added: 2, refused: 0, held: 0, guesses: 0 });
  expect(isClean(report)).toBe(true);
});
