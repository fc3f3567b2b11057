import { expect, test } from "vitest";
import { mediaFile, mediaUrl, readPicture } from "./picture-source";

test("a photo of ours is read, also from a folder below", async () => {
  expect((await readPicture("/media/villa-02-pool.jpg", []))?.length).toBeGreaterThan(10_000);
  expect(mediaFile("/media/amenities/a.webp")).toMatch(/public.media.amenities.a\.webp$/);
});

test.each([
  "/media/../../package.json",
  "/media/../brochures/a.jpg",
  "/media/../media-other/a.jpg",
  "/media/..%2f..%2fa.jpg",
  "/media/a.svg",
  "/etc/a.jpg",
  "media/a.jpg",
  "/media/a\\..\\b.jpg",
])("nothing outside the media folder is read: %s", (src) => {
  expect(mediaFile(src)).toBeNull();
});

test.each([
  ["https://cdn.example.com/a.jpg", true],
  ["http://cdn.example.com/a.jpg", false],
  ["https://cdn.example.com:8443/a.jpg", false],
  ["https://a:b@cdn.example.com/a.jpg", false],
  ["https://cdn.example.com.evil.example/a.jpg", false],
  ["https://127.0.0.1/a.jpg", false],
  ["/a.jpg", false],
])("a remote photo comes from a media host by https only: %s", (src, taken) => {
  expect(mediaUrl(src, ["cdn.example.com"]) !== null).toBe(taken);
});

test("a photo that is not there is none", async () => {
  expect(await readPicture("/media/missing.jpg", [])).toBeNull();
});
