import { createWriteStream } from "node:fs";
import path from "node:path";
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, openCatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { importCatalogue } from "./import-catalogue";

/* A reader that runs ahead of the database is found by batch-writer.test.ts already; this one measures what is held in all. */
const megabyte = 1_048_576;
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void; // V8's own, which the flag adds
const site = forAllTests(openCatalogueTest);

/** What is in use, of the heap and outside it, in bytes: without what the collector has not given back. */
function heldMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Writes a file of `count` projects with four floor plans each, whose descriptions give it the wanted size. */
async function writeCatalogue(count: number, filler: number): Promise<string> {
  const file = path.join(site.folder, `${count}.ndjson`);
  const out = createWriteStream(file);
  const plans = [1, 2, 3, 4].map((bhk) => ({
    bhkType: `${bhk}BHK`,
    area: 500 * bhk,
    price: 4_000_000 * bhk,
    bathrooms: bhk,
  }));
  for (let at = 0; at < count; at++) {
    const fields = { floorplans: plans, groupName: `Builder ${at % 200}`, about: "x".repeat(filler) };
    if (!out.write(`${JSON.stringify(home(`P-${at}`, fields))}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
  return file;
}

test("memory does not grow with the file: reading 126 MB takes less than that, whatever the collector leaves lying", async () => {
  const options = {
    databaseUrl: site.database.url,
    mediaHosts: [],
    publicDir: path.join(site.folder, "public"),
  };
  const small = await writeCatalogue(2_000, 15_000);
  await importCatalogue({ ...options, files: [small] });
  collect();
  const before = { rss: process.memoryUsage().rss, held: heldMemory() };
  let most = before.rss;
  let held = before.held;
  let told = 0;
  // The collector's leisure is no memory that the import needs: left to itself it gave 63 to 125 MB, and asked at every
  // tenth report 72 to 86 with Node 20 and 97 to 146 with Node 24, whose young generation is larger.
  const watch = () => {
    if ((told += 1) % 3 === 0) {
      collect();
      held = Math.max(held, heldMemory());
    }
    most = Math.max(most, process.memoryUsage().rss);
  };

  const large = await writeCatalogue(8_000, 15_000);
  const report = await importCatalogue({ ...options, files: [large], onProgress: watch });

  expect(report).toMatchObject({ added: 6_000, unchanged: 2_000, refused: 0 });
  const grown = Math.round((most - before.rss) / megabyte);
  const more = Math.round((held - before.held) / megabyte);
  console.log(`126 MB: ${grown} MB more memory, ${more} MB of it held`);
  expect(grown).toBeLessThan(120);
  expect(more).toBeLessThan(60); // 0 to 14 seen
  // What is tested is the memory, on machines that other work may share.
}, 120_000);
