import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueTest, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { byLikeness } from "./text-likeness";
import { joinedPool, textAt, TextPoolBuilder } from "./text-pool";
import { scanPool } from "./text-scan";
import { TextsBuilder } from "./texts";
import { similarityIn, wordParts } from "./word-similarity";

let site: CatalogueTest;
beforeAll(async () => {
  site = await openCatalogueTest();
}, 120_000);
afterAll(() => site.close());

const letters = (most: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "é", "నివా"), maxLength: most });

test("a scan finds each pattern in the texts that have it, and no other", () => {
  fc.assert(
    fc.property(
      fc.array(letters(9), { minLength: 1, maxLength: 40 }),
      fc.array(
        letters(5).filter((text) => text !== ""),
        { minLength: 1, maxLength: 6 },
      ),
      (texts, wanted) => {
        const builder = new TextPoolBuilder();
        for (const text of texts) builder.add(text);
        const pool = builder.finish();
        const patterns = wanted.map((text, at) => ({ text: at === 0 ? `\n${text}` : text, bits: 1 << at }));
        const has = (text: string) =>
          patterns.reduce((all, one) => all | (`\n${text}`.includes(one.text) ? one.bits : 0), 0);
        const expected = texts.map((text, number) => [number, has(text)]).filter(([, bits]) => bits !== 0);
        const { numbers, bits } = scanPool(pool, patterns);
        expect(numbers.map((number, at) => [number, bits[at]])).toEqual(expected);
      },
    ),
    { numRuns: 1_000, seed: 15 },
  );
});

test("texts of a pool that was joined stand where they were put", () => {
  const builder = new TextPoolBuilder();
  const texts = Array.from({ length: 50 }, (_, at) => `text ${"x".repeat(at % 7)}${at}`);
  for (const text of texts) builder.add(text);
  const pool = joinedPool(builder.finish(), [{ from: 3, to: 30 }, "", "నివాస", { from: 31, to: 50 }]);
  const expected = [...texts.slice(3, 30), "", "నివాస", ...texts.slice(31)];
  expect(expected.map((_, at) => textAt(pool, at))).toEqual(expected);
  expect(pool.count).toBe(expected.length);
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
  const builder = new TextsBuilder();
  for (let at = 0; at < 6_000; at += 1)
    builder.add(`${at % 1_000 === 7 ? "palm" : "great"}palms${at} builder`);
  const positions = Int32Array.from({ length: 6_000 }, (_, at) => at);
  const begins = positions.filter((at) => at % 1_000 === 7);
  const order = byLikeness(builder.finish(), { positions, begins, searched: "palm" });
  expect([...order.subarray(0, 8)]).toEqual([7, 1_007, 2_007, 3_007, 4_007, 5_007, 0, 1]);
  expect(order.toSorted()).toEqual(positions);
});
