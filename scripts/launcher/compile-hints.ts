import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project";

/**
 * Chromium compiles what follows this line on another thread while it arrives, and not function by function when it is
 * first called, which held up a cheap phone for a fifth of a second (docs/performance.md, "On a cheap phone").
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** The page of a project, in each language: its code comes with its data before the tap, and the tap runs all of it. */
const projectPage = /propertydetails\/\[id\]\/[^/]+\/page_client-reference-manifest\.js$/;
/** What is smaller has hardly a function, and the hint is bytes too. */
const leastLength = 4_000;

/** Marks the framework's scripts, of which a page calls most at once, and those that only a project's page needs. */
export function hintCompiler(): void {
  const manifest = readFileSync(path.join(projectRoot, ".next/build-manifest.json"), "utf8");
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  for (const name of rootMainFiles) hint(name);
  const built = path.join(projectRoot, ".next/server/app");
  const pages = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) =>
    projectPage.test(name.replaceAll(path.sep, "/")),
  );
  if (pages.length === 0)
    throw new Error("The build has no page of a project whose scripts could be marked.");
  for (const page of pages)
    for (const name of ownFiles(readFileSync(path.join(built, page), "utf8"))) hint(name, leastLength);
}

/** The scripts of a page that its layouts don't have, as Next's manifest of it lists them. */
function ownFiles(manifest: string): string[] {
  const [, json] = /\] ?= ?(\{[^]*\});?\s*$/.exec(manifest) ?? [];
  if (json === undefined) throw new Error("Next writes the scripts of a page in another way than before.");
  const { entryJSFiles } = JSON.parse(json) as { entryJSFiles: Record<string, string[]> };
  const entries = Object.entries(entryJSFiles);
  const others = new Set(entries.flatMap(([entry, files]) => (entry.endsWith("/page") ? [] : files)));
  return entries
    .flatMap(([entry, files]) => (entry.endsWith("/page") ? files : []))
    .filter((name) => !others.has(name));
}

function hint(name: string, least = 0): void {
  const file = path.join(projectRoot, ".next", name);
  const text = readFileSync(file, "utf8");
  if (text.length >= least && !text.startsWith(compileHint)) writeFileSync(file, compileHint + text);
}
