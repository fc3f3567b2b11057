import { createReadStream, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { randomNumbers } from "@/lib/base/testing/random-numbers";
import {
  areaOptions,
  budgetOptions,
  sortOptions,
  statusOptions,
} from "@/lib/projects/project/filter-table.mjs";
import { withEmbeddedDatabase } from "../launcher/database-url";
import { withClient } from "../launcher/embedded-postgres";
import { say } from "../launcher/output";
import { askInTurn, load } from "./load";
import { at, ms, waits, type Row } from "./report";
import { builders, importWhole, markets, oneOf, writeCatalogue } from "./search-catalogue";
import { onOneCore, processorMs, processOf, withSite, type Site } from "./site";

const searches = 300;
/** As long as a large catalogue may take to be loaded. */
const loadMs = 120_000;
/** p95 of what is suggested while somebody types, in milliseconds. */
const mostSuggestMs = 60;
/** p95 of a search and of a page, in milliseconds: the bars by the size of the catalogue. */
const bars = [
  [10_000, 6, 60],
  [100_000, 10, 60],
  [Infinity, 40, 100],
] as const;

/**
 * What a search costs over HTTP in a catalogue of so many projects (docs/performance.md, "Search"), and what else reads
 * the whole catalogue. With SEARCH_INDEX=off in the environment PostgreSQL answers.
 */
export function benchSearch(projects: number): Promise<Row[]> {
  return withSite({ LOG_LEVEL: "debug" }, async (site) => {
    const [, mostMs, mostPageMs] = bars.find(([size]) => projects <= size) ?? bars[2];
    const imported = await fill(site.dataDir, projects);
    // Started anew, so that the whole catalogue is loaded beside the serving site.
    await site.stop();
    await site.start();
    const loaded = await untilLoaded(site);
    const ask = askInTurn(site.port);
    const askAll = async (paths: string[]) => {
      const all: number[] = [];
      for (const address of paths) all.push((await ask(address)).ms);
      return all;
    };
    const paths = searchPaths(searches, projects);
    // The first after a start are the program's, which is compiled while it runs: others are asked before.
    const others = [1, 2, 3].flatMap((more) => searchPaths(searches + more, projects));
    const [first, usual]: [number[], number[]] = [[], []];
    const isOnOne = await onOneCore(site, async () => {
      first.push(...(await askAll(others)));
      usual.push(...(await askAll(paths)));
    });
    say(`  a search: ${waits(usual)}`);
    const together = await load({ port: site.port, paths, encoding: "identity", seconds: 5 });
    const lists = Array.from({ length: 100 }, (_, number) => 5_000_000 + number);
    const pages = await askAll(
      lists.map((price) => `/propertylist?location=Kokapet&minPrice=${price}&maxPrice=90000000`),
    );
    const page = at(pages.slice(40), 0.95);
    const elsewhereTook: Row[] = [];
    for (const [name, address] of Object.entries(elsewhere(projects))) {
      const all = await askAll(Array.from({ length: 40 }, () => address));
      elsewhereTook.push(
        name === "suggestions" ? [name, waits(all), at(all, 0.95) <= mostSuggestMs] : [name, waits(all)],
      );
    }
    const seen = await changeSome(site);
    return [
      ["the processor", processorMs()],
      ...imported,
      ["index loaded", loaded ? `${loaded.ms} ms, ${(loaded.bytes / 1e6).toFixed(1)} MB` : "off"],
      [
        `${searches} searches on ${isOnOne ? "one core" : "all cores"}, p50 / p95 / most`,
        waits(usual),
        at(usual, 0.95) <= mostMs,
      ],
      [`the first ${searches} after the start`, waits(first.slice(0, searches))],
      [
        "16 at once, searches a second",
        `${Math.round(together.perSecond)}, p95 ${ms(together.p95)}, failed ${together.failed}`,
        together.failed === 0,
      ],
      ["a list that nobody has asked for", waits(pages.slice(40)), page <= mostPageMs],
      ["the first 40 of these", waits(pages.slice(0, 40))],
      ["a change of 100 is shown after", ms(seen), seen <= 5_000],
      ["the site's memory", `${Math.round(processOf(site.port).megabytes)} MB`],
      ...elsewhereTook,
    ];
  });
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
  "a list far behind": `/propertylist?page=${Math.min(500, Math.floor(projects / 20))}`,
  "a list in the middle": `/propertylist?page=${Math.ceil(projects / 20)}`,
});

/** Imports so many projects beside the site: how many a second, and the most memory of its first and last quarter. */
async function fill(dataDir: string, projects: number): Promise<Row[]> {
  const file = path.join(dataDir, "bench.ndjson");
  await writeCatalogue(file, projects);
  const start = performance.now();
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(process.memoryUsage.rss() / 1e6), 500);
  await importFile(dataDir, file);
  clearInterval(watch);
  const perSecond = projects / ((performance.now() - start) / 1_000);
  const quarter = Math.ceil(memory.length / 4);
  const quarters = [memory.slice(0, quarter), memory.slice(-quarter)].map((part) =>
    Math.max(...part).toFixed(0),
  );
  // On one core the database's own upkeep would be measured with the searches.
  await withEmbeddedDatabase(dataDir, (url) => withClient(url, (client) => client.query("vacuum (analyze)")));
  return [
    ["imported, projects a second", perSecond.toFixed(0), perSecond >= 2_000],
    ["memory of the import, first and last quarter", `${quarters.join(", ")} MB`],
  ];
}

async function importFile(dataDir: string, file: string): Promise<void> {
  const { added, changed } = await withEmbeddedDatabase(dataDir, (databaseUrl) =>
    importWhole(databaseUrl, file),
  );
  say(`  imported ${added}, changed ${changed}`);
}

/** Gives 100 homes an area that no other has, and resolves with how long after that a search finds them all. */
async function changeSome({ dataDir, url }: Site): Promise<number> {
  const homes: string[] = [];
  for await (const line of createInterface(createReadStream(path.join(dataDir, "bench.ndjson")))) {
    if (line.includes('"property"')) homes.push(line);
    if (homes.length === 100) break;
  }
  const changed = path.join(dataDir, "changed.ndjson");
  writeFileSync(changed, homes.map((line) => line.replaceAll(/"area":\d+/g, '"area":45678')).join("\n"));
  await importFile(dataDir, changed);
  const start = performance.now();
  for (;;) {
    const answer = await fetch(`${url}/api/v1/property/getfilteredproperties?minArea=45678&maxArea=45678`);
    const { totalItems } = (await answer.json()) as { totalItems: number };
    if (totalItems === homes.length) return performance.now() - start;
    if (performance.now() - start > loadMs) throw new Error(`A change does not show: ${totalItems}.`);
    await pause(20);
  }
}

/** What our own log says of the index; null where SQL answers. */
async function untilLoaded({ said }: Site): Promise<{ ms: number; bytes: number } | null> {
  if (process.env.SEARCH_INDEX === "off") return null;
  const deadline = Date.now() + loadMs;
  for (;;) {
    const line = /^.*The index of the catalogue is loaded.*$/m.exec(said())?.[0];
    if (line) return JSON.parse(line.slice(line.indexOf("{"))) as { ms: number; bytes: number };
    if (Date.now() > deadline) throw new Error("The index was not loaded.");
    await pause(50);
  }
}

const texts = [
  ...["aurora heights", "meadow", "granite park", "kokapet", "gachibauli", "lotus enclve", "bench builder 7"],
  ...["silver residency kondapur", "palm", "saffron county", "deccan tower"],
];

/** `count` searches of the kinds that buyers make, the same each time: one in four with text, one in ten a page far behind. */
function searchPaths(count: number, projects: number): string[] {
  const random = randomNumbers(count);
  const often = (part: number) => random() < part;
  return Array.from({ length: count }, (_, number) => {
    const query = new URLSearchParams();
    const bound = (what: string, { min, max }: { min: number | null; max: number | null }) => {
      if (min !== null) query.set(`min${what}`, String(min));
      if (max !== null) query.set(`max${what}`, String(max));
    };
    if (number % 4 === 1) query.set("search", oneOf(texts, random));
    if (often(0.5)) {
      const names = Array.from({ length: often(0.2) ? 2 : 1 }, () => oneOf(markets, random).name);
      query.set("location", names.join(","));
      if (often(0.2)) query.set("withinKm", "10");
    } else if (often(0.3)) query.set("location", "Hyderabad");
    if (often(0.4)) query.set("propertyType", oneOf(["Apartment", "Apartment", "Villa", "Plot"], random));
    if (often(0.4)) query.set("bhkType", oneOf(["1", "2", "3", "2,3", "4"], random));
    if (often(0.4)) bound("Price", oneOf(budgetOptions, random));
    if (often(0.15)) bound("Area", oneOf(areaOptions, random));
    if (often(0.15)) query.set("status", oneOf(statusOptions, random).value);
    if (often(0.1)) query.set("possessionDate", "1yr");
    if (often(0.1)) query.set("groupName", oneOf(builders, random));
    if (often(0.1)) query.set("amenities", "Lift");
    if (often(0.5)) query.set("sort", oneOf(sortOptions, random).value);
    if (number % 10 === 3) query.set("page", String(1 + Math.floor((random() * projects) / 40)));
    else if (often(0.2)) query.set("page", String(2 + Math.floor(random() * 8)));
    return `/api/v1/property/getfilteredproperties?${query}`;
  });
}
