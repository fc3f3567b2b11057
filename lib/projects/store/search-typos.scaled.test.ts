import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { howMany } from "@/lib/base/testing/how-many";
import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { openDemoDatabase, readProjectRecords, withIds } from "@/lib/projects/testing/catalogue-database";
import type { Listed } from "@/lib/projects/testing/oracle";
import { listProjects } from "./project-queries";

const database = forAllTests(openDemoDatabase);
/** Every project, or every fourth. */
const step = howMany(4, 1);
let live: Listed[];
let mistyped: Listed[];
beforeAll(async () => {
  live = (await withIds(database.db, await readProjectRecords())).filter(
    ({ record }) => record.isActive !== false,
  );
  mistyped = live.filter((_, at) => at % step === 0);
});

async function found(search: string): Promise<(number | string)[]> {
  const { projects } = await listProjects(projectQuerySchema.parse({ search, limit: "100" }), database.db);
  return projects.map(({ id }) => id);
}

type NameKind = "name" | "groupName" | "locality";
type Slip = { word: number; letter: number; wrong: string };

/** A word of five letters or more with one of them replaced; `null` when the name has none. */
function mistype(name: string, slip: Slip): { word: string; wrong: string } | null {
  const words = name.match(/(?<!\p{L})[a-z]{5,}(?!\p{L})/giu) ?? [];
  const word = words[slip.word % (words.length || 1)];
  if (!word) return null;
  const at = slip.letter % word.length;
  const other = word[at]?.toLowerCase() === slip.wrong ? "q" : slip.wrong;
  return { word, wrong: word.slice(0, at) + other + word.slice(at + 1) };
}

/** The mistake may result in another word of the catalogue, which is then found. */
function isAnotherWord(typed: string): boolean {
  const names = ({ name, groupName, locality, city }: ProjectRecord) => [name, groupName, locality, city];
  return live.some(({ record }) =>
    names(record).some((name) =>
      name
        ?.toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
        .includes(typed.toLowerCase()),
    ),
  );
}

test.each<NameKind>(["name", "groupName", "locality"])(
  "a wrong letter in the %s still finds every project, by that word alone and by the whole name",
  async (kind) => {
    const slipArbitrary = fc.record({
      ...{ word: fc.nat(20), letter: fc.nat(20) },
      wrong: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
    });
    const slips = fc.sample(slipArbitrary, { seed: 20_261_119, numRuns: mistyped.length });
    const missed: string[] = [];
    let asked = 0;
    for (const [index, { id, record }] of mistyped.entries()) {
      const name = record[kind]?.slice(0, 80);
      const slip = slips[index];
      const typed = name && slip ? mistype(name, slip) : null;
      if (!name || !typed || isAnotherWord(typed.wrong)) continue;
      for (const search of [typed.wrong, name.replace(typed.word, typed.wrong)]) {
        asked++;
        if (!(await found(search)).includes(id)) missed.push(`${search} → ${record.name}`);
      }
    }
    expect(missed).toEqual([]);
    expect(asked).toBeGreaterThan(mistyped.length);
  },
  120_000,
);

test("two wrong letters in a word of seven still find what it names", async () => {
  const right = await found("Kokapet");
  expect(right.length).toBeGreaterThan(0);
  expect(await found("Kikapat")).toEqual(expect.arrayContaining(right));
});

test("a word that nothing resembles finds nothing", async () => {
  expect(await found("xqzzyvwkj")).toEqual([]);
});
