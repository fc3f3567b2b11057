import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import {
  maxEntryBytes,
  maxEntriesPerFile,
  type CrawlProject,
  type ListingCount,
} from "@/lib/projects/listing/crawl";
import { listCrawlFiles, readCrawlFile } from "@/lib/projects/store/crawl-project-queries";
import { readListingCounts } from "@/lib/projects/store/listing-count-queries";
import { streamPieces } from "./answer-crawler";
import { listPlaceFiles, readPlaceEntries } from "./sitemap-entries";
import { toSitemapXml, type SitemapEntry } from "./sitemap-xml";

/* 60,000 projects in PostgreSQL, and a million that are generated while they are read. */
const stored = 60_000;
const data = forAllTests(createTestDatabase);
beforeAll(async () => {
  await data.db.execute(sql`insert into states values (1, 'Telangana', 'TG')`);
  await data.db.execute(sql`
    insert into cities (id, state_id, name) select n, 1, 'City ' || n from generate_series(1, 250) n`);
  await data.db.execute(sql`insert into developers (name) values ('Aurora Homes')`);
  await data.db.execute(sql`
    insert into projects (external_id, content_hash, name, slug, developer_id, state_id, city_id, property_type,
      is_plot, search_key, is_active)
    select n::text, '', 'Lake View ' || n, 'lake-view-' || n, 1, 1, n % 250 + 1,
      case when n % 3 = 0 then 'Plot' else 'Villa' end, n % 3 = 0, 'lakeview', n % 10 <> 0
    from generate_series(1, ${stored}::int) n`);
});

async function collect<T>(batches: AsyncIterable<readonly T[]>): Promise<{ all: T[]; largest: number }> {
  const all: T[] = [];
  let largest = 0;
  for await (const batch of batches) {
    all.push(...batch);
    largest = Math.max(largest, batch.length);
  }
  return { all, largest };
}

test("all files together name each active project once, and are read a thousand at a time", async () => {
  const seen: number[] = [];
  for (const kind of ["projects", "plots"] as const) {
    const files = await listCrawlFiles(kind, data.db);
    expect(files.map(({ number }) => number)).toEqual([1, 2, 3]);
    for (const { number } of files) {
      const { all, largest } = await collect<CrawlProject>(readCrawlFile(kind, number, data.db));
      expect(largest).toBeLessThanOrEqual(1_000);
      expect(all.length).toBeLessThanOrEqual(maxEntriesPerFile);
      expect(all.every(({ isPlot }) => isPlot === (kind === "plots"))).toBe(true);
      seen.push(...all.map(({ id }) => Number(id)));
    }
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(stored * 0.9);
});

test("places are read some at a time, and each listing once", async () => {
  const { all, largest } = await collect<ListingCount>(readListingCounts(data.db, 50));
  expect(largest).toBeLessThanOrEqual(50 * 3);
  const names = new Set(all.map(({ place, propertyType }) => `${place?.name} ${propertyType}`));
  expect(names.size).toBe(all.length);
  expect(new Set(all.map(({ place }) => place?.name)).size).toBe(225 + 2); // cities with live projects, their state, and everywhere
  const [whole] = all;
  expect(whole).toMatchObject({ place: null, propertyType: null, count: stored * 0.9 });
});

test("listings that fill more than a file go on in the next one, without a gap", async () => {
  const count = { place: null, propertyType: null, bedrooms: null, changedAt: null };
  const from = {
    readListingCounts: async function* () {
      yield [
        { ...count, count: 300_000 },
        { ...count, propertyType: "Plot" as const, count: 10 },
      ];
    },
  };
  expect((await listPlaceFiles(from)).map(({ number }) => number)).toEqual([1, 2]);
  const [first, second] = [
    await collect<SitemapEntry>(readPlaceEntries(from, 1)),
    await collect<SitemapEntry>(readPlaceEntries(from, 2)),
  ];
  expect([first.all.length, second.all.length]).toEqual([maxEntriesPerFile, 5_001]);
  expect(second.all[0]).toMatchObject({ path: "/propertylist?page=25001" });
  expect(second.all.at(-1)).toMatchObject({ path: "/propertylist?propertyType=Plot" });
});

test("a million projects are sent while never more than two batches are ahead of the reader", async () => {
  let made = 0;
  async function* million() {
    const pictures = Array.from({ length: 50 }, (_, at) => `/media/${at}-${"x".repeat(100)}.jpg`);
    while (made < 1_000) {
      made++;
      yield Array.from({ length: 1_000 }, (_, at) => ({
        path: `/propertydetails/${made * 1_000 + at}`,
        pictures: at % 100 ? [] : pictures,
      }));
    }
  }
  const response = await streamPieces(toSitemapXml("https://site.test", million()), {});
  const reader = response?.body?.getReader();
  if (!reader) throw new Error("There is no file");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(made).toBeLessThanOrEqual(2);
  let taken = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    taken++;
    expect(made - taken).toBeLessThanOrEqual(2);
    expect(piece.value.byteLength).toBeLessThanOrEqual(1_000 * maxEntryBytes + 300);
  }
  expect([made, taken]).toEqual([1_000, 1_001]);
  // Ten seconds of one processor, which other tests share.
}, 120_000);

test("a file stays below 50 MB whatever its pictures are", async () => {
  const pictures = Array.from({ length: 60 }, (_, at) => `https://cdn.example/${at}/${"é&".repeat(60)}.jpg`);
  async function* one() {
    yield [{ path: "/propertydetails/1", pictures }];
  }
  let text = "";
  for await (const piece of toSitemapXml("https://site.test", one())) text += piece;
  expect(text.match(/<image:loc>/g)?.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(text) * maxEntriesPerFile).toBeLessThan((maxEntryBytes + 300) * maxEntriesPerFile);
  expect(maxEntryBytes * maxEntriesPerFile + 300).toBeLessThan(50 * 1024 * 1024);
});

test("a reader that goes away ends the reading; a failure on the way is no whole file", async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield "piece";
    } finally {
      ended = true;
    }
  }
  await (await streamPieces(endless(), {}))?.body?.cancel();
  expect(ended).toBe(true);
  async function* failing() {
    yield "piece";
    throw new Error("gone");
  }
  await expect((await streamPieces(failing(), {}))?.text()).rejects.toThrow("gone");
});
