import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { judgeCatalogue } from "@/lib/catalogue/run/store-one";
import { exempt, home, plot } from "@/lib/catalogue/testing/catalogue-fixtures";
import { countStatements } from "@/lib/db/testing/test-database";
import { parseProjectFilter } from "@/lib/desk/forms/project-list";
import { openDeskCatalogue } from "@/lib/desk/testing/project-desk";
import { openDesk } from "@/lib/desk/testing/open-desk";
import { listDeskProjects } from "./project-list-queries";

const desk = forAllTests(openDesk);
let catalogue: Awaited<ReturnType<typeof openDeskCatalogue>>;
const bare = { imageUrl: null };
const records = [
  ...Array.from({ length: 4 }, (_, at) => home(`P-${at}`, { ...bare, name: `Lake View ${at}` })),
  home("P-DEAR", {
    ...bare,
    name: "Musi Heights",
    groupName: "Deccan Builders",
    floorplans: [{ bhkType: "3BHK", area: 1600, price: 120_000_000 }],
  }),
  plot("L-1", {
    name: "Meadow Park",
    price: null,
    galleries: [{ mediaLink: "https://youtu.be/abcdefghijk" }],
  }),
  home("P-OFF", { ...bare, name: "Old Towers", city: "Warangal", locality: "Hanamkonda", isActive: false }),
];
beforeAll(async () => {
  catalogue = await openDeskCatalogue(desk);
  await catalogue.importRecords(records);
});

const list = (search: Record<string, string>) => listDeskProjects(parseProjectFilter(search));
const names = async (search: Record<string, string>) =>
  (await list(search)).projects.map(({ name }) => name).sort();
const age = (days: number) =>
  desk.database.db.execute(sql`update projects set updated_at = now() - make_interval(days => ${days}::int)`);

test("all projects are listed, those that are not on the site too, and found as visitors find them or by their key", async () => {
  expect((await list({})).total).toBe(7);
  expect(await names({ view: "hidden" })).toEqual(["Old Towers"]);
  expect(await names({ q: "musi hieghts" })).toEqual(["Musi Heights"]);
  expect(await names({ q: "P-DEAR" })).toEqual(["Musi Heights"]);
  expect(await names({ q: "old towers" })).toEqual(["Old Towers"]);
  expect(await names({ place: "hanam" })).toEqual(["Old Towers"]);
  expect(await names({ place: "Warangal" })).toEqual(["Old Towers"]);
  expect(await names({ builder: "deccan" })).toEqual(["Musi Heights"]);
  expect(await names({ type: "Plot" })).toEqual(["Meadow Park"]);
  expect(await names({ type: "Villa" })).toEqual([]);
  for (const q of ["100%", "'; drop table projects; --", "%"]) expect(await names({ q }), q).toEqual([]);
  expect(await names({ place: "%" })).toEqual([]);
});

test("what is missing and what looks wrong is listed; the first file of a place is judged by what came with it", async () => {
  expect(await names({ view: "no-picture" })).not.toContain("Meadow Park");
  expect(await names({ view: "no-picture" })).toContain("Musi Heights");
  expect(await names({ view: "no-price" })).toEqual(["Meadow Park"]);
  expect(await names({ view: "wrong" })).toEqual([]);
  expect(await judgeCatalogue(desk.database.db, 0)).toBe(7);
  // Nothing has changed: nothing is judged again.
  expect(await judgeCatalogue(desk.database.db, 0)).toBe(0);
  const { projects } = await list({ view: "wrong" });
  expect(projects.map(({ name }) => name)).toEqual(["Musi Heights"]);
  expect(projects[0]?.doubts).toEqual([
    expect.stringMatching(/^floorplans\[0\]\.price ₹12 Cr .* 10 times more than usual in Kokapet/),
  ]);
  await desk.database.db.execute(sql`
    update project_checks set accepted_hash = content_hash from projects where projects.id = project_id`);
  expect(await names({ view: "wrong" })).toEqual([]);
  // What was accepted is this content: another one is asked about again.
  await desk.database.db.execute(
    sql`update projects set content_hash = 'other' where external_id = 'P-DEAR'`,
  );
  expect(await names({ view: "wrong" })).toEqual(["Musi Heights"]);
});

test("the least complete come first, as soon as they are stored, with what is missing of each", async () => {
  const whole = {
    ...{ possessionDate: "2031-12-31", reraId: "P02400001234", totalApartments: 40, totalArea: 2 },
    ...{ address: "Road No. 2", brochure: "/brochures/a.pdf" },
  };
  const plans = (image: string | null) => [
    { bhkType: "2BHK", area: 1000, carpetArea: 700, price: 6_000_000, image },
  ];
  const drawing = "https://cdn.example/plan.jpg";
  const brochure = "https://cdn.example/a.pdf";
  await catalogue.importRecords(
    [
      home("P-WHOLE", { ...bare, ...whole, brochure, name: "Whole Court", floorplans: plans(drawing) }),
      home("P-NEARLY", { ...bare, ...whole, brochure, name: "Nearly Court", floorplans: plans(null) }),
      home("P-BARE", { ...bare, ...exempt, name: "Bare Court", floorplans: [] }),
    ],
    { mediaHosts: ["cdn.example"] },
  );
  const { projects, total } = await list({ view: "incomplete" });
  const shown = projects.map(({ name }) => name);
  expect(total).toBe(projects.length);
  expect(shown).not.toContain("Whole Court");
  expect(shown).not.toContain("Old Towers");
  expect(shown.at(-1)).toBe("Nearly Court");
  expect(projects.at(-1)).toMatchObject({ completeness: 87, missing: ["plans"] });
  const figures = projects.map(({ completeness }) => completeness);
  expect(figures).toEqual(figures.toSorted((one, other) => Number(one) - Number(other)));
  expect(projects.find(({ name }) => name === "Bare Court")).toMatchObject({
    completeness: 0,
    missing: ["price", "carpet", "plans", "possession", "rera", "size", "address", "brochure"],
  });
  // Of a search too, and of a record that says more at once.
  expect((await list({ view: "incomplete", q: "court" })).projects.map(({ name }) => name)).toEqual([
    "Bare Court",
    "Nearly Court",
  ]);
  await catalogue.importRecords([home("P-BARE", { ...bare, ...whole, brochure: null, name: "Bare Court" })]);
  expect((await list({ view: "incomplete", q: "bare court" })).projects[0]).toMatchObject({
    completeness: 62,
    missing: ["carpet", "plans", "brochure"],
  });
  // What was stored before anybody counted is counted when all is looked through.
  await desk.database.db.execute(sql`update project_checks set completeness = null, missing = null`);
  expect((await list({ view: "incomplete", q: "court" })).projects).toEqual([]);
  await judgeCatalogue(desk.database.db, 0);
  expect(
    (await list({ view: "incomplete", q: "court" })).projects.map(({ completeness }) => completeness),
  ).toEqual([62, 87]);
  await desk.database.db.execute(
    sql`delete from projects where external_id in ('P-WHOLE', 'P-NEARLY', 'P-BARE')`,
  );
});

test("what was accepted is judged to have no doubts, and another content has them again", async () => {
  const openDoubts = async () => {
    await judgeCatalogue(desk.database.db, 0);
    const { rows } = await desk.database.db.execute(sql`
      select p.name from project_checks k join projects p on p.id = k.project_id where k.doubts <> '{}'`);
    return rows;
  };
  const change = (set: ReturnType<typeof sql>) =>
    desk.database.db.execute(
      sql`update projects set ${set}, updated_at = now() where external_id = 'P-DEAR'`,
    );
  await change(sql`content_hash = 'right'`);
  await desk.database.db.execute(sql`
    update project_checks set accepted_hash = 'right' from projects where id = project_id and external_id = 'P-DEAR'`);
  expect(await openDoubts()).toEqual([]);
  await change(sql`content_hash = 'another'`);
  expect(await openDoubts()).toEqual([{ name: "Musi Heights" }]);
});

test("a count of what rests on the catalogue is that of its last version", async () => {
  const before = (await list({ view: "hidden" })).total;
  await catalogue.importRecords([home("P-MORE", { ...bare, name: "More Towers", isActive: false })]);
  expect((await list({ view: "hidden" })).total).toBe(before + 1);
  expect(await list({ view: "hidden", page: "2" })).toEqual({ projects: [], total: before + 1 });
  await desk.database.db.execute(sql`delete from projects where external_id = 'P-MORE'`);
});

test("what is found by words is found once for a version of the catalogue, with all of its pages", async () => {
  await catalogue.importRecords(
    Array.from({ length: 60 }, (_, at) => home(`P-VINE-${at}`, { ...bare, name: `Musi Vineyard ${at}` })),
  );
  const first = await list({ q: "musi vinyeard" });
  let second = first;
  // The version of the catalogue, and the rows.
  expect(await countStatements(async () => (second = await list({ q: "musi vinyeard", page: "2" })))).toBe(2);
  expect([first.total, first.projects.length, second.total, second.projects.length]).toEqual([
    60, 50, 60, 10,
  ]);
  expect(new Set([...first.projects, ...second.projects].map(({ id }) => id)).size).toBe(60);
  expect(await list({ q: "musi vinyeard", page: "3" })).toEqual({ projects: [], total: 60 });
  // What was changed last comes first.
  await catalogue.importRecords([home("P-VINE-7", { ...bare, name: "Musi Vineyard Seven" })]);
  expect((await list({ q: "musi vinyeard" })).projects[0]?.name).toBe("Musi Vineyard Seven");
  await desk.database.db.execute(sql`delete from projects where external_id like 'P-VINE-%'`);
});

test("what nobody has checked for 30 days is listed until a file holds it, unchanged too, and the same file again writes nothing", async () => {
  expect(await names({ view: "stale" })).toEqual([]);
  await age(31);
  expect(await names({ view: "stale" })).toHaveLength(6);
  await catalogue.importRecords(records.slice(0, 2));
  expect(await names({ view: "stale" })).not.toContain("Lake View 0");
  expect(await names({ view: "stale" })).toHaveLength(4);
  const state = sql`select xmin::text from project_checks order by project_id`;
  const before = await desk.database.db.execute(state);
  await catalogue.importRecords(records.slice(0, 2));
  expect((await desk.database.db.execute(state)).rows).toEqual(before.rows);
});
