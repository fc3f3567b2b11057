import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blogPage } from "@/content/page-words";
import { parseFrontMatter } from "@/lib/catalogue/run/demo-blog";
import { jsonLdFaults, jsonLdGaps } from "@/lib/seo/testing/json-ld-faults";
import { blogGraph, blogPostGraph, blogPostMetadata } from "./blog-json-ld";
import { blogPostSchema, type BlogPost } from "./blog-schema";

const origin = "https://homes.example";
const posts = readdirSync("content/blog").map((file, id) => {
  const { fields } = parseFrontMatter(readFileSync(`content/blog/${file}`, "utf8"), file);
  return blogPostSchema.parse({ id, slug: file.replace(/\.md$/, ""), about: "", ...fields });
});
const post = posts[0] as BlogPost;
const plain = (graph: object) => JSON.parse(JSON.stringify(graph)) as { "@graph": Record<string, unknown>[] };

describe("the demo posts", () => {
  test("have data without faults, one by one and as a list", () => {
    expect(posts.length).toBeGreaterThan(5);
    for (const each of posts) expect(jsonLdFaults(plain(blogPostGraph(origin, each)), origin)).toEqual([]);
    const list = plain(blogGraph(origin, blogPage, posts));
    expect(jsonLdFaults(list, origin)).toEqual([]);
    expect(list["@graph"][0]).toMatchObject({ "@type": "Blog", url: `${origin}/blog` });
    expect(jsonLdGaps(list).filter((gap) => gap !== "BlogPosting: image")).toEqual([]);
  });

  test("have titles and descriptions of their own, in their lengths", () => {
    const words = posts.map((each) => blogPostMetadata(each));
    for (const { title, description = "" } of words) {
      expect((title as { absolute: string }).absolute.length).toBeLessThanOrEqual(60);
      expect(description?.length).toBeGreaterThanOrEqual(70);
      expect(description?.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(words.map(({ title }) => JSON.stringify(title))).size).toBe(posts.length);
    expect(new Set(words.map(({ description }) => description)).size).toBe(posts.length);
  });
});

test("a post says its day, its picture and the company as its author", () => {
  expect(plain(blogPostGraph(origin, post))["@graph"][0]).toMatchObject({
    headline: post.title,
    datePublished: post.createdAt,
    image: `${origin}${post.blogImage}`,
    url: `${origin}/blog-detail/${post.slug}`,
    author: { "@type": "Organization", name: "Zerokey Homes" },
  });
});

test("a long title is cut for the headline, and what isn't known is left out", () => {
  const title = "A long title ".repeat(20).trim();
  const graph = plain(blogPostGraph(origin, { ...post, title, blogImage: null, createdAt: "" }));
  expect(jsonLdFaults(graph, origin)).toEqual([]);
  expect(graph["@graph"][0]).not.toHaveProperty("image");
  expect(graph["@graph"][0]).not.toHaveProperty("datePublished");
});

test("a post is an article in shared links, with a picture that changes with it", () => {
  const imageOf = (each: BlogPost) => JSON.stringify(blogPostMetadata(each).openGraph?.images);
  expect(blogPostMetadata(post).openGraph).toMatchObject({ type: "article", publishedTime: post.createdAt });
  expect(imageOf({ ...post, title: "Another" })).not.toBe(imageOf(post));
});
