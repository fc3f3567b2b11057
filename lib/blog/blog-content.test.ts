import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { cutExcerpt } from "./blog-text";

const folder = path.resolve(import.meta.dirname, "../../content/blog");

const REQUIRED_KEYS = ["externalId", "title", "excerpt", "createdAt"];
const KNOWN_KEYS = [...REQUIRED_KEYS, "blogImage"];

/** Pages a post may link to, without their query. Posts link to one another under /blog-detail/. */
const KNOWN_PATHS = [
  "/",
  "/aboutus",
  "/blog",
  "/contactus",
  "/emi-calculator",
  "/faqs",
  "/home-loan",
  "/home-loan-assistance",
  "/propertylist",
  "/total-cost",
];
const KNOWN_QUERY_KEYS = ["location", "propertyType", "bedrooms", "budget", "possession", "price"];

type Post = {
  slug: string;
  meta: Map<string, string>;
  keys: string[];
  body: string;
};

function readPost(file: string): Post {
  const text = readFileSync(path.join(folder, file), "utf8");
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`${file}: no front matter between --- fences`);
  const meta = new Map<string, string>();
  const keys: string[] = [];
  for (const line of (match[1] ?? "").split("\n")) {
    const pair = /^([A-Za-z]+): (\S.*)$/.exec(line);
    if (!pair) throw new Error(`${file}: "${line}" is not a "key: value" line`);
    keys.push(pair[1] ?? "");
    meta.set(pair[1] ?? "", (pair[2] ?? "").trimEnd());
  }
  return { slug: file.replace(/\.md$/, ""), meta, keys, body: match[2] ?? "" };
}

/** Counts the words a reader sees, without link targets and the marks of tables and lists. */
function countWords(markdown: string): number {
  const visible = markdown.replace(/\]\([^)]*\)/g, "]");
  return visible.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

function linkTargets(markdown: string): string[] {
  return [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]*)[^)]*\)/g)].map((match) => match[1] ?? "");
}

const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
const posts = files.map(readPost);
const slugs = posts.map((post) => post.slug);
const value = (post: Post, key: string): string => post.meta.get(key) ?? "";

describe("blog content", () => {
  it("has at least nine posts, and nothing but posts in the folder", () => {
    expect(posts.length).toBeGreaterThanOrEqual(9);
    expect(readdirSync(folder).filter((name) => !name.endsWith(".md"))).toEqual([]);
  });

  it.each(["externalId", "title", "excerpt", "createdAt"])("never uses the same %s twice", (key) => {
    const values = posts.map((post) => value(post, key).toLowerCase());
    expect(new Set(values).size).toBe(values.length);
  });

  it("has unique slugs of lower-case words joined by hyphens", () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it("leaves the image out of exactly one post, so that the fallback image is seen", () => {
    expect(posts.filter((post) => !post.meta.has("blogImage"))).toHaveLength(1);
  });
});

describe.each(posts)("blog post $slug", (post) => {
  it("has complete front matter, each key once and none unknown", () => {
    expect(post.keys).toEqual([...new Set(post.keys)]);
    expect(post.keys).toEqual(expect.arrayContaining(REQUIRED_KEYS));
    expect(post.keys.filter((key) => !KNOWN_KEYS.includes(key))).toEqual([]);
    for (const entry of post.meta.values()) expect(entry).not.toMatch(/^["']|["']$/);
  });

  it("has an id, a short title and an excerpt of 120 to 200 characters", () => {
    expect(value(post, "externalId")).toMatch(/^BLOG-\d{4}$/);
    expect(value(post, "title").length).toBeLessThanOrEqual(60);
    expect(value(post, "excerpt").length).toBeGreaterThanOrEqual(120);
    expect(value(post, "excerpt").length).toBeLessThanOrEqual(200);
  });

  it("is dated in Indian time between April and 18 November 2026", () => {
    const createdAt = value(post, "createdAt");
    expect(createdAt).toMatch(/^2026-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/);
    const time = Date.parse(createdAt);
    expect(time).toBeGreaterThanOrEqual(Date.parse("2026-04-01T00:00:00+05:30"));
    expect(time).toBeLessThan(Date.parse("2026-11-19T00:00:00+05:30"));
  });

  it("has a body of at least 500 words under h2 headings, without h1 or HTML", () => {
    expect(countWords(post.body)).toBeGreaterThanOrEqual(500);
    expect(post.body).toMatch(/^## \S/m);
    expect(post.body).not.toMatch(/^\s{0,3}#(?:\s|$)/m);
    expect(post.body).not.toMatch(/^=+\s*$/m);
    expect(post.body).not.toMatch(/<[a-z/!]/i);
  });

  it("links to known pages of this site and to posts that exist", () => {
    const targets = linkTargets(post.body);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      expect(target).toMatch(/^\//);
      const url = new URL(target, "https://example.test");
      expect(url.host).toBe("example.test");
      if (url.pathname.startsWith("/blog-detail/")) {
        const linked = url.pathname.slice("/blog-detail/".length);
        expect(slugs).toContain(linked);
        expect(linked).not.toBe(post.slug);
      } else {
        expect(KNOWN_PATHS).toContain(url.pathname);
      }
      for (const key of url.searchParams.keys()) expect(KNOWN_QUERY_KEYS).toContain(key);
      const propertyType = url.searchParams.get("propertyType");
      if (propertyType !== null) expect(["Apartment", "Villa", "Plot"]).toContain(propertyType);
    }
  });

  it("names images of the media folder only", () => {
    const inBody = [...post.body.matchAll(/!\[[^\]]*\]\(([^)\s]*)[^)]*\)/g)].map((match) => match[1] ?? "");
    const cover = post.meta.get("blogImage");
    for (const image of cover === undefined ? inBody : [cover, ...inBody]) {
      expect(image).toMatch(/^\/media\/[\w-]+\.jpg$/);
    }
  });

  it("keeps every table row as wide as its header", () => {
    const tables = post.body.match(/(?:^\|.*\|\n?)+/gm) ?? [];
    for (const table of tables) {
      const widths = table
        .trimEnd()
        .split("\n")
        .map((row) => row.split("|").length);
      expect(new Set(widths).size).toBe(1);
    }
  });
});

test("an excerpt ends at a word, within 100 characters, and a short one is not changed", () => {
  const words =
    "Ask for the number in writing before you pay, and look for it on the site of the state’s own authority";
  expect([...words].length).toBeGreaterThan(100);
  expect(cutExcerpt(words)).toBe(
    "Ask for the number in writing before you pay, and look for it on the site of the state’s own…",
  );
  const hundred = `${"word ".repeat(19)}whole`;
  expect(cutExcerpt(hundred)).toBe(hundred);
  expect(cutExcerpt(`${hundred} more`)).toBe(`${hundred}…`);
  expect(cutExcerpt(`${"word ".repeat(19)}wholes and more`)).toBe(`${"word ".repeat(19).trim()}…`);
  expect(cutExcerpt(`${"word, ".repeat(20)}`)).toBe(`${"word, ".repeat(16).slice(0, -2)}…`);
  expect(cutExcerpt("ఆ".repeat(120))).toBe(`${"ఆ".repeat(100)}…`);
});
