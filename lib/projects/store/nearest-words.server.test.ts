import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openCatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { allowedTypos } from "@/lib/projects/search/search-text";
import { spellingsOf } from "./search-patterns";
const site = forAllTests(openCatalogueTest);

const word = (least: number) =>
  fc.string({ unit: fc.constantFrom(..."abcd"), minLength: least, maxLength: 12 });

test("the nearest words are those that a look at every word finds", async () => {
  const { db } = site.database;
  const words = fc.sample(word(3), { numRuns: 1_500, seed: 15 });
  await db.execute(sql`insert into search_words
    select distinct json_array_elements_text(${JSON.stringify(words)}::json) on conflict do nothing`);
  const typed = [...new Set(fc.sample(word(4), { numRuns: 250, seed: 16 }))];
  const told = await spellingsOf(typed, db);
  let found = 0;
  for (const one of typed) {
    const typos = allowedTypos(one);
    const { rows } = await db.execute<{ word: string }>(sql`
      with near as (select word, levenshtein(word, ${one}) as distance from search_words)
      select word from near where distance <= ${typos} and distance = (select min(distance) from near)
      order by word limit 8`);
    expect(told.get(one)).toEqual([one, ...rows.map((row) => row.word)]);
    found += rows.length;
  }
  expect(found).toBeGreaterThan(typed.length);
});
