import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { languages } from "@/content/languages";
import type { Words } from "@/lib/base/language";
import { projectRoot } from "./project";

const folder = path.join(projectRoot, ".next/site");
const tsconfig = path.join(projectRoot, "tsconfig.json");

/** That of the thread that draws preview pictures. */
export const drawThreadBundle = path.join(folder, "draw-thread.mjs");

/** That of the processes that read files which were sent. */
export const fileProcessBundle = path.join(folder, "file-process.mjs");

/**
 * Packages stay outside but for Drizzle: Node 22 and 24 read its `package.json`, which has 180 kB, anew for each of its files:
 * under 24 that was 1.7 s of processor time before a thread began, under 20 it is 0.15.
 */
const packagesOutside: Plugin = {
  name: "packages outside",
  setup: (bundle) =>
    bundle.onResolve({ filter: /^@?\w/, namespace: "file" }, ({ path: name, kind }) => {
      if (kind === "entry-point" || /^(?:drizzle-orm|server-only)(?:\/|$)/.test(name)) return undefined;
      // Node asks for the whole name.
      return { path: name === "next/og" ? "next/og.js" : name, external: true };
    }),
};

/**
 * Makes programs for Node of what runs in production: Node can't read TypeScript, and Next bundles no server of ours.
 * Milliseconds, so each build and each start of `npm run dev` does it.
 */
export const bundleSite = (): Promise<void> =>
  bundlePrograms(folder, {
    command: "scripts/launcher/serve.ts",
    serve: "lib/server/http/serve.ts",
    staff: "scripts/staff.ts",
    "draw-thread": "app/share/draw-thread.ts",
    "file-process": "lib/catalogue/read/file-process.ts",
  });

/** Writes a program for Node of each of these files. `outdir` has to be inside the project, from where packages are found. */
export async function bundlePrograms(outdir: string, entryPoints: Record<string, string>): Promise<void> {
  await build({
    entryPoints,
    absWorkingDir: projectRoot,
    outdir,
    outExtension: { ".js": ".mjs" },
    tsconfig,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    plugins: [packagesOutside],
    // What it marks is the bundles of Next.
    alias: { "server-only": path.join(projectRoot, "node_modules/server-only/empty.js") },
    logLevel: "silent",
  });
}

/** For browsers that have what a worker needs at all; older ones keep nothing. */
const forBrowsers: BuildOptions = {
  tsconfig,
  bundle: true,
  minify: true,
  format: "iife",
  charset: "utf8",
  target: ["chrome90", "firefox100", "safari15.4"],
  logLevel: "silent",
};

/** What `app/sw.js/route.ts` answers. */
const workerBundle = path.join(projectRoot, ".next/offline/worker.js");

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
      ...forBrowsers,
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
