import { expect, test } from "vitest";
import { parseLinkAddress, readLinkHead } from "./link-head";

test("title, metas and canonical link are read however they are written", () => {
  const head = readLinkHead(`<!doctype html><html><HEAD data-x="1">
    <title>Homes &amp; plots &#8377;1&#x2013;2</title>
    <meta content='It&#39;s > "here"' name="Description"/>
    <meta property=og:title content="A &quot;B&quot;"><meta property="og:image" content="https://a/1.jpg">
    <meta property="og:image" content="https://a/2.jpg"><meta name="twitter:card" content="summary_large_image">
    <meta name="robots" content="noindex, follow"><link href="https://a/b?c=1&amp;d=2" rel="canonical">
    </HEAD><body><meta name="description" content="no"></body></html>`);
  expect(head).toEqual({
    title: "Homes & plots ₹1–2",
    description: 'It\'s > "here"',
    canonical: "https://a/b?c=1&d=2",
    robots: "noindex, follow",
    og: { title: 'A "B"', image: "https://a/1.jpg" },
    twitter: { card: "summary_large_image" },
  });
});

test("scripts, styles, comments and the body say nothing", () => {
  const head = readLinkHead(`<head><!-- <title>no</title> --><script>"<title>no</title>"</script>
    <style>/* <meta name="robots" content="none"> */</style><meta name="description" content="  ">
    </head><body><title>no</title></body>`);
  expect(head).toEqual({
    title: null,
    description: null,
    canonical: null,
    robots: null,
    og: {},
    twitter: {},
  });
});

test.each([
  "",
  "no html",
  "<head",
  "<head><title",
  '<head><meta content="',
  "&#9999999;<head><title>&#9999999;",
])("broken HTML breaks nothing: %o", (html) => {
  expect(() => readLinkHead(html)).not.toThrow();
});

// A search that grows with the square of the length takes minutes for it.
test.each(["<meta ", "<script ", "<script>", "<!--", "<title>", '<meta a="', "<meta a>", "<a ><!-- -->"])(
  "a megabyte of %j is read to its end",
  (part) => {
    expect(readLinkHead(`<head>${part.repeat(1_000_000 / part.length)}`).title).toBeNull();
  },
);

const own = ["https://homes.example.com", "http://localhost:3000"];

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  [" /propertylist?location=HITEC+City&page=2#top ", "/propertylist?location=HITEC+City&page=2"],
  ["https://homes.example.com/faqs?a=b", "/faqs?a=b"],
  ["http://localhost:3000", "/"],
  ["homes.example.com/blog", "/blog"],
  ["/a/../blog", "/blog"],
  ["/blog?next=https://evil.example/", "/blog?next=https://evil.example/"],
])("%o is our page %o", (pasted, path) => {
  expect(parseLinkAddress(pasted, own)).toEqual({ path });
});

test.each([
  "https://evil.example/",
  "http://127.0.0.1:5432/",
  "http://homes.example.com.evil.example/",
  "https://homes.example.com@evil.example/",
  "https://homes.example.com:8443/",
  "//evil.example/a",
  "/\\evil.example/a",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "blog",
  "",
  `/${"a".repeat(2_000)}`,
])("%o is refused, because it is no address of ours", (pasted) => {
  expect(parseLinkAddress(pasted, own)).toHaveProperty("refused");
});

test.each([
  "/share-preview",
  "/share-preview?path=/share-preview",
  "/Share-Preview/",
  "/%73hare-preview",
  "/a/../share-preview",
  "//share-preview",
  "https://homes.example.com//share-preview",
  "/api/v1/openapi.json",
  "/_next/static/a.js",
  "/%",
])("%o is refused, because nobody shares it", (pasted) => {
  expect(parseLinkAddress(pasted, own)).toHaveProperty("refused");
});
