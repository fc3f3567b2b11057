import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { config } from "@/next.config.mjs";
import { createPictureRules } from "./picture-requests";

let publicDir: string;
beforeAll(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), "pictures-"));
  mkdirSync(path.join(publicDir, "media/towers"), { recursive: true });
  for (const name of ["a.jpg", "towers/b c.webp", "చిత్రం.jpg"])
    writeFileSync(path.join(publicDir, "media", name), "x");
});
afterAll(() => rmSync(publicDir, { recursive: true }));

const judge = (query: string) =>
  createPictureRules({
    publicDir,
    mediaHosts: ["img.example.com"],
    widths: [360, 640],
    qualities: [70],
    isNamed: (url) => url !== "https://img.example.com/x/y.jpg?v=3",
  })(query);
const asking = (url: string, rest = "&w=640&q=70") => `?url=${encodeURIComponent(url)}${rest}`;

test.each([
  "/media/a.jpg",
  "/media/towers/b c.webp",
  "/media/చిత్రం.jpg",
  "https://img.example.com/x/y.jpg?v=2",
])("%s is made", async (url) => expect(await judge(asking(url))).toBe(200));

test("a picture from elsewhere that no project has is none, whatever its query", async () => {
  expect(await judge(asking("https://img.example.com/x/y.jpg?v=3"))).toBe(404);
});

test("a host that leads elsewhere is not followed", () => {
  expect(config.images?.maximumRedirects).toBe(0);
});

test("a picture that is not there is none", async () => {
  expect(await judge(asking("/media/b.jpg"))).toBe(404);
  expect(await judge(asking("/media/towers"))).toBe(404);
});

describe("any other spelling of a picture is refused, so that none is made twice", () => {
  const spelled = [
    "/media/a.jpg#1",
    "/media/a.jpg?",
    "/media/a.jpg?x=1",
    "/media/./a.jpg",
    "/media/towers/../a.jpg",
    "/media//a.jpg",
    "//media/a.jpg",
    "/media/%61.jpg",
    "/media\\a.jpg",
    "/media/a.jpg\0",
    '/media/a.jpg\n{"level":"error"}',
    "/media/a.jpg\u001b[31m",
    "/brochures/a.pdf",
    "https://img.example.com/x/../y.jpg",
    "https://img.example.com:443/y.jpg",
    "https://img.example.com/y.jpg#1",
    "https://user@img.example.com/y.jpg",
    "https://evil.example/y.jpg",
    "http://img.example.com/y.jpg",
    "data:image/png;base64,AA",
    "",
  ];
  test.each(spelled)("%j", async (url) => expect(await judge(asking(url))).toBe(400));

  test.each([
    "?url=/media/a.jpg&w=640&q=70",
    "?url=%2fmedia%2fa.jpg&w=640&q=70",
    "?w=640&url=%2Fmedia%2Fa.jpg&q=70",
    "?url=%2Fmedia%2Fa.jpg&w=640&q=70&x=1",
    "?url=%2Fmedia%2Fa.jpg&url=%2Fmedia%2Fa.jpg&w=640&q=70",
    "?url=%2Fmedia%2Fa.jpg&w=0640&q=70",
    "?url=%2Fmedia%2Fa.jpg&w=641&q=70",
    "?url=%2Fmedia%2Fa.jpg&w=640&q=71",
    "?url=%2Fmedia%2Fa.jpg&w=640&q=70&",
    "?url=%2Fmedia%2Fa.jpg%20&w=640&q=70",
    "?url=%2Fmedia%2Fa.jpg&w=640",
    "",
  ])("%s", async (query) => expect([400, 404]).toContain(await judge(query)));
});

test("made pictures have a bound on the disk, and are kept for long", () => {
  expect(config.images?.maximumDiskCacheSize).toBeLessThanOrEqual(300_000_000);
  expect(config.images?.minimumCacheTTL).toBeGreaterThan(86_400);
});
