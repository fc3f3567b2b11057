import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { preparePdfAssets } from "./build";

let root: string;
const shown = () => readdirSync(path.join(root, "public/pdfjs"));

/** Creates packages with this version of PDF.js, with one file in each of its folders. */
function install(version: string): void {
  const folder = path.join(root, "node_modules/pdfjs-dist");
  for (const name of ["build", "cmaps", "iccs", "standard_fonts", "wasm"]) {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, "file"), version);
  }
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ version }));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "zerokey-pdf-"));
  install("5.0.1");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the data of PDF.js stands below its version, and nothing of its program does", () => {
  preparePdfAssets(root);
  preparePdfAssets(root);
  expect(shown()).toEqual(["5.0.1"]);
  const folders = readdirSync(path.join(root, "public/pdfjs/5.0.1"));
  expect(folders.sort()).toEqual(["cmaps", "iccs", "standard_fonts", "wasm"]);
});

test("another version takes the place of the one before", () => {
  preparePdfAssets(root);
  install("5.0.2");
  preparePdfAssets(root);
  expect(shown()).toEqual(["5.0.2"]);
});

test("what a start left half done is done again", () => {
  mkdirSync(path.join(root, "public/pdfjs/.5.0.1-99/cmaps"), { recursive: true });
  preparePdfAssets(root);
  expect(shown()).toEqual(["5.0.1"]);
  expect(existsSync(path.join(root, "public/pdfjs/5.0.1/wasm/file"))).toBe(true);
});
