import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./project";
import { answers } from "./server";

const going = new AbortController().signal;

test("a site that listens has started, even when it is too busy to answer in time", async () => {
  const busy = createServer((visitor) => visitor.on("error", () => undefined).resume());
  busy.listen(0, "127.0.0.1");
  await once(busy, "listening");
  const address = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
  expect(await answers(address, going, 200)).toBe(true);
  expect(await answers(address, AbortSignal.abort(), 200)).toBe(false);
  busy.close();
  await once(busy, "close");
  expect(await answers(address, going, 200)).toBe(false);
});

test("without a build npm run serve says what to do, and fails", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-build-"));
  cpSync(path.join(projectRoot, "scripts/serve.mjs"), path.join(folder, "scripts/serve.mjs"));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/serve.mjs"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, "There is no build to serve. Please run npm run build first.\n"]);
  rmSync(folder, { recursive: true });
});
