import path from "node:path";
import { build, type Plugin } from "esbuild";
import { projectRoot } from "./project";

const folder = path.join(projectRoot, ".next/door");

/** The program that `lib/door/serve.ts` becomes: Node can't read TypeScript, and Next bundles no server of ours. */
export const doorBundle = path.join(folder, "serve.mjs");

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

/** Writes the bundle: milliseconds, so each build and each start of `npm run dev` does it. */
export async function bundleDoor(): Promise<void> {
  await build({
    entryPoints: [
      path.join(projectRoot, "lib/door/serve.ts"),
      path.join(projectRoot, "app/share/draw-thread.ts"),
      path.join(projectRoot, "lib/catalogue/read/file-process.ts"),
    ],
    outdir: folder,
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    tsconfig: path.join(projectRoot, "tsconfig.json"),
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
