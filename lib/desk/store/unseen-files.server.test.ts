import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, work as postWork } from "@/lib/desk/testing/post-desk";
import { asha, openProjectDesk, ravi, save, typedProject, work } from "@/lib/desk/testing/project-desk";
import { refused } from "@/lib/desk/testing/open-desk";
import { setCover } from "./post-mutations";
import { addFiles } from "./project-files-mutations";

let desk: Awaited<ReturnType<typeof openProjectDesk>>;
beforeAll(async () => {
  desk = await openProjectDesk();
});
afterAll(() => desk.close());

const pdf = (name: string) => new File([`%PDF-1.7\n${name}`], `${name}.pdf`);
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
