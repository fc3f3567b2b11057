import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type CatalogueTest,
  home,
  openCatalogueTest,
  plot,
  post,
  toNdjson,
} from "@/lib/catalogue/testing/catalogue-fixtures";
import { parseFrontMatter } from "./demo-blog";
import { loadDemoCatalogue } from "./prepare-database";

describe("load demo", () => {
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
    expect(await site.column("select slug from projects order by id")).toEqual([
      "lake-view-p-1",
      "meadow-p-2",
    ]);
    expect(await site.column("select slug || body from blog_posts")).toEqual([
      "buying-well<p>Some <strong>words</strong>.</p>",
    ]);
    expect(await site.column("select logo from developers")).toEqual(["/a.svg"]);
    expect(log).toHaveLength(2);
    await load();
    expect(log).toHaveLength(2);
  });
});

describe("import blog", () => {
  let site: CatalogueTest;
  beforeAll(async () => {
    site = await openCatalogueTest();
  });
  afterAll(() => site.close());
  beforeEach(() => site.column("truncate blog_posts restart identity"));

  describe("the address of a blog post", () => {
    test("comes from its title, with a number when another post has it, and stays when the title changes", async () => {
      await site.importRecords([post("B-1"), post("B-2"), post("B-3", { title: "తెలుగు" })]);
      expect(await site.column("select slug from blog_posts order by id")).toEqual([
        "buying-a-home",
        "buying-a-home-2",
        "post",
      ]);
      await site.importRecords([post("B-1", { title: "Something else" })]);
      expect(await site.column("select slug from blog_posts where external_id = 'B-1'")).toEqual([
        "buying-a-home",
      ]);
    });

    test("that staff chose is refused when it is taken, and no other post with it", async () => {
      const report = await site.importRecords([
        post("B-1", { slug: "mine" }),
        post("B-2", { slug: "mine" }),
        post("B-3", { slug: "yours" }),
      ]);
      expect(report.refusals).toMatchObject([
        { line: 2, externalId: "B-2", reason: 'slug "mine" belongs to the post B-1 already' },
      ]);
      expect(await site.column("select slug from blog_posts order by id")).toEqual(["mine", "yours"]);
    });

    test("a bare date is midnight in India", async () => {
      await site.importRecords([post("B-1", { createdAt: "2026-05-05" })]);
      const [moment] = await site.column(
        "select created_at at time zone 'UTC' = '2026-05-04 18:30' from blog_posts",
      );
      expect(moment).toBe(true);
    });
  });

  test("front matter is read up to the second fence, colons in values kept", () => {
    expect(parseFrontMatter('---\ntitle: A: b\nexcerpt: "q"\n---\nText\n---\n', "a.md")).toEqual({
      fields: { title: "A: b", excerpt: "q" },
      body: "Text\n---\n",
    });
    expect(() => parseFrontMatter("Text", "a.md")).toThrow("a.md must begin with its fields");
  });
});
