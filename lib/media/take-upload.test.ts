import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isHeic, isPdf, takePicture } from "./take-upload";
import { uploadedFile } from "./upload-address";
import { uploadStore } from "./upload-store";

/** Wider than high on the sensor, and held upright: with the place where it was taken. */
const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b3131e" } })
  .jpeg()
  .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "17/1 23/1 0/1" } })
  .withMetadata({ orientation: 6 })
  .toBuffer();

test("a photo is turned upright, and says no more where and with what it was taken", async () => {
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const kept = (await takePicture(photo))!;
  const { width, height, orientation, exif, format } = await sharp(kept).metadata();
  expect({ width, height, orientation, exif, format }).toEqual({
    ...{ width: 300, height: 400, format: "jpeg" },
    ...{ orientation: undefined, exif: undefined },
  });
});

test("what is no picture is none, whatever it is called; a large one becomes smaller", async () => {
  for (const bytes of ["<svg/>", "GIF89a", "%PDF-1.7", "MZ", ""])
    expect(await takePicture(Buffer.from(bytes)), bytes).toBeNull();
  expect(await takePicture(photo.subarray(0, photo.length / 2))).toBeNull();
  const wide = await sharp({ create: { width: 4_000, height: 500, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  expect(await sharp((await takePicture(wide))!).metadata()).toMatchObject({ width: 2_560, height: 320 });
});

test("a PDF begins and ends as one: a page or a script with its mark in it is none, nor one that is cut off", () => {
  expect(isPdf(Buffer.from(`%PDF-1.7\n${"x".repeat(5_000)}\n%%EOF\n`))).toBe(true);
  for (const text of [
    ...["", "%PDF-1.7\n", "%%EOF", "%PDF-page %%EOF", `%PDF-1.7\n%%EOF${"x".repeat(1_024)}`],
    ...["<html>%PDF-1.7\n%%EOF", "\n<script>//%PDF-1.7\n%%EOF", "#!/bin/sh\n%PDF-1.7\n%%EOF"],
  ])
    expect(isPdf(Buffer.from(text)), text.slice(0, 30)).toBe(false);
  expect(isPdf(photo)).toBe(false);
});

test("a HEIC picture is known by its bytes, an AVIF is none", async () => {
  const boxed = (brands: string) => {
    const box = Buffer.from(`....ftyp${brands}`, "latin1");
    box.writeUInt32BE(box.length);
    return Buffer.concat([box, Buffer.alloc(100)]);
  };
  for (const brands of ["heic\0\0\0\0mif1heic", "mif1\0\0\0\0heixmif1", "hevc\0\0\0\0"]) {
    expect(isHeic(boxed(brands)), brands).toBe(true);
    expect(await takePicture(boxed(brands))).toBeNull();
  }
  const avif = await sharp(photo).avif().toBuffer();
  expect([isHeic(avif), isHeic(photo), isHeic(Buffer.from("ftypheic"))]).toEqual([false, false, false]);
  expect(await takePicture(avif)).not.toBeNull();
});

test("the same file has the same address, and no other address leads out of its folder", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));
  const store = uploadStore(folder);
  const address = await store.keep("picture", "lake-view", photo);
  expect(address).toMatch(/^\/media\/uploads\/lake-view-[0-9a-f]{16}\.jpg$/);
  expect(await store.keep("picture", "lake-view", photo)).toBe(address);
  expect(readFileSync(uploadedFile(address, folder)!).equals(photo)).toBe(true);
  for (const other of [
    "/media/tower.jpg",
    "/media/uploads/../secret.jpg",
    "/media/uploads/a/b.jpg",
    "/media/uploads/a.svg",
    "/brochures/uploads/%2e%2e.pdf",
  ])
    expect(uploadedFile(other, folder), other).toBeNull();
  rmSync(folder, { recursive: true });
});
