import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCatalogueTest, post, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { parseFrontMatter } from "./demo-blog";

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
