import sharp from "sharp";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { refused } from "@/lib/desk/testing/open-desk";
import { begin, work as postWork } from "@/lib/desk/testing/post-desk";
import {
  asha,
  edit,
  openProjectDesk,
  ravi,
  save,
  typedProject as typed,
  typedProject,
  work,
} from "@/lib/desk/testing/project-desk";
import { getProject } from "@/lib/projects/store/project-queries";
import { setCover } from "./post-mutations";
import { addFiles, setOnSite, undoChange } from "./project-mutations";
const desk = forAllTests(openProjectDesk);

const today = indianDay(new Date());
const own = (name: string) => ({ ...typed, name, reraId: "P02400001234" });
const number = { "reraCheck.number.standing": "matched", "reraCheck.number.checkedOn": today };
const promoter = {
  "reraCheck.promoter.standing": "differs",
  "reraCheck.promoter.checkedOn": today,
  "reraCheck.promoter.says": "Aurora Infra LLP",
};

test("what staff found in the register is on the site with its day, and never who looked", async () => {
  const { id } = await save(null, { ...own("Lotus Register"), ...number });
  await setOnSite(asha, id, true);
  await edit(id, promoter, ravi);
  const shown = await getProject(String(id), "property", desk.database.db);
  expect(shown?.reraCheck).toEqual({
    number: { standing: "matched", checkedOn: today, says: null },
    promoter: { standing: "differs", checkedOn: today, says: "Aurora Infra LLP" },
  });
  expect(JSON.stringify(shown)).not.toContain("@example.com");
  const { fields, reraCheckers, changes } = await work(id);
  expect(fields).toMatchObject({ ...number, ...promoter });
  expect(reraCheckers).toEqual({ number: asha.email, promoter: ravi.email });
  expect(changes[0]?.lines).toEqual([
    { label: "RERA promoter against brand", before: "", after: "differs" },
    { label: "RERA promoter against brand, day", before: "", after: today },
    { label: "RERA promoter against brand, what the register says", before: "", after: "Aurora Infra LLP" },
  ]);

  await undoChange(asha, id, changes[0]!.id);
  const { fields: before, reraCheckers: by } = await work(id);
  expect(before["reraCheck.promoter.standing"]).toBeUndefined();
  expect([before["reraCheck.number.standing"], by]).toEqual(["matched", { number: asha.email }]);
});

test("a change that a later one came after is taken back with what it said of the register alone", async () => {
  const { id } = await save(null, own("Lotus Later"));
  await edit(id, { ...number, ...promoter });
  const [looked] = (await work(id)).changes;
  await edit(id, { facing: "East" });
  await undoChange(asha, id, looked!.id);
  const { fields } = await work(id);
  expect(fields.facing).toBe("East");
  expect(Object.keys(fields).filter((name) => name.startsWith("reraCheck"))).toEqual([]);
});

test("one day stands for all lines without their own", async () => {
  const { id } = await save(null, own("Lotus One Day"));
  await edit(id, {
    "reraCheck.checkedOn": "2026-11-20",
    "reraCheck.number.standing": "matched",
    "reraCheck.towers.standing": "matched",
    "reraCheck.towers.checkedOn": "2026-11-19",
    "reraCheck.towers.says": "Towers A to D",
  });
  expect((await work(id)).fields).toMatchObject({
    "reraCheck.number.checkedOn": "2026-11-20",
    "reraCheck.towers.checkedOn": "2026-11-19",
  });
});

test.each([
  [
    "matched without a day",
    { "reraCheck.number.standing": "matched" },
    "reraCheck.number.checkedOn",
    'RERA registration number, day is missing: "matched" needs the day of looking it up',
  ],
  [
    "a day to come",
    { ...number, "reraCheck.number.checkedOn": daysBefore(today, -1) },
    "reraCheck.number.checkedOn",
    "RERA registration number, day is in the future",
  ],
  [
    "differs without what the register says",
    { ...promoter, "reraCheck.promoter.says": "" },
    "reraCheck.promoter.says",
    'RERA promoter against brand, what the register says is missing: "differs" needs what the register says',
  ],
  [
    "a day, and nothing found",
    { "reraCheck.phase.checkedOn": today },
    "reraCheck.phase.standing",
    'RERA phase is "not checked", and yet has a day: say what was found',
  ],
  [
    "a number that is not there",
    { ...number, reraId: "" },
    "reraCheck.number.standing",
    "RERA registration number needs the RERA number: without one nothing can be found in the register",
  ],
  [
    "a possession date that is not there",
    {
      "reraCheck.possession.standing": "matched",
      "reraCheck.possession.checkedOn": today,
      possessionDate: "",
    },
    "reraCheck.possession.standing",
    'RERA possession date is "matched", and the record has no possession date',
  ],
])("is refused beside its box: %s", async (_, fields, path, msg) => {
  const refusal = await refused(save(null, { ...own("Lotus Refused"), ...fields }));
  expect(refusal.details.errors).toEqual([{ path, msg }]);
});

test("what was compared with another number goes when the number changes, and staff are told", async () => {
  const { id } = await save(null, { ...own("Lotus Number"), ...number, ...promoter });
  const { guesses } = await edit(id, { groupName: "Boreal Homes" });
  expect(guesses.filter((text) => text.includes("RERA"))).toEqual([
    "RERA promoter against brand was compared with what the project said before: it is not checked now. Please look it up again.",
  ]);
  expect(
    (await edit(id, { reraId: "P02400009999" })).guesses.filter((text) => text.includes("RERA")),
  ).toHaveLength(1);
  const { fields } = await work(id);
  expect(Object.keys(fields).filter((name) => name.startsWith("reraCheck"))).toEqual([]);
  // The same, found again.
  await edit(id, number);
  expect((await work(id)).fields).toMatchObject(number);
});

const pdf = (name: string) => new File([`%PDF-1.7\n${name}\n%%EOF`], `${name}.pdf`);
const none = { pictures: [], album: "", note: "" };

async function picture(background: string): Promise<File> {
  const image = sharp({ create: { width: 20, height: 10, channels: 3, background } });
  return new File([new Uint8Array(await image.png().toBuffer())], "x.png");
}

test("of two brochures sent at once the second is told of the first, and takes its place only when sent again", async () => {
  const { id } = await save(null, typedProject);
  await addFiles(ravi, id, { ...none, brochure: pdf("ravi"), seen: "" });
  const first = (await work(id)).fields.brochure;
  const late = await refused(
    addFiles(asha, id, { ...none, pictures: [await picture("#080")], brochure: pdf("asha"), seen: "" }),
  );
  expect(late.reason).toBe("conflict");
  expect(late.message).toMatch(
    /^ravi@example\.com added another brochure \(.+\) while you had this open\. Nothing of yours/,
  );
  expect(late.details.errors).toEqual([{ path: "version", msg: first }]);
  expect((await work(id)).fields.brochure).toBe(first);
  expect((await work(id)).fields.imageUrl).toBeUndefined();
  // The same one again is no other.
  await addFiles(asha, id, { ...none, brochure: pdf("ravi"), seen: "" });
  await addFiles(asha, id, { ...none, brochure: pdf("asha"), seen: first });
  expect((await work(id)).fields.brochure).not.toBe(first);
});

test("pictures that two people add at once are all there", async () => {
  const { id } = await save(null, { ...typedProject, name: "Lotus Park Two" });
  const one = addFiles(asha, id, { ...none, pictures: [await picture("#00f")], brochure: null, seen: "" });
  const other = addFiles(ravi, id, { ...none, pictures: [await picture("#f00")], brochure: null, seen: "" });
  await Promise.all([one, other]);
  const { fields } = await work(id);
  const links = Object.entries(fields).flatMap(([name, link]) =>
    name.endsWith(".mediaLink") && link ? [link] : [],
  );
  expect(new Set(links).size).toBe(2);
});

test("of two covers the second is told of the first", async () => {
  const id = await begin({ title: "Two covers" });
  await setCover(ravi, id, { picture: await picture("#0ff"), alt: "Blue", seen: "" });
  const first = (await postWork(id)).fields.imageUrl;
  const late = await refused(setCover(asha, id, { picture: await picture("#ff0"), alt: "Yellow", seen: "" }));
  expect(late.details.errors).toEqual([{ path: "version", msg: first }]);
  expect((await postWork(id)).fields).toMatchObject({ imageUrl: first, imageAlt: "Blue" });
  await setCover(asha, id, { picture: await picture("#ff0"), alt: "Yellow", seen: first });
  expect((await postWork(id)).fields.imageAlt).toBe("Yellow");
});
