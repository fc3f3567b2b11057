import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project";

/**
 * Chromium compiles what follows this line on another thread while it arrives, and not function by function when it is
 * first called, which held up a cheap phone for a fifth of a second (docs/performance.md, "On a cheap phone").
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** Marks the framework's scripts, of which a page calls most at once. */
export function hintFramework(): void {
  const manifest = readFileSync(path.join(projectRoot, ".next/build-manifest.json"), "utf8");
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  for (const name of rootMainFiles) {
    const file = path.join(projectRoot, ".next", name);
    const text = readFileSync(file, "utf8");
    if (!text.startsWith(compileHint)) writeFileSync(file, compileHint + text);
  }
}
