import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueTest, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { byLikeness, similarityIn, wordParts } from "./text-likeness";
import { bitsOfPatterns, keyAt, textsOf } from "./texts";

let site: CatalogueTest;
beforeAll(async () => {
  site = await openCatalogueTest();
}, 120_000);
afterAll(() => site.close());

const letters = (most: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "é", "నివా"), maxLength: most });

test("each pattern is found in the keys that have it, and in no other", () => {
  const keys = fc.array(letters(6), { minLength: 1, maxLength: 5 }).map((names) => names.join(" "));
  fc.assert(
    fc.property(
      fc.array(keys, { minLength: 1, maxLength: 40 }),
      fc.array(
        letters(5).filter((text) => text !== ""),
        { minLength: 1, maxLength: 6 },
      ),
      (all, wanted) => {
        const texts = textsOf(all);
        const patterns = wanted.map((text, at) => ({ text: at === 0 ? `\n${text}` : text, bits: 1 << at }));
        const bitsIn = (key: string) =>
          patterns.reduce((bits, one) => bits | (`\n${key}`.includes(one.text) ? one.bits : 0), 0);
        expect([...bitsOfPatterns(texts, patterns)]).toEqual(all.map(bitsIn));
        expect(all.map((_, at) => keyAt(texts, at))).toEqual(all);
      },
    ),
    { numRuns: 1_000, seed: 15 },
  );
});

test("texts are as like as the database says", async () => {
  const words = fc
    .array(fc.string({ unit: fc.constantFrom(..."abc12"), minLength: 1, maxLength: 7 }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((several) => several.join(" "));
  const pairs = fc.sample(fc.tuple(words, words), { numRuns: 3_000, seed: 15 });
  const { rows } = await site.database.db.execute<{ likeness: number }>(sql`
    select strict_word_similarity(one->>0, one->>1)::float8 as likeness
    from json_array_elements(${JSON.stringify(pairs)}::json) with ordinality as t(one, at) order by at`);
  const told = pairs.map(([one, two]) => similarityIn(wordParts(one), two));
  expect(told).toEqual(rows.map(({ likeness }) => likeness));
});

test("of more than five thousand, those that begin with the text come first, and all else by id", () => {
  const keys = Array.from(
    { length: 6_000 },
    (_, at) => `${at % 1_000 === 7 ? "palm" : "great"}palms${at} builder`,
  );
  const positions = Int32Array.from({ length: 6_000 }, (_, at) => at);
  const begins = positions.filter((at) => at % 1_000 === 7);
  const order = byLikeness(textsOf(keys), { positions, begins, searched: "palm" });
  expect([...order.subarray(0, 8)]).toEqual([7, 1_007, 2_007, 3_007, 4_007, 5_007, 0, 1]);
  expect(order.toSorted()).toEqual(positions);
});
