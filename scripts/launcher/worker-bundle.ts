import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type BuildOptions } from "esbuild";
import { languages } from "@/content/languages";
import type { Words } from "@/lib/base/language";
import { projectRoot } from "./project";

/** What `app/sw.js/route.ts` answers. */
const workerBundle = path.join(projectRoot, ".next/offline/worker.js");

/** For browsers that have what a worker needs at all; older ones keep nothing. */
const common: BuildOptions = {
  tsconfig: path.join(projectRoot, "tsconfig.json"),
  bundle: true,
  minify: true,
  format: "iife",
  charset: "utf8",
  target: ["chrome90", "firefox100", "safari15.4"],
  logLevel: "silent",
};

/** Writes the worker that keeps copies, with the script of copies in it: Next bundles none for a whole origin. */
export async function bundleWorker(): Promise<void> {
  const script = await bundle("lib/offline/copy-page.ts", {});
  await mkdir(path.dirname(workerBundle), { recursive: true });
  await writeFile(
    workerBundle,
    await bundle("lib/offline/worker.ts", { COPY_SCRIPT: JSON.stringify(script) }),
  );
}

/** A file with all it imports, and of the other languages' words those whose English is in it. */
async function bundle(file: string, define: Record<string, string>): Promise<string> {
  const made = async (words: object) => {
    const { outputFiles } = await build({
      ...common,
      entryPoints: [path.join(projectRoot, file)],
      write: false,
      define: { ...define, COPY_WORDS: JSON.stringify(words) },
    });
    return outputFiles[0]?.text ?? "";
  };
  const english = await made({});
  const said = (words: Words) =>
    Object.fromEntries(Object.entries(words).filter(([words]) => english.includes(words)));
  return made(
    Object.fromEntries(Object.entries(languages).map(([language, words]) => [language, said(words)])),
  );
}
