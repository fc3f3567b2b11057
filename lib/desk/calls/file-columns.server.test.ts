import { afterAll, beforeAll, expect, test } from "vitest";
import { floorPlanColumns, recordColumns } from "@/lib/catalogue/read/csv-columns";
import { columnGroups, columnLabel } from "@/lib/desk/forms/file-columns";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { openFileDesk, type FileDesk } from "@/lib/desk/testing/file-desk";

let desk: FileDesk;
beforeAll(async () => {
  desk = await openFileDesk();
});
afterAll(() => desk.close());

/** Neither kind nor key, a heading that nobody knows, one that occurs twice, and a title above them. */
const sheet = (price: string) =>
  [
    "Deccan rates;;;;;;",
    "Project Name;Builder;Locality;BHK;Super built up;Price;Price",
    `Desk Columns One;Deccan;Ward;2 BHK;1,150 sft;${price};per flat`,
    ";;;3 BHK;1,650 sft;1.35 Cr;per flat",
  ].join("\r\n");

const chosen = {
  "field.superbuiltup": "floorplans.area",
  "field.price": "floorplans.price",
  "field.price#2": "-",
  "default.kind": "property",
  "default.propertyType": "Apartment",
  "default.city": "Hyderabad",
  "default.state": "TS",
  keyFrom: "projectname",
};

test("what columns are is chosen once for a sender, and applied to the next sheet by itself", async () => {
  const { id } = await desk.send(sheet("₹ 92 Lakhs"), { sender: "Deccan  Homes" });
  const before = await desk.fileOf(id);
  expect(before.look.problems.join()).toContain("Unknown column 'Super built up'");
  expect(before.look.columns?.line).toBe(2);
  expect(before.look.columns?.columns.map(({ key, field }) => [key, field])).toEqual([
    ["projectname", "name"],
    ["builder", "groupName"],
    ["locality", "locality"],
    ["bhk", "floorplans.bhkType"],
    ["superbuiltup", null],
    ["price", "price"],
    ["price#2", "price"],
  ]);
  expect(before.look.columns?.lacks).toEqual(["kind", "externalId", "propertyType", "state", "city"]);

  const twice = await desk.call(deskCallPaths.chooseColumns, id, {
    ...chosen,
    "field.price#2": "floorplans.price",
  });
  expect(twice).toMatchObject({
    status: 400,
    message: expect.stringContaining("“Price” and “Price” can’t both be Floor plan, price."),
  });
  const wrong = await desk.call(deskCallPaths.chooseColumns, id, { ...chosen, "field.price": "__proto__" });
  expect(wrong.message).toBe('"__proto__" is no field of a project.');
  expect((await desk.call(deskCallPaths.chooseColumns, id, chosen)).status).toBe(200);
  const after = await desk.fileOf(id);
  expect(after.look).toMatchObject({ problems: [], counts: { new: 1, refused: 0, doubtful: 0 } });
  expect(after.look.rows[0]).toMatchObject({ line: 3, key: "desk-columns-one", name: "Desk Columns One" });
  // The importer knows these by itself: they are not remembered.
  expect(Object.keys(after.choices?.fields ?? {}).sort()).toEqual(["price", "price#2", "superbuiltup"]);

  const next = await desk.fileOf((await desk.send(sheet("95 L"), { sender: "deccan homes" })).id);
  expect(next.choices).toMatchObject({ isLastTimes: true, keyFrom: "projectname" });
  expect(next.look).toMatchObject({ problems: [], counts: { new: 1 } });
  // Chosen otherwise, that is what counts from then on; what the importer finds by itself is forgotten.
  const back = { ...chosen, "field.price": "price", version: "" };
  expect((await desk.call(deskCallPaths.chooseColumns, next.id, back)).status).toBe(200);
  const third = await desk.fileOf((await desk.send(sheet("95 L"), { sender: "Deccan Homes" })).id);
  expect(third.choices?.fields).toEqual({ superbuiltup: "floorplans.area", "price#2": "" });
  const others = await desk.fileOf((await desk.send(sheet("95 L"))).id);
  expect(others).toMatchObject({ sender: "editor@example.com", look: { counts: { new: 0 } } });
  expect(others.look.problems).toHaveLength(1);
});

test("of two people who choose at once the second reads what the first chose", async () => {
  const { id } = await desk.send(sheet("92 L"), { sender: "Two at once" });
  const first = await desk.call(deskCallPaths.chooseColumns, id, { ...chosen, version: "" });
  expect(first.status).toBe(200);
  const yours = { ...chosen, "field.superbuiltup": "floorplans.carpetArea", version: "" };
  const second = await desk.call(deskCallPaths.chooseColumns, id, yours);
  expect(second).toMatchObject({
    status: 409,
    message: expect.stringContaining("Super built up: now Floor plan, area, yours Floor plan, carpet area."),
  });
  const version = (second.errors ?? [])[0]?.msg ?? "";
  expect((await desk.call(deskCallPaths.chooseColumns, id, { ...yours, version })).status).toBe(200);
  expect((await desk.fileOf(id)).choices?.fields).toMatchObject({ superbuiltup: "floorplans.carpetArea" });
  // What was seen before is not what would be imported now.
  const stale = await desk.call(deskCallPaths.importFile, id, { version: "0" });
  expect(stale).toMatchObject({ status: 409, message: expect.stringContaining("Nothing was imported") });
});

test("Excel’s Unicode text is read as it is", async () => {
  const lines = ["Kind\tExternal ID\tProject Name", "plot\tU-1\tĀrya Meadows"].join("\r\n");
  const { id } = await desk.send(Buffer.from(`\ufeff${lines}`, "utf16le"), { name: "unicode.txt" });
  expect((await desk.fileOf(id)).look).toMatchObject({
    problems: [],
    rows: [{ key: "U-1", fate: "refused" }],
  });
});

test("every field that a column can be is there, in the words of the form", () => {
  const fields = columnGroups.flatMap(({ fields: own }) => own.map(([field]) => field));
  expect(new Set(fields).size).toBe(fields.length);
  for (const field of fields) {
    expect(field in recordColumns || field in floorPlanColumns, field).toBe(true);
    expect(columnLabel(field)).not.toBe(field);
  }
});
