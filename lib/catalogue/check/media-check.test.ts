import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createMediaCheck } from "./media-check";

test("a brochure that an import names is a PDF inside, not by its name alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "media-check-"));
  mkdirSync(path.join(folder, "brochures"));
  const files = { whole: "%PDF-1.7\n%%EOF\n", part: "%PDF-1.7\n", page: "<html>%PDF-1.7\n%%EOF" };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, `brochures/${name}.pdf`), text);
  const check = createMediaCheck(folder, []);
  expect(["whole", "part", "page", "none"].map((name) => check(`/brochures/${name}.pdf`, "pdf"))).toEqual([
    null,
    "names a file that is no PDF, or only a part of one: public/brochures/part.pdf",
    "names a file that is no PDF, or only a part of one: public/brochures/page.pdf",
    "names a file that is not there: public/brochures/none.pdf",
  ]);
  rmSync(folder, { recursive: true });
});
