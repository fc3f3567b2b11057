import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerMedia } from "./answer-media";

let publicDir: string;
beforeAll(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), "media-"));
  mkdirSync(path.join(publicDir, "media/new tower"), { recursive: true });
  writeFileSync(path.join(publicDir, "media/new tower/front view.JPG"), "0123456789");
  writeFileSync(path.join(publicDir, "media/.hidden.jpg"), "secret");
  writeFileSync(path.join(publicDir, "media/notes.txt"), "secret");
  writeFileSync(path.join(publicDir, "media/plan.svg"), "<svg/>");
  mkdirSync(path.join(publicDir, "brochures"));
  for (const name of ["lake.pdf", "lake-0123456789abcdef.pdf", "Our Brochure.PDF", 'తెల్లా "1".pdf'])
    writeFileSync(path.join(publicDir, "brochures", name), "%PDF-1.7");
  writeFileSync(path.join(publicDir, "secret.jpg"), "secret");
});
afterAll(() => rmSync(publicDir, { recursive: true }));

const ask = (address: string, headers?: Record<string, string>) =>
  answerMedia(new Request(`http://site.example${address}`, { headers }), publicDir);
const picture = "/media/new%20tower/front%20view.JPG";

test("a file that is there is sent with its type and length, and not again to who has it", async () => {
  const answer = await ask(picture);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": "10",
  });
  expect(await answer.text()).toBe("0123456789");
  const again = await ask(picture, { "If-None-Match": answer.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("in a drawing or a brochure that is opened by itself no script runs", async () => {
  for (const file of ["/media/plan.svg", "/brochures/lake.pdf", "/brochures/Our%20Brochure.PDF"])
    expect((await ask(file)).headers.get("content-security-policy"), file).toMatch(/^default-src 'none';/);
  expect((await ask(picture)).headers.get("content-security-policy")).toBeNull();
});

test.each([
  [picture, 'inline; filename="front view.JPG"'],
  ["/brochures/lake.pdf", 'inline; filename="lake-brochure.pdf"'],
  ["/brochures/lake-0123456789abcdef.pdf", 'inline; filename="lake-brochure.pdf"'],
  ["/brochures/Our%20Brochure.PDF", 'inline; filename="Our Brochure.PDF"'],
  [
    `/brochures/${encodeURIComponent('తెల్లా "1".pdf')}`,
    `inline; filename="______ _1_-brochure.pdf"; filename*=UTF-8''${encodeURIComponent('తెల్లా "1"-brochure.pdf')}`,
  ],
])("%s is kept under a name of ours", async (address, named) => {
  expect((await ask(address)).headers.get("content-disposition")).toBe(named);
});

test.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=20-", 416, "", "bytes */10"],
  ["bytes=1-2,4-5", 200, "0123456789", null],
])("a part of it: %s", async (range, status, text, told) => {
  const answer = await ask(picture, { Range: range });
  expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
    status,
    text,
    told,
  ]);
});

test.each([
  "/media/none.jpg",
  "/media/notes.txt",
  "/media/.hidden.jpg",
  "/media/new%20tower",
  "/media/..%2fsecret.jpg",
  "/media/new%20tower/..%5c..%5csecret.jpg",
  "/media/%00.jpg",
  "/media//secret.jpg",
])("%s is not found", async (address) => {
  expect((await ask(address)).status).toBe(404);
});
