import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project";

const files = [
  "package-lock.json",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "tailwind.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
];
const folders = ["app", "components", "content", "lib"];
/** Settings that Next writes into the pages it renders during the build. */
const settings = ["SITE_URL", "MEDIA_HOSTS"];

/** Left out of the hash: it is copied from the packages, whose lock file is hashed. */
const pdfAssetsFolder = path.join(projectRoot, "public/pdfjs/");

const stampFile = path.join(projectRoot, ".next/build-stamp");

/** What Next wrote while it built: a test looks for warnings in it. */
export const buildOutputFile = path.join(projectRoot, ".next/build-output.txt");

export function hasBuild(): boolean {
  return existsSync(path.join(projectRoot, ".next/BUILD_ID"));
}

/** Whether the build in .next was made from what is in the project now. */
export function isBuildFresh(): boolean {
  return hasBuild() && existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceHash();
}

export function writeBuildStamp(hash: string): void {
  writeFileSync(stampFile, hash);
}

export function removeBuildStamp(): void {
  rmSync(stampFile, { force: true });
}

/** One hash of everything that the build depends on. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const file of files) {
    const full = path.join(projectRoot, file);
    if (existsSync(full)) addFile(hash, full);
  }
  for (const folder of folders) walk(path.join(projectRoot, folder), (file) => addFile(hash, file));
  // Pictures are many and large, so only their sizes and times are hashed.
  walk(path.join(projectRoot, "public"), (file) => {
    if (file.startsWith(pdfAssetsFolder)) return;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(projectRoot, file)}\0${size} ${mtimeMs}\0`);
  });
  return hash.digest("hex");
}

function addFile(hash: Hash, file: string): void {
  if (/\.test\.tsx?$|\/testing\//.test(file)) return;
  hash.update(`${path.relative(projectRoot, file)}\0`);
  hash.update(readFileSync(file));
  hash.update("\0");
}

function walk(folder: string, visit: (file: string) => void): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) walk(full, visit);
    else if (entry.isFile()) visit(full);
  }
}
