import { chmodSync, createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { findFreePort } from "@/lib/process/free-port";
import { shareDatabase } from "../launcher/database-lock";
import { tidyDatabase } from "../launcher/embedded-connection";
import { say } from "../launcher/output";
import { onOneCore } from "./one-core";
import { askInTurn, askTogether } from "./search-load";
import { processOf } from "./site-process";
import { writeCatalogue } from "./search-catalogue";
import { searchPaths } from "./search-queries";
import { writeSearchRow } from "./search-table";
import { siteRun } from "./site-run";

const searches = 300;
/** As long as a large catalogue may take to be loaded. */
const loadMs = 120_000;

/**
 * What a search costs over HTTP in a catalogue of so many projects (docs/performance.md, "Search"), and what else reads
 * the whole catalogue. With SEARCH_INDEX=off in the environment PostgreSQL answers.
 */
export async function benchSearch(projects: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-bench-"));
  chmodSync(folder, 0o711);
  const port = await findFreePort();
  const site = siteRun(folder, port, { LOG_LEVEL: "debug", TRUST_PROXY: "1" });
  try {
    await site.start();
    const { perSecond, megabytes } = await fill(folder, projects);
    // Started anew, so that the whole catalogue is loaded beside the serving site.
    await site.stop();
    await site.start();
    const loaded = await untilLoaded(site.said);
    const paths = searchPaths(searches, projects);
    const ask = askInTurn(port);
    // The first after a start are the program's, which is compiled while it runs: others are asked before.
    const others = [1, 2, 3].map((more) => searchPaths(searches + more, projects));
    const first: number[] = [];
    const waits: number[] = [];
    const isOnOne = await onOneCore(port, async () => {
      for (const address of others.flat()) first.push(await ask(address));
      for (const address of paths) waits.push(await ask(address));
    });
    first.splice(searches);
    say(`  a search: p50 ${ms(at(waits, 0.5))}, p95 ${ms(at(waits, 0.95))}, most ${ms(at(waits, 1))}`);
    const together = await askTogether(port, paths);
    const pages: number[] = [];
    // The first ones are the program's, which is compiled while it runs.
    for (let number = 0; number < 100; number += 1)
      pages.push(
        await ask(`/propertylist?location=Kokapet&minPrice=${5_000_000 + number}&maxPrice=90000000`),
      );
    const warm = pages.splice(0, 40);
    const elsewhereTook: Record<string, string> = {};
    for (const [name, address] of Object.entries(elsewhere(projects))) {
      const all: number[] = [];
      for (let number = 0; number < 40; number += 1) all.push(await ask(address));
      elsewhereTook[name] =
        `first ${ms(all[0] ?? 0)}, all: p50 ${ms(at(all, 0.5))}, p95 ${ms(at(all, 0.95))}`;
    }
    const seen = await changeSome(folder, `http://127.0.0.1:${port}`);
    const rows = {
      "imported, projects a second": Math.round(perSecond).toString(),
      "memory of the import, first and last quarter": `${megabytes.join(", ")} MB`,
      "index loaded": loaded ? `${loaded.ms} ms, ${(loaded.bytes / 1e6).toFixed(1)} MB` : "off",
      [`${searches} searches on ${isOnOne ? "one core" : "all cores"}, p50 / p95 / most`]: [0.5, 0.95, 1]
        .map((part) => ms(at(waits, part)))
        .join(" / "),
      [`the first ${searches} after the start, p50 / p95`]: `${ms(at(first, 0.5))} / ${ms(at(first, 0.95))}`,
      "16 at once, searches a second": `${Math.round(together.perSecond)}, p95 ${ms(at(together.waits, 0.95))}, failed ${together.failed}`,
      "a list that nobody has asked for, whole HTML, p50 / p95": `${ms(at(pages, 0.5))} / ${ms(at(pages, 0.95))}`,
      "the first 40 of these": `${ms(at(warm, 0.5))} / ${ms(at(warm, 0.95))}`,
      "a change of 100 is shown after": `${ms(seen)}, by then ${Math.round(processOf(port).megabytes)} MB`,
      "the site's memory": `${Math.round(processOf(port).megabytes)} MB`,
      ...elsewhereTook,
    };
    writeSearchRow(projects, {
      waits: [at(waits, 0.5), at(waits, 0.95)],
      perSecond: together.perSecond,
      page: at(pages, 0.95),
      loaded,
      megabytes: processOf(port).megabytes,
    });
    return { rows, isGood: together.failed === 0 };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What else reads more than a few rows of a catalogue of so many projects. */
const elsewhere = (projects: number) => ({
  home: "/?utm_id=bench",
  "sitemap index": "/sitemap.xml",
  "similar projects": "/api/v1/property/getsimilarproperties/1",
  "places of a search": "/api/v1/property/places?bhkType=3",
  "the map of all": "/api/v1/property/getmappins",
  "the map of a part, with bedrooms": "/api/v1/property/getmappins?bounds=17.38,78.3,17.5,78.42&bhkType=3",
  suggestions: "/api/v1/property/suggest?q=aurora",
  "list of the whole catalogue, page 500": "/propertylist?page=500",
  "its page in the middle": `/propertylist?page=${Math.round(projects / 20)}`,
});

/** Imports so many projects beside the site: how many a second, and the most memory of its first and last quarter. */
async function fill(folder: string, projects: number) {
  const file = path.join(folder, "bench.ndjson");
  await writeCatalogue(file, projects);
  const start = performance.now();
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(process.memoryUsage.rss() / 1e6), 500);
  await importFile(folder, file);
  clearInterval(watch);
  const quarter = Math.ceil(memory.length / 4);
  const megabytes = [memory.slice(0, quarter), memory.slice(-quarter)].map((part) =>
    Math.round(Math.max(...part)),
  );
  const perSecond = projects / ((performance.now() - start) / 1_000);
  // On one core the database's own upkeep would be measured with the searches.
  const { database, leave } = await shareDatabase(folder);
  await tidyDatabase(database.url).finally(leave);
  return { perSecond, megabytes };
}

async function importFile(folder: string, file: string): Promise<void> {
  const { database, leave } = await shareDatabase(folder);
  const { added, changed, refused } = await importCatalogue({
    databaseUrl: database.url,
    files: [file],
    mediaHosts: [],
    yesReally: true,
    isAccepted: () => true,
  }).finally(leave);
  say(`  imported ${added}, changed ${changed}, refused ${refused}`);
}

/** Gives 100 homes an area that no other has, and resolves with how long after that a search finds them all. */
async function changeSome(folder: string, site: string): Promise<number> {
  const homes: string[] = [];
  for await (const line of createInterface(createReadStream(path.join(folder, "bench.ndjson")))) {
    if (line.includes('"property"')) homes.push(line);
    if (homes.length === 100) break;
  }
  const changed = path.join(folder, "changed.ndjson");
  writeFileSync(changed, homes.map((line) => line.replaceAll(/"area":\d+/g, '"area":45678')).join("\n"));
  await importFile(folder, changed);
  const start = performance.now();
  for (;;) {
    const answer = await fetch(`${site}/api/v1/property/getfilteredproperties?minArea=45678&maxArea=45678`);
    const { totalItems } = (await answer.json()) as { totalItems: number };
    if (totalItems === homes.length) return performance.now() - start;
    if (performance.now() - start > loadMs) throw new Error(`A change does not show: ${totalItems}.`);
    await pause(20);
  }
}

type Loaded = { ms: number; bytes: number; count: number };

async function untilLoaded(said: () => string): Promise<Loaded | null> {
  if (process.env.SEARCH_INDEX === "off") return null;
  const deadline = Date.now() + loadMs;
  for (;;) {
    const line = said()
      .split("\n")
      .find((one) => one.includes("The index of the catalogue is loaded"));
    if (line) return JSON.parse(line.slice(line.indexOf("{"))) as Loaded; // written by our own log
    if (Date.now() > deadline) throw new Error("The index was not loaded.");
    await pause(50);
  }
}

function at(waits: readonly number[], part: number): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
