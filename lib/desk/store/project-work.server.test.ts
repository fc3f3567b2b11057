import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, passDays } from "@/lib/catalogue/testing/catalogue-fixtures";
import {
  asha,
  edit,
  openProjectDesk,
  ravi,
  save,
  typedProject as typed,
  work,
} from "@/lib/desk/testing/project-desk";
import { getProject } from "@/lib/projects/store/project-queries";
import { refused } from "@/lib/desk/testing/open-desk";
import type { Actor } from "./staff";
import { forgetProject, markChecked, saveProject, setOnSite, undoChange } from "./project-mutations";
const desk = forAllTests(openProjectDesk);
const version = () => desk.version();

test("what looks wrong is asked about, and stored with a tick; a row that is ticked goes", async () => {
  const asked = await refused(save(null, { ...typed, "floorplans[0].price": "165" }));
  expect(asked.details.errors).toEqual([
    {
      path: "floorplans[0].price",
      msg: expect.stringMatching(
        /^Floor plan 1, price ₹165 is too little for a home: was ₹1\.65 Cr meant\?/,
      ) as string,
    },
    { path: "looksRight", msg: "" },
  ]);
  const { id } = await save(null, { ...typed, "floorplans[0].price": "165" }, { looksRight: true });
  expect((await work(id)).fields["floorplans[0].price"]).toBe("165");
  await edit(id, { "floorplans[0].remove": "yes" });
  const { fields, changes } = await work(id);
  expect(fields["floorplans[0].price"]).toBe("95 L");
  expect(fields["floorplans[1].price"]).toBeUndefined();
  expect(changes[0]?.lines).toContainEqual({
    label: "Floor plan 2",
    before: "2 BHK, 1,200 sq ft, 95 L",
    after: "",
  });
});

test("of two people at once the second is asked about what both changed alone, and all else of both stays", async () => {
  const { id } = await save(null, { ...typed, name: "Cedar Court" });
  const seen = await work(id);
  await edit(id, { facing: "East", offerPrice: "90 L", "floorplans[1].price": "97 L" }, ravi);
  const mine = { ...seen.fields, facing: "West", address: "Main Road", "floorplans[1].bathrooms": "2" };
  const late = await refused(save(id, mine, { version: seen.version }));
  expect(late.reason).toBe("conflict");
  expect(late.message).toMatch(
    /^ravi@example\.com changed this project \(.*\) while you had it open\. Nothing was saved yet\.\nFacing: now East, yours West\.\nSave again/,
  );
  const [told] = late.details.errors ?? [];
  expect(told?.path).toBe("version");
  // Meanwhile a third change: what was answered is not asked again, and what is new stays.
  await edit(id, { locality: "Gachibowli" }, ravi);
  await save(id, mine, { version: told!.msg });
  expect((await work(id)).fields).toMatchObject({
    ...{ facing: "West", address: "Main Road", "floorplans[1].bathrooms": "2" },
    ...{ offerPrice: "90 L", "floorplans[1].price": "97 L", locality: "Gachibowli" },
  });
});

test("floor plans that both added are both there; where one removed some, both lists are asked about", async () => {
  const { id } = await save(null, { ...typed, name: "Two At Plans" });
  const seen = await work(id);
  const plan = (at: number, bhk: string) => ({
    ...{ [`floorplans[${at}].bhkType`]: bhk, [`floorplans[${at}].area`]: `${bhk}000` },
  });
  const bedrooms = async () =>
    Object.entries((await work(id)).fields).flatMap(([name, text]) =>
      name.endsWith("bhkType") ? [text] : [],
    );
  await edit(id, plan(2, "4"), ravi);
  await save(id, { ...seen.fields, ...plan(2, "5") }, { version: seen.version });
  expect(await bedrooms()).toEqual(["3 BHK", "2 BHK", "4 BHK", "5 BHK"]);

  const now = await work(id);
  await edit(id, { "floorplans[0].remove": "yes" }, ravi);
  // Whoever touched no plan leaves his colleague's list as it is.
  await save(id, { ...now.fields, facing: "East" }, { version: now.version });
  expect(await bedrooms()).toEqual(["2 BHK", "4 BHK", "5 BHK"]);
  const mine = { ...now.fields, "floorplans[1].price": "99 L" };
  const late = await refused(save(id, mine, { version: now.version }));
  expect(late.message).toContain("ravi@example.com changed this project");
  expect(late.message).toContain("Floor plan 2, price: now empty, yours 99 L.");
  expect(late.message).not.toContain("Facing");
  await save(id, mine, { version: late.details.errors![0]!.msg });
  expect((await work(id)).fields).toMatchObject({ facing: "East", "floorplans[1].price": "99 L" });
  expect(await bedrooms()).toEqual(["3 BHK", "2 BHK", "4 BHK", "5 BHK"]);
});

test("a file and the desk know each other's changes; a key belongs to one project", async () => {
  await desk.catalogue.importRecords([home("F-1", { imageUrl: null, name: "From A File" })]);
  const { rows } = await desk.database.db.execute<{ id: number }>(
    sql`select id from projects where external_id = 'F-1'`,
  );
  const id = rows[0]!.id;
  await edit(id, { "floorplans[0].price": "92 L", externalId: "other" });
  const { changes, fields } = await work(id);
  expect(fields.externalId).toBe("F-1");
  expect(changes).toMatchObject([
    { who: asha.email, file: null, lines: [{ label: "Floor plan 1, price", before: "90 L", after: "92 L" }] },
    { who: "a file", file: "records.ndjson", action: "added" },
  ]);
  const taken = await refused(save(null, { ...typed, externalId: "F-1" }));
  expect(taken.details.errors).toEqual([
    { path: "externalId", msg: 'Key "F-1" belongs to From A File already.' },
  ]);
});

test("a project is put on the site and taken off it, and checked; only who may", async () => {
  const { id } = await save(null, { ...typed, name: "Granite Gate" });
  await setOnSite(asha, id, true);
  expect((await work(id)).isActive).toBe(true);
  await setOnSite(asha, id, false);
  const hidden = await work(id);
  expect(hidden).toMatchObject({ isActive: false, fields: { name: "Granite Gate" } });
  expect(hidden.changes.map(({ action }) => action)).toEqual(["hidden", "changed", "added"]);
  await undoChange(ravi, id, hidden.changes[0]!.id);
  expect(await work(id)).toMatchObject({
    isActive: true,
    changes: [{ action: "shown", who: ravi.email }, { undoneBy: expect.any(Number) as number }, {}, {}],
  });
  await desk.database.db.execute(
    sql`update projects set updated_at = now() - interval '40 days' where id = ${id}`,
  );
  await markChecked(ravi, id);
  expect(await work(id)).toMatchObject({ checkedBy: ravi.email });
  const agent: Actor = { ...asha, role: "agent" };
  for (const change of [
    () => saveProject(agent, id, { version: "", looksRight: false, fields: typed }),
    () => setOnSite(agent, id, false),
    () => markChecked(agent, id),
    () => undoChange(agent, id, 1),
  ])
    await expect(change()).rejects.toMatchObject({ reason: "forbidden" });
});

test("a change is taken back alone when later ones left its fields, and not when they did not", async () => {
  const { id } = await save(null, { ...typed, name: "Palm Grove", totalArea: "4 acres" });
  await edit(id, { "floorplans[0].price": "1.7 Cr" });
  const price = (await work(id)).changes[0]!.id;
  await edit(id, { facing: "North" }, ravi);
  await undoChange(asha, id, price);
  const { fields, changes } = await work(id);
  expect(fields).toMatchObject({ "floorplans[0].price": "1.65 Cr", facing: "North" });
  expect(changes[0]).toMatchObject({
    undoes: price,
    lines: [{ label: "Floor plan 1, price", before: "1.70 Cr", after: "1.65 Cr" }],
  });
  // The column of the project comes from its floor plans.
  const { rows } = await desk.database.db.execute(
    sql`select max_price::float8 as max from projects where id = ${id}`,
  );
  expect(rows).toEqual([{ max: 16_500_000 }]);

  const facing = changes[1]!.id;
  await edit(id, { facing: "South" }, ravi);
  const again = await refused(undoChange(asha, id, facing));
  expect(again.reason).toBe("conflict");
  expect(again.message).toMatch(
    /^This change was not taken back: Facing was changed again since, by ravi@example\.com \(.*\)\. Take that change back first\.$/,
  );
});

test("while a file is imported, the desk says so and changes nothing", async () => {
  const { openImportSession } = await import("@/lib/catalogue/store/import-session-mutations");
  const session = await openImportSession(desk.database.url);
  const before = await version();
  expect(await refused(save(null, typed))).toMatchObject({
    reason: "unavailable",
    message:
      "A catalogue file is being imported just now. Nothing was changed; please try again in a minute.",
  });
  // A short one is waited for.
  const waiting = save(null, { ...typed, name: "Waited For" });
  setTimeout(() => void session.close(), 300);
  await waiting;
  expect(await version()).toBe(before + 1);
});

test("the history of visitors: nothing of a change that is taken back, and a page that goes for good", async () => {
  const db = desk.database.db;
  const { id } = await save(null, { ...typed, name: "Banyan Court" });
  await setOnSite(asha, id, true);
  const facts = async () => {
    const { rows } = await db.execute<{ fact: string }>(
      sql`select fact from project_history where project_id = ${id} order by day, fact`,
    );
    return rows.map(({ fact }) => fact);
  };
  await passDays(db, 5);
  await edit(id, { "floorplans[0].price": "1.7 Cr" });
  const price = (await work(id)).changes[0]!.id;
  await passDays(db, 5);
  await edit(id, { reraId: "P02400009876" }, ravi);
  expect(await facts()).toEqual(["price", "reraId"]);
  // Only a part of it: a later change has left its fields.
  await undoChange(asha, id, price);
  expect(await facts()).toEqual(["reraId"]);

  await setOnSite(asha, id, false);
  expect(await work(id)).toMatchObject({ isActive: false, isWithdrawn: true });
  expect(await getProject(String(id), "property", db)).toMatchObject({ isActive: false });
  await forgetProject(ravi, id);
  expect(await work(id)).toMatchObject({ isActive: false, isWithdrawn: false });
  expect([await facts(), await getProject(String(id), "property", db)]).toEqual([[], null]);
  await setOnSite(asha, id, true);
  expect((await refused(forgetProject(ravi, id))).message).toBe(
    "This project is on the site: take it off first.",
  );
  await expect(forgetProject({ ...asha, role: "agent" }, id)).rejects.toMatchObject({ reason: "forbidden" });
});
