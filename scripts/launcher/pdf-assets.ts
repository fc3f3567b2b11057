import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project";

/** What a brochure may need besides PDF.js itself: fonts that are not embedded, Asian encodings, picture formats. */
const folders = ["cmaps", "iccs", "standard_fonts", "wasm"];

/**
 * Copies the data of PDF.js to where the site serves it, in a folder named after its version: caches may keep it for
 * ever, and no browser mixes two versions. Does nothing if it is there already.
 */
export function preparePdfAssets(root = projectRoot): void {
  const source = path.join(root, "node_modules/pdfjs-dist");
  const { version } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8")) as {
    version: string;
  };
  const all = path.join(root, "public/pdfjs");
  const target = path.join(all, version);
  if (existsSync(target)) return;

  mkdirSync(all, { recursive: true });
  // Under another name until it is complete, so that an interrupted start leaves nothing that looks finished.
  const draft = path.join(all, `.${version}-${process.pid}`);
  try {
    for (const folder of folders) {
      cpSync(path.join(source, folder), path.join(draft, folder), { recursive: true });
    }
    renameSync(draft, target);
  } catch (error) {
    // Another process was faster, and has removed this draft.
    if (!existsSync(target)) throw error;
  }
  for (const name of readdirSync(all)) {
    if (name !== version) rmSync(path.join(all, name), { recursive: true, force: true });
  }
}
