import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { plot } from "@/lib/catalogue/testing/catalogue-fixtures";
import { deskCall, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { readDraft } from "@/lib/desk/session/form-drafts";
import {
  asha,
  edit,
  openProjectDesk,
  save,
  typedProject as typed,
  work,
} from "@/lib/desk/testing/project-desk";
import { refused } from "@/lib/desk/testing/open-desk";
import { usualNames } from "./project-work-queries";
import { answerMedia } from "@/lib/media/answer-media";

let cookie: string;
const desk = forAllTests(openProjectDesk);
beforeAll(async () => {
  ({ cookie } = desk);
});
const version = () => desk.version();
const ashaId = async () => {
  const { rows } = await desk.database.db.execute<{ id: string }>(
    sql`select id from staff where email = ${asha.email}`,
  );
  return rows[0]!.id;
};

test("a project is typed as people write it, stored as an import of one record, and its form says the same again", async () => {
  const before = await version();
  const { id, guesses } = await save(null, typed);
  expect(guesses).toEqual([
    'Possession: "Dec 2031" was read as 2031-12-31',
    'Floor plan, bedrooms: "2" was read as 2 BHK',
    'Floor plan, price: "Rs 95,00,000/- onwards" was read as ₹95,00,000',
  ]);
  expect(await version()).toBe(before + 1);
  const project = await work(id);
  expect(project).toMatchObject({ name: "Lotus Park", isActive: false, checkedBy: null, doubts: [] });
  expect(project.fields).toMatchObject({
    ...{ city: "Hyderabad", state: "Telangana", possessionDate: "2031-12-31" },
    ...{ "floorplans[0].price": "1.65 Cr", "floorplans[0].area": "1,650 sq ft" },
    ...{ "floorplans[1].bhkType": "2 BHK", "floorplans[1].price": "95 L" },
    propertyAmenities: "Gym\nSwimming pool",
    externalId: expect.stringMatching(/^desk-[0-9a-f]{8}$/) as string,
  });
  expect(project.changes).toMatchObject([{ who: asha.email, action: "added", file: null }]);
  // Nothing changed: nothing is written.
  await save(id, { ...project.fields }, { version: project.version });
  expect(await version()).toBe(before + 1);
  expect((await work(id)).changes).toHaveLength(1);
});

test("each fault stands beside its box with the importer's sentence", async () => {
  const faults = await refused(
    save(null, {
      ...typed,
      ...{ name: "", state: "Telengana", launchDate: "31/31/2026", totalApartments: "-4" },
      ...{
        "floorplans[3].price": "95-98 L",
        "floorplans[0].carpetArea": "1700",
        minPrice: "2 Cr",
        maxPrice: "1 Cr",
      },
    }),
  );
  const errors = new Map(faults.details.errors?.map(({ path, msg }) => [path, msg]));
  expect(faults.message).toMatch(/^Nothing was saved: please look at the \d fields marked below\.$/);
  expect(errors.get("name")).toBe("Name is missing");
  expect(errors.get("launchDate")).toMatch(/^Launch "31\/31\/2026" is no day of the calendar/);
  expect(errors.get("floorplans[3].price")).toMatch(/^Floor plan 4, price "95-98 L" is a range/);
  expect(errors.get("totalApartments")).toBe("Homes or plots in all must be at least 0");
  const others = await refused(
    save(null, {
      ...typed,
      ...{ state: "Telengana", "floorplans[0].carpetArea": "1700", minPrice: "2 Cr", maxPrice: "1 Cr" },
    }),
  );
  expect(others.details.errors).toEqual([
    { path: "state", msg: 'State "Telengana" is not a state of India: did you mean Telangana?' },
    { path: "minPrice", msg: "Lowest price is above highest price" },
    { path: "floorplans[0].carpetArea", msg: "Floor plan 1, carpet area is more than its area" },
  ]);
});

test("lowest and highest prices stay as they were typed, and where floor plans have others nothing goes without a word", async () => {
  const own = { minPrice: "90 L", maxPrice: "1.2 Cr", minArea: "1,100 sq ft", maxArea: "1,400 sq ft" };
  const { name: _, ...others } = typed;
  const bare = Object.fromEntries(
    Object.entries(others).filter(([field]) => !field.startsWith("floorplans")),
  );
  const { id } = await save(null, { ...bare, name: "Prices Alone", ...own });
  expect((await work(id)).fields).toMatchObject({ ...own, maxPrice: "1.20 Cr" });
  const plan = {
    "floorplans[0].bhkType": "3 BHK",
    "floorplans[0].area": "1,400",
    "floorplans[0].price": "1 Cr",
  };
  expect((await refused(edit(id, plan))).details.errors).toEqual([
    {
      path: "minPrice",
      msg: "Lowest price comes from the floor plans: ₹1 Cr. Please empty this box, or change the floor plans.",
    },
    ...["maxPrice", "minArea"].map((path) => ({ path, msg: expect.any(String) as string })),
  ]);
  // What says the same as the floor plans needs no answer.
  await edit(id, { ...plan, minPrice: "1 Cr", maxPrice: "", minArea: "1,400" });
  expect((await work(id)).fields.minPrice).toBeUndefined();
});

test("a new city, locality or builder that is like a known one is asked about before it is stored", async () => {
  await save(null, { ...typed, name: "Known Names" });
  const sent = { ...typed, name: "Short Of It", city: "Karimnagr", locality: "", groupName: "Aurora Home" };
  const asked = await refused(save(null, sent));
  expect(asked.details.errors).toEqual([
    { path: "groupName", msg: 'Builder "Aurora Home" is new here: did you mean Aurora Homes?' },
    { path: "city", msg: 'City "Karimnagr" is new here: did you mean Karimnagar?' },
    { path: "looksRight", msg: "" },
  ]);
  const near = await refused(save(null, { ...typed, name: "Near It", locality: "Kokapett" }));
  expect(near.details.errors?.[0]).toEqual({
    path: "locality",
    msg: 'Locality "Kokapett" is new here: did you mean Kokapet?',
  });
  const { id } = await save(null, { ...sent, city: "Hyderabad" }, { looksRight: true });
  // What is stored is known: it is not asked again.
  await edit(id, { facing: "East" });
  expect((await usualNames()).builders).toEqual(expect.arrayContaining(["Aurora Homes", "Aurora Home"]));
});

test("a form without JavaScript is shown again with its faults and everything typed; more rows come the same way", async () => {
  const called = deskCall(paths.saveProject, { id: "new" }).replace("/desk/calls", "");
  const owner = await ashaId();
  const post = async (sent: Record<string, string>, isForm: boolean) => {
    const answer = await desk.ask(called, { sent, cookie, isForm });
    const to = isForm ? answer.headers.get("location") : ((await answer.json()) as { again: string }).again;
    const url = new URL(to ?? "", "http://x");
    expect(url.pathname).toBe("/desk/projects/new");
    return (await readDraft(url.searchParams.get("draft"), url.pathname, owner))!;
  };
  for (const isForm of [true, false]) {
    const draft = await post({ ...typed, name: "" }, isForm);
    expect(draft.fields).toMatchObject({ ...typed, name: "" });
    expect(draft.errors).toContainEqual({ path: "name", msg: "Name is missing" });
    const more = await post({ ...typed, add: "floorplans" }, isForm);
    expect(more.fields).toEqual({ ...typed, "floorplans[4].bhkType": "", "floorplans[5].bhkType": "" });
    expect(more.problem).toBe("");
  }
  const long = await post({ ...typed, name: "", description: "\u0c32".repeat(19_000) }, true);
  expect(long.fields.description).toHaveLength(19_000);
  const saved = await desk.ask(called, { sent: { ...typed, name: "By Call" }, cookie, isForm: true });
  expect(saved.headers.get("location")).toMatch(/^\/desk\/projects\/\d+\?done=saved&told=/);
});

test("a floor plan has its drawing with the first save; where a refused one loses it, it says so", async () => {
  const called = deskCall(paths.saveProject, { id: "new" }).replace("/desk/calls", "");
  const send = (fields: Record<string, string>, file: File) => {
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.set(name, text);
    form.set("floorplans[3].file", file);
    return desk.ask(called, { form, cookie, isForm: true });
  };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const drawing = new File([new Uint8Array(bytes)], "plan.png");
  const again = async (answer: Response) => {
    const to = new URL(answer.headers.get("location") ?? "", "http://x");
    return readDraft(to.searchParams.get("draft"), to.pathname, await ashaId());
  };
  const named = { ...typed, name: "Drawn Court" };
  for (const refusedOne of [
    await send({ ...named, groupName: "" }, drawing),
    await send({ ...named, add: "floorplans" }, drawing),
    await send(named, new File(["<svg/>"], "plan.svg")),
  ])
    expect((await again(refusedOne))?.problem).toMatch(
      /The files that you chose were not kept: please choose/,
    );
  const saved = await send(named, drawing);
  const id = Number(/projects\/(\d+)/.exec(saved.headers.get("location") ?? "")?.[1]);
  const { fields } = await work(id);
  expect(fields["floorplans[0].image"]).toBeUndefined();
  expect(fields["floorplans[1].image"]).toMatch(/^\/media\/uploads\/drawn-court-[0-9a-f]{16}\.jpg$/);
});

test("a plot has one price, and a stored project reads the same from its own form", async () => {
  await desk.catalogue.importRecords([
    plot("L-7", { minArea: 1800, maxArea: 2400.5, offerPrice: 3_912_345, totalArea: 12.345 }),
  ]);
  const { rows } = await desk.database.db.execute<{ id: number }>(
    sql`select id from projects where external_id = 'L-7'`,
  );
  const project = await work(rows[0]!.id);
  expect(project.fields).toMatchObject({
    minPrice: "40 L",
    offerPrice: "₹ 39,12,345",
    maxArea: "2,400.5 sq ft",
    totalArea: "12.345",
  });
  expect(project.fields.maxPrice).toBeUndefined();
  const before = await version();
  await save(project.id, { ...project.fields }, { version: project.version });
  expect(await version()).toBe(before);
});

test("pictures and a brochure are added by what they are, in one change, and put in order", async () => {
  const { id } = await save(null, { ...typed, name: "Meadow Walk" });
  const called = deskCall(paths.addFiles, { id: String(id) }).replace("/desk/calls", "");
  const picture = async (background: string) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 64, height: 48, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ],
      "IMG 1.HEIC",
    );
  const send = async (files: [string, File][], isForm = true) => {
    const form = new FormData();
    form.set("note", "Artist’s impression");
    form.set("album", "exterior");
    for (const [name, file] of files) form.append(name, file);
    return desk.ask(called, { form, cookie, isForm });
  };
  const broken = await send([["pictures", new File(["<svg/>"], "plan.jpg")]], false);
  expect([broken.status, await broken.json()]).toEqual([
    400,
    {
      status: false,
      message:
        "Nothing was added: plan.jpg is no picture that can be read. Please send JPG, PNG, WebP or AVIF.",
    },
  ]);
  const page = new File(["<html><!--%PDF-1.7\n%%EOF-->"], "a.pdf");
  expect(await (await send([["brochure", page]], false)).json()).toEqual({
    status: false,
    message: "Nothing was added: a.pdf is no PDF, or only a part of one. Please save it as PDF again.",
  });
  expect((await work(id)).changes).toHaveLength(1);

  const added = await send([
    ["pictures", await picture("#ff0000")],
    ["pictures", new File(["<svg/>"], "plan.jpg")],
    ["pictures", await picture("#00ff00")],
    ["camera", await picture("#0000ff")],
    ["brochure", new File(["%PDF-1.7\n%%EOF"], "Our Brochure.PDF")],
  ]);
  // The good ones are taken; the bad one is named.
  const to = new URL(added.headers.get("location") ?? "", "http://x");
  expect([to.pathname, to.searchParams.get("done")]).toEqual([`/desk/projects/${id}`, "files"]);
  expect((await readDraft(to.searchParams.get("told"), to.pathname, await ashaId()))?.fields.told).toBe(
    "Not added: plan.jpg is no picture that can be read. Please send JPG, PNG, WebP or AVIF.",
  );
  const { fields, changes } = await work(id);
  const link = (at: number) => fields[`galleries[${at}].mediaLink`]!;
  expect(link(2)).toMatch(/^\/media\/uploads\/meadow-walk-[0-9a-f]{16}\.jpg$/);
  expect(fields).toMatchObject({
    imageUrl: link(0),
    mediaNote: "Artist’s impression",
    brochure: expect.stringMatching(/^\/brochures\/uploads\/meadow-walk-[0-9a-f]{16}\.pdf$/) as string,
    "galleries[1].galleryType": "exterior",
    "galleries[1].mediaNote": "Artist’s impression",
  });
  expect(changes).toHaveLength(2);
  const shown = await answerMedia(new Request(`http://site.test${link(0)}`));
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);

  // Pressed twice, it is sent twice.
  await send([["pictures", await picture("#ff0000")]]);
  expect((await work(id)).changes).toHaveLength(2);

  const order = [link(2), link(0), link(1)];
  await edit(id, { "galleries[0].place": "1", "galleries[1].place": "2", "galleries[2].place": "1" });
  const after = (await work(id)).fields;
  expect([0, 1, 2].map((at) => after[`galleries[${at}].mediaLink`])).toEqual(order);
  expect((await desk.ask(called, { form: new FormData() })).status).toBe(401);
});
