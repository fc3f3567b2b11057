import path from "node:path";
import { build, type BuildOptions } from "esbuild";
import { projectRoot } from "./project";

/** What `app/sw.js/route.ts` answers. */
const workerBundle = path.join(projectRoot, ".next/offline/worker.js");

/** For browsers that have what a worker needs at all; older ones keep nothing. */
const common: BuildOptions = {
  tsconfig: path.join(projectRoot, "tsconfig.json"),
  bundle: true,
  minify: true,
  format: "iife",
  target: ["chrome90", "firefox100", "safari15.4"],
  logLevel: "silent",
};

/** Writes the worker that keeps copies, with the script of copies in it: Next bundles none for a whole origin. */
export async function bundleWorker(): Promise<void> {
  const script = await build({
    ...common,
    entryPoints: [path.join(projectRoot, "lib/offline/copy-page.ts")],
    write: false,
  });
  await build({
    ...common,
    entryPoints: [path.join(projectRoot, "lib/offline/worker.ts")],
    outfile: workerBundle,
    define: { COPY_SCRIPT: JSON.stringify(script.outputFiles[0]?.text ?? "") },
  });
}
