import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { diskUploads } from "./disk-uploads";

const folder = mkdtempSync(path.join(tmpdir(), "disk-uploads-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("uploads have so much room: what is over is refused with a sentence, what is there stays and may be sent again", async () => {
  const keepIn = (megabytes: number) => {
    const store = diskUploads(folder, megabytes);
    return (filled: string) => store.keep("brochure", "tower", Buffer.alloc(1_200_000, filled));
  };
  const keep = keepIn(2);
  const address = await keep("first");
  const full = {
    reason: "unavailable",
    message:
      "The room for pictures and brochures is full (2 MB, UPLOADS_MEGABYTES). Nothing was changed; please tell whoever runs the site.",
  };
  await expect(keep("second")).rejects.toMatchObject(full);
  expect(await keep("first")).toBe(address);
  // A site that starts anew counts what is there.
  await expect(keepIn(2)("second")).rejects.toMatchObject(full);
  expect(readdirSync(path.join(folder, "brochures/uploads"))).toHaveLength(1);
  expect(await keepIn(3)("second")).not.toBe(address);
});
