import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, toNdjson } from "@/lib/catalogue/testing/catalogue-fixtures";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { sayProgress, type RunningImport } from "@/lib/desk/forms/file-look";
import { listPastImports, readRunningImport } from "@/lib/desk/store/desk-file";
import { openDeskCatalogue } from "@/lib/desk/testing/project-desk";
import { openFileDesk } from "@/lib/desk/testing/file-desk";
const desk = forAllTests(openFileDesk);

const homes = (prefix: string, count: number) =>
  toNdjson(
    Array.from({ length: count }, (_, at) =>
      home(`${prefix}-${at}`, { name: `${prefix} ${at}`, imageUrl: null }),
    ),
  );

/** As a page asks, again and again, until the import has ended. */
async function watch(importing: Promise<unknown>): Promise<RunningImport[]> {
  let isOver = false;
  void importing.finally(() => (isOver = true));
  const seen: RunningImport[] = [];
  while (!isOver) {
    const answer = await desk.ask(deskCallPaths.runningImport, { method: "GET", cookie: desk.editor });
    const { running } = (await answer.json()) as { running: RunningImport | null };
    if (running) seen.push(running);
  }
  return seen;
}

test("how far an import is can be seen while it runs, of all its rows, and nothing of it afterwards", async () => {
  const { id } = await desk.send(homes("FAR", 1_600), { name: "far.ndjson" });
  expect(await desk.fileOf(id)).toMatchObject({ isBusy: false });
  const importing = desk.call(deskCallPaths.importFile, id, { publish: "yes" });
  const seen = await watch(importing);
  expect(await importing).toMatchObject({ status: 200 });
  const figures = [...new Set(seen.map(({ done }) => done))];
  expect(figures).toEqual(expect.arrayContaining([500, 1_000, 1_500]));
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  expect(seen.map(sayProgress)).toContain("1,000 of 1,600 rows");
  expect(new Set(seen.map(({ who, total }) => `${who} ${total}`))).toEqual(
    new Set(["editor@example.com 1600"]),
  );
  expect(await readRunningImport()).toBeNull();
  expect((await desk.fileOf(id)).isBusy).toBe(false);
});

test("a command's import is seen at the desk too, and is not among those that were cut off", async () => {
  const { importRecords } = await openDeskCatalogue(desk);
  const records = Array.from({ length: 1_200 }, (_, at) =>
    home(`CMD-${at}`, { name: `Cmd ${at}`, imageUrl: null }),
  );
  const importing = importRecords(records, { who: "asha", yesReally: false });
  const listed: string[] = [];
  const seen = await watch(
    importing.finally(async () => {
      listed.push(...(await listPastImports()).map(({ result }) => result));
    }),
  );
  expect(seen).toContainEqual(expect.objectContaining({ who: "asha", done: 500, total: 1_200 }));
  const running = seen.at(-1);
  expect((await listPastImports(running)).map((one) => one.id)).not.toContain(running?.id);
  expect(listed.join()).not.toContain("cut off");
});

test("an import that was cut off does not run, whatever it said last", async () => {
  await desk.database.db.execute(sql`
    insert into imports (who, files, version_before, records_done, records_total, told_at)
    values ('asha', '[]', 1, 12400, 100000, now())`);
  expect(await readRunningImport()).toBeNull();
  expect(sayProgress({ done: 12_400, total: 100_000 })).toBe("12,400 of 1,00,000 rows");
  expect(sayProgress({ done: 12_400, total: null })).toBe("12,400 rows so far");
  expect((await listPastImports())[0]?.result).toBe("it was cut off");
});
