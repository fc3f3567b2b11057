import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMediaCheck } from "@/lib/catalogue/check/media-check";
import { makeWanted } from "@/lib/media/picture-queue";
import { PictureStore } from "@/lib/media/picture-store";
import { openS3Server, type S3Server } from "@/lib/media/testing/s3-server";
import { createPictureRules } from "./picture-requests";

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await openS3Server();
  server.mode("fails");
  folder = mkdtempSync(path.join(tmpdir(), "away-"));
  Object.assign(process.env, {
    ...{ MEDIA_STORE: server.setting, DATA_DIR: folder, LOG_LEVEL: "silent" },
    ...{ AWS_ACCESS_KEY_ID: server.keys.accessKeyId, AWS_SECRET_ACCESS_KEY: server.keys.secretAccessKey },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("while the bucket is away no size of an upload is made, and none is given up", async () => {
  const src = "/media/uploads/tower-0123456789abcdef.jpg";
  const judge = createPictureRules({
    ...{ publicDir: folder, mediaHosts: [], widths: [640], qualities: [70], isNamed: () => true },
  });
  expect(await judge(`?url=${encodeURIComponent(src)}&w=640&q=70`)).toBe(503);
  const store = new PictureStore(path.join(folder, "pictures"));
  expect(await makeWanted([src], { store, mediaHosts: [] })).toBe(0);
  // A catalogue is checked without it.
  const check = createMediaCheck(folder, []);
  expect(check(src, "picture")).toBeNull();
  expect(check("/media/uploads/tower.jpg", "picture")).toContain("names a file that is not there");
});
