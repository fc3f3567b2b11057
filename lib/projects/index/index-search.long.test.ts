import fc from "fast-check";
import { expect, test } from "vitest";
import { openCatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { databaseDay } from "@/lib/projects/testing/catalogue-database";
import { randomCatalogue } from "@/lib/projects/testing/random-catalogue";
import { loadIndex } from "./load-queries";
import { anySearch } from "./testing/any-search";
import { compareBoth, compareOthers } from "./testing/compare-both";

/** Catalogues of these sizes, each asked for so many searches; SEARCHES in the environment asks for more. */
const sizes = [1, 12, 60, 250, 700];
const searches = Number(process.env.SEARCHES || 120);

test.each(sizes)(
  "the index of %d random projects answers as SQL does",
  async (size) => {
    const site = await openCatalogueTest();
    try {
      const { db } = site.database;
      const today = await databaseDay(db);
      const records = randomCatalogue(size, size, today);
      expect(await site.importRecords(records)).toMatchObject({ refused: 0 });
      const index = await loadIndex(db);
      await compareOthers(db, index, today);
      const property = fc.asyncProperty(anySearch(records), (query) => compareBoth(db, index, query, today));
      await fc.assert(property, { numRuns: searches, seed: size });
    } finally {
      await site.close();
    }
  },
  240_000 + searches * 200,
);
