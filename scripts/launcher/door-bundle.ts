import path from "node:path";
import { build } from "esbuild";
import { projectRoot } from "./project";

/** The program that `lib/door/serve.ts` becomes: Node can't read TypeScript, and Next bundles no server of ours. */
export const doorBundle = path.join(projectRoot, ".next/door/serve.mjs");

/** Writes the bundle: milliseconds, so each build and each start of `npm run dev` does it. Packages stay outside. */
export async function bundleDoor(): Promise<void> {
  await build({
    entryPoints: [path.join(projectRoot, "lib/door/serve.ts")],
    outfile: doorBundle,
    tsconfig: path.join(projectRoot, "tsconfig.json"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    // What it marks is the bundles of Next.
    alias: { "server-only": path.join(projectRoot, "node_modules/server-only/empty.js") },
    logLevel: "silent",
  });
}
