import { beforeAll, describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { listCities } from "@/lib/places/place-queries";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { openDemoDatabase, readProjectRecords } from "@/lib/projects/testing/catalogue-database";
import { listProjects, listRecentProjects } from "./project-queries";
import { listSuggestions } from "./suggestion-queries";

const database = forAllTests(openDemoDatabase);
let total: number;
beforeAll(async () => {
  total = (await list({})).totalItems;
});

const list = (query: Record<string, string>) =>
  listProjects(projectQuerySchema.parse({ limit: "100", ...query }), database.db);
const namesOf = async (search: string, more: Record<string, string> = {}) =>
  (await list({ search, ...more })).projects.map(({ name }) => name);
const suggested = (typed: string) => listSuggestions(typed, 100, database.db);

test.each([
  "lakecity",
  "lake city",
  "LakeCity",
  "Lake-City",
  "LAKE  CITY!",
  "lakcity",
  "aurovelle lake city",
])("%j finds Aurovelle Lakecity first", async (search) => {
  expect((await namesOf(search))[0]).toBe("Aurovelle Lakecity");
});

test.each(["తెల్లాపూర్", "తెల్లా", "తెల్లా\u200cపూర్", "keystone తెల్లాపూర్"])(
  "Telugu %j finds its project",
  async (search) => {
    expect(await namesOf(search)).toEqual(["Pratishta Arc Keystone తెల్లాపూర్"]);
    const labels = (await suggested(search)).map(({ label }) => label);
    expect(labels).toContain("Pratishta Arc Keystone తెల్లాపూర్, Tellapur");
  },
);

test("a builder and a place are found by their names", async () => {
  const byBuilder = await list({ search: "kohinest realty" });
  expect(new Set(byBuilder.projects.map(({ groupName }) => groupName))).toEqual(new Set(["Kohinest Realty"]));
  const byPlace = await list({ search: "hitech city" });
  expect(byPlace.projects.map(({ location }) => location)).toContain("HITEC City, Hyderabad");
});

test("a place is found by any of its names, in free text, as a filter and in suggestions", async () => {
  const hitec = await list({ location: "HITEC City" });
  expect(hitec.totalItems).toBeGreaterThan(0);
  expect((await list({ location: "Hi Tech City" })).totalItems).toBe(hitec.totalItems);
  for (const search of ["hi tech city", "Hi-Tech City", "hitech city"]) {
    const names = await namesOf(search);
    for (const { name } of hitec.projects) expect(names, search).toContain(name);
  }
  const inBengaluru = await list({ location: "Bengaluru" });
  expect((await list({ search: "bangalore" })).totalItems).toBe(inBengaluru.totalItems);
  expect((await suggested("hi tech city")).map(({ label }) => label)).toContain("HITEC City, Hyderabad");
});

describe("text that nobody means", () => {
  test.each(["", "   ", "!?.,", "🙂🏠", "%", "_", "%%__", "'", '"', "\\", "--", "（）"])(
    "%j has no word in it and is no search",
    async (search) => {
      expect((await list({ search })).totalItems).toBe(total);
    },
  );

  test.each([
    "' or 1=1 --",
    "'; drop table projects; --",
    "%' or '%'='",
    "a".repeat(80),
    "𝒶".repeat(40),
    "క".repeat(80),
    "ab ".repeat(26),
    "100% kokapet_",
    "\u202eltr\u202c",
    "select * from projects where name like '%a%'",
  ])("%j is only text", async (search) => {
    expect((await list({ search })).totalItems).toBeLessThan(total);
    expect(await suggested(search)).toBeInstanceOf(Array);
    expect((await list({})).totalItems).toBe(total);
  });

  test("an emoji beside a word takes nothing away", async () => {
    expect(await namesOf("🏠 lakecity 🙂")).toEqual(await namesOf("lakecity"));
  });
});

test.each<Record<string, string>>([
  { bhkType: "3" },
  { status: "Ready to Move,New Launch" },
  { maxPrice: "10000000" },
  { location: "Kokapet" },
  { propertyType: "Plot" },
])("a search with %j lists what both find", async (filter) => {
  const ids = async (query: Record<string, string>) => {
    const all = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { projects, totalPages } = await list({ ...query, page: String(page) });
      all.push(...projects.map(({ id }) => id));
      pages = totalPages;
    }
    return all;
  };
  for (const search of ["nirvanta", "aurovele", "hyderabad"]) {
    const [searched, filtered, both] = await Promise.all([
      ids({ search }),
      ids(filter),
      ids({ search, ...filter }),
    ]);
    expect(both.toSorted()).toEqual(searched.filter((id) => filtered.includes(id)).toSorted());
  }
});

test("what is not active is in no list, no suggestion and no count", async () => {
  const records = await readProjectRecords();
  const hidden = records.filter(({ isActive }) => isActive === false);
  expect(hidden.length).toBeGreaterThan(2);
  expect(total).toBe(records.length - hidden.length);
  for (const { name } of hidden) {
    expect(await namesOf(name)).not.toContain(name);
    const labels = (await suggested(name.slice(0, 60))).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith(name))).toEqual([]);
  }
  const recent = (await listRecentProjects(100, database.db)).map(({ name }) => name);
  expect(recent.filter((name) => hidden.some((record) => record.name === name))).toEqual([]);
  const cities = await listCities(true, database.db);
  const live = records.filter(({ isActive }) => isActive !== false).map(({ city }) => city);
  expect(cities.map(({ name }) => name).toSorted()).toEqual([...new Set(live)].toSorted());
});

test("suggestions name localities, builders and projects, those that begin with the letters first", async () => {
  const [first] = await suggested("kokap");
  expect(first).toEqual({
    kind: "locality",
    label: "Kokapet, Hyderabad",
    href: "/propertylist?location=Kokapet&asked=Kokapet",
  });
  expect((await suggested("Deccora S"))[0]).toMatchObject({ kind: "builder", label: "Deccora Spaces" });
  expect((await suggested("lakecity"))[0]).toMatchObject({
    kind: "project",
    label: "Aurovelle Lakecity, Kokapet",
  });
  expect(await listSuggestions("nirvanta", 3, database.db)).toHaveLength(3);
  expect(await suggested("?!")).toEqual([]);
});
