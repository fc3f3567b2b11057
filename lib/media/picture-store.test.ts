import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseMade } from "@/lib/base/made-picture";
import { makePicture, NoRoom, PictureStore } from "./picture-store";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "pictures-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const drawn = (width: number, background: string) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("a picture is made in each width and format, with its size and colour", async () => {
  const { files, ...picture } = await makePicture(await drawn(1000, "#8a7f6e"));
  expect(picture).toMatchObject({ width: 1000, height: 500 });
  expect(picture.colour).toMatch(/^8[9ab]7[ef]6[def]$/);
  expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual(
    [384, 750, 1000].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  );
  for (const { bytes, width, format } of files) {
    const { format: written, width: found } = await sharp(bytes).metadata();
    expect([found, written]).toEqual([width, format === "avif" ? "heif" : "webp"]);
  }
  await expect(makePicture(Buffer.from("no picture"))).rejects.toThrow();
});

test("what was made is there after a restart; what was not finished is not, and its files are gone", async () => {
  const store = new PictureStore(folder);
  const { made, bytes } = await store.add("/media/new tower/Front View.JPG", await drawn(400, "#000000"));
  expect(parseMade(made)?.folder).toMatch(/^front-view-[0-9a-f]{12}$/);
  mkdirSync(path.join(folder, "half-made"));
  writeFileSync(path.join(folder, "half-made/384.avif"), "cut");
  const again = new PictureStore(folder).open();
  expect(again.get("/media/new tower/Front View.JPG")?.made).toBe(made);
  expect(again.bytes).toBe(bytes);
  expect(readdirSync(folder)).toEqual([parseMade(made)?.folder]);
});

test("another content has another address, and the old files stay until the next start", async () => {
  const store = new PictureStore(folder);
  const before = parseMade((await store.add("/media/a.jpg", await drawn(100, "#000000"))).made)?.folder ?? "";
  const after = parseMade((await store.add("/media/a.jpg", await drawn(100, "#ffffff"))).made)?.folder ?? "";
  expect(after).not.toBe(before);
  expect(existsSync(path.join(folder, before, "100.avif"))).toBe(true);
  new PictureStore(folder).open();
  expect(readdirSync(folder)).toEqual([after]);
});

test("there is no more on the disk than there is room for", async () => {
  const one = await new PictureStore(folder).add("/media/a.jpg", await drawn(700, "#123456"));
  const store = new PictureStore(folder, one.bytes + 100).open();
  await expect(store.add("/media/b.jpg", await drawn(700, "#654321"))).rejects.toThrow(NoRoom);
  expect(readdirSync(folder)).toEqual([one.folder]);
  await store.remove("/media/a.jpg");
  expect(store.bytes).toBe(0);
  await store.add("/media/b.jpg", await drawn(700, "#654321"));
});
