import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteFiles } from "./site-files";

const folder = mkdtempSync(path.join(tmpdir(), "site-files-"));
const server = createServer((request, response) => {
  if (!new SiteFiles(folder).send(request, response, request.url ?? "")) response.writeHead(404).end();
});
beforeAll(async () => {
  mkdirSync(path.join(folder, "public/media"), { recursive: true });
  for (const name of [
    "plan.svg",
    "PLAN.SVG",
    "page.html",
    "page.xhtml",
    "plan.jpg",
    "plan.pdf",
    "worker.mjs",
  ])
    writeFileSync(path.join(folder, "public/media", name), "<svg/>");
  mkdirSync(path.join(folder, ".next/static"), { recursive: true });
  writeFileSync(path.join(folder, ".next/static/a.js"), "");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

async function policyOf(name: string): Promise<string | null> {
  const answer = await ask(`/media/${name}`);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  return answer.headers.get("content-security-policy");
}

test("a drawing or a page among the files, opened by itself, runs no script", async () => {
  for (const name of ["plan.svg", "PLAN.SVG", "page.html", "page.xhtml", "plan.pdf"])
    expect(await policyOf(name), name).toMatch(/^default-src 'none';/);
  // What is a worker's would hold for the worker.
  for (const name of ["plan.jpg", "worker.mjs"]) expect(await policyOf(name)).toMatch(/^frame-ancestors/);
});

test("a picture and a brochure name themselves, a script does not", async () => {
  const named = async (name: string) => (await ask(`/media/${name}`)).headers.get("content-disposition");
  expect(await Promise.all(["plan.jpg", "plan.pdf", "worker.mjs"].map(named))).toEqual([
    ...['inline; filename="plan.jpg"', 'inline; filename="plan-brochure.pdf"', null],
  ]);
});

test("a picture that may be replaced under its name is asked for again, a file of the build never", async () => {
  expect((await ask("/media/plan.jpg")).headers.get("cache-control")).toBe("public, max-age=0");
  expect((await ask("/_next/static/a.js")).headers.get("cache-control")).toBe(
    "public, max-age=31536000, immutable",
  );
});

test("no folder is listed", async () => {
  for (const path of ["/", "/media", "/media/", "/media/."]) expect((await ask(path)).status, path).toBe(404);
});
