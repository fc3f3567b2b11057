import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { exempt, home, openCatalogueTest, plot } from "@/lib/catalogue/testing/catalogue-fixtures";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { listProjects, listRecentProjects } from "./project-queries";
import { listSimilarProjects } from "./similar-queries";

/** The date `days` days from today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const site = forAllTests(openCatalogueTest);
beforeAll(async () => {
  await site.importRecords([
    home("soon", { status: "Launching Soon", launchDate: day(90) }),
    home("later", { launchDate: day(200), reraId: "P02400000001" }),
    home("undated", { reraId: "P02400000002" }),
    home("old", { launchDate: day(-900), reraId: "P02400000003" }),
    home("new", { launchDate: day(-9) }),
    home("new-too", { ...exempt, launchDate: day(-9) }),
    home("hidden", { launchDate: day(-1), reraId: "P02400000004", isActive: false }),
    plot("plot", { launchDate: day(-5), reraId: "P02400000005" }),
  ]);
});

const keys = (projects: { name: string }[]) => projects.map(({ name }) => name.split(" ").at(-1));

test("without a search, what is on sale comes first, the latest launch first among it", async () => {
  const { projects } = await listProjects(projectQuerySchema.parse({}), site.database.db);
  expect(keys(projects)).toEqual(["later", "plot", "new", "new-too", "old", "undated", "soon"]);
});

test("recent projects are homes: launched ones, the latest first, then those to come, then those without a date", async () => {
  const all = await listRecentProjects(10, site.database.db);
  expect(keys(all)).toEqual(["new", "new-too", "old", "later", "soon", "undated"]);
  expect(keys(await listRecentProjects(2, site.database.db))).toEqual(["new", "new-too"]);
});

test("what is launched today counts as launched", async () => {
  const [today] = await site.column("select current_date::text");
  await site.importRecords([home("today", { launchDate: today })]);
  expect(keys(await listRecentProjects(1, site.database.db))).toEqual(["today"]);
});

test("similar projects are of the same kind, never the project itself, and none for what is not there", async () => {
  const [newId, hiddenId] = await site.column(
    "select id from projects where external_id in ('new', 'hidden') order by external_id desc",
  );
  const similar = await listSimilarProjects(String(newId), 20, site.database.db);
  expect(keys(similar ?? []).toSorted()).toEqual(["later", "new-too", "old", "soon", "today", "undated"]);
  expect(await listSimilarProjects(String(hiddenId), 20, site.database.db)).toBeNull();
});

test("of similar projects what is near by comes first, of a like price, and of the same type", async () => {
  const at = (locality: string, price: number) => ({ locality, floorplans: [{ bhkType: "3BHK", price }] });
  await site.importRecords([
    home("flat", at("Tellapur", 9_000_000)),
    home("across-the-city", at("Uppal", 9_000_000)),
    home("dear", at("Tellapur", 20_000_000)),
    home("villa", { ...at("Tellapur", 9_100_000), propertyType: "Villa" }),
    home("next-village", at("Nallagandla", 9_800_000)),
  ]);
  const [flat] = await site.column("select id from projects where external_id = 'flat'");
  const similar = await listSimilarProjects(String(flat), 20, site.database.db);
  const ours = (key?: string) => ["next-village", "villa", "dear", "across-the-city"].includes(key ?? "");
  expect(keys(similar ?? []).filter(ours)).toEqual(["next-village", "villa", "dear", "across-the-city"]);
});
