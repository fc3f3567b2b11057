import { expect, test } from "vitest";
import { usualOrderRule } from "@/content/open-book";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, openCatalogueTest, plot } from "@/lib/catalogue/testing/catalogue-fixtures";
import { sortOptions } from "@/lib/projects/project/filter-table.mjs";
import { listProjects } from "@/lib/projects/store/project-queries";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";

/* What `/quality` promises of the order of lists (`content/open-book.ts`). The index is shown elsewhere to answer as SQL. */

const site = forAllTests(openCatalogueTest);

const builders = ["Aurora Homes", "Bright Estates", "Coral Builders", "Dawn Realty"];
/** Projects that differ in what lists order by, some of them alike; their builders begin at another one each time. */
const catalogue = (turned: number) =>
  Array.from({ length: 24 }, (_, at) =>
    (at % 5 === 4 ? plot : home)(`P-${at}`, {
      groupName: builders[(at + turned) % builders.length],
      ...(at % 3 === 0 && { reraId: `P0240000${1_000 + at}` }),
      ...(at % 4 !== 1 && { launchDate: `2024-0${1 + (at % 6)}-01` }),
      ...(at % 2 === 0 && { possessionDate: `2027-1${at % 3}-01` }),
    }),
  );
const order = async (sort: string) => {
  const { projects } = await listProjects(projectQuerySchema.parse({ sort, limit: "50" }), site.database.db);
  return projects.map(({ name, groupName }) => ({ name, groupName }));
};

test("whose a project is moves it in no list", async () => {
  await site.importRecords(catalogue(0));
  const before = await Promise.all(sortOptions.map(({ value }) => order(value)));
  await site.importRecords(catalogue(1));
  const after = await Promise.all(sortOptions.map(({ value }) => order(value)));
  const names = (lists: typeof before) => lists.map((list) => list.map(({ name }) => name));
  expect(names(after)).toEqual(names(before));
  expect(before[0]).toHaveLength(24);
  for (const [at, list] of before.entries())
    expect(after[at]?.map(({ groupName }) => groupName)).not.toEqual(list.map(({ groupName }) => groupName));
});

test("the usual order goes by its rule: on sale, launched last, and Launching Soon after all of it", async () => {
  expect(usualOrderRule).toBe(
    "Those on sale now first, among them what was launched last; then what is “Launching Soon” in the same way. Those without a launch date are the last of each.",
  );
  const soon = { status: "Launching Soon" };
  await site.importRecords([
    home("soon-undated", { ...soon, launchDate: null }),
    home("soon-early", { ...soon, launchDate: "2023-01-01" }),
    home("soon-late", { ...soon, launchDate: "2027-01-01" }),
    home("undated", { launchDate: null }),
    home("early", { launchDate: "2023-01-01" }),
    plot("late", { launchDate: "2027-01-01" }),
  ]);
  const names = (await order("relevance")).map(({ name }) => name.split(" ").at(-1));
  const ours = ["late", "early", "undated", "soon-late", "soon-early", "soon-undated"];
  expect(names.filter((name) => ours.includes(name ?? ""))).toEqual(ours);
  expect(names.slice(-3)).toEqual(ours.slice(-3));
});

test("a record has no room for what it earns us", async () => {
  const paid = [
    "commission",
    "brokerage",
    "fee",
    "payout",
    "sponsored",
    "featured",
    "boost",
    "priority",
    "rank",
  ];
  for (const field of paid) {
    const { added, refused, refusals } = await site.importRecords([home(`paid-${field}`, { [field]: 9 })]);
    expect({ added, refused }, field).toEqual({ added: 0, refused: 1 });
    expect(JSON.stringify(refusals), field).toContain(field);
  }
  const columns = await site.column(`select column_name from information_schema.columns
    where table_name in ('projects', 'developers', 'floor_plans', 'project_checks')`);
  expect(columns.length).toBeGreaterThan(40);
  for (const column of columns)
    expect(String(column)).not.toMatch(
      /commission|brokerage|fee|payout|sponsor|featured|boost|priority|rank|margin/,
    );
});
