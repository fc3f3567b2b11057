import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  home,
  openCatalogueTest,
  plot,
  toNdjson,
  type CatalogueTest,
} from "@/lib/catalogue/testing/catalogue-fixtures";
import { loadDemoCatalogue } from "./load-demo";

let site: CatalogueTest;
let content: string;
const log: string[] = [];
const load = (folder = content) => loadDemoCatalogue(site.database.db, (line) => log.push(line), folder);

beforeAll(async () => {
  site = await openCatalogueTest();
  content = path.join(site.folder, "content");
  await mkdir(path.join(content, "catalogue"), { recursive: true });
  await mkdir(path.join(content, "blog"));
  const bare = { imageUrl: null };
  await writeFile(
    path.join(content, "catalogue/projects.ndjson"),
    toNdjson([home("P-1", bare), plot("P-2")]),
  );
  const developers = [{ name: "Aurora Homes", slug: "aurora", logo: "/a.svg" }];
  await writeFile(path.join(content, "catalogue/developers.json"), JSON.stringify(developers));
  const head =
    "---\nexternalId: B-1\ntitle: Buying\nexcerpt: In short\ncreatedAt: 2026-04-09T10:30:00+05:30\n---\n";
  await writeFile(path.join(content, "blog/buying-well.md"), `${head}\nSome **words**.\n`);
});
afterAll(() => site.close());

test("a missing file is named, and a refused record is told; neither leaves anything behind", async () => {
  await expect(load(path.join(site.folder, "nowhere"))).rejects.toThrow("developers.json is missing");
  const spoilt = path.join(site.folder, "spoilt");
  await cp(content, spoilt, { recursive: true });
  await writeFile(
    path.join(spoilt, "catalogue/projects.ndjson"),
    toNdjson([plot("P-2"), plot("P-3", { price: "x" })]),
  );
  await expect(load(spoilt)).rejects.toThrow("projects.ndjson:2: P-3: price must be whole rupees");
  expect(await site.column("select count(*)::int from projects")).toEqual([0]);
});

test("an empty database gets the demo catalogue, once", async () => {
  log.length = 0;
  await load();
  expect(await site.column("select slug from projects order by id")).toEqual(["lake-view-p-1", "meadow-p-2"]);
  expect(await site.column("select slug || body from blog_posts")).toEqual([
    "buying-well<p>Some <strong>words</strong>.</p>",
  ]);
  expect(await site.column("select logo from developers")).toEqual(["/a.svg"]);
  expect(log).toHaveLength(2);
  await load();
  expect(log).toHaveLength(2);
});
