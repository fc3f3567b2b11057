import { expect, test } from "vitest";
import { parseLinkAddress } from "./link-address";

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
