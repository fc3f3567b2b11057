import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isTranslated } from "@/lib/base/language-addresses";
import { isAnswered, isInEnglishAlone, isPagePath, readAddress } from "./addresses";

describe("an address goes further", () => {
  test.each([
    ["/", "/", ""],
    ["/faqs?utm_source=mail", "/faqs", "?utm_source=mail"],
    ["/propertylist?location=Banjara%20Hills", "/propertylist", "?location=Banjara%20Hills"],
    ["/propertylist?location=100%", "/propertylist", "?location=100%"],
    ["/builders/%E0%A4%A8", "/builders/%E0%A4%A8", ""],
    ["http://homes.example/faqs?a=1", "/faqs", "?a=1"],
    ["http://homes.example", "/", ""],
    ["http://homes.example?a=1", "/", "?a=1"],
    ["/propertydetails/12/Lake-View", "/propertydetails/12/Lake-View", ""],
    ["/propertydetails/%00", "/propertydetails/%00", ""],
  ])("%s as %s", (target, path, query) => {
    expect(readAddress(target)).toEqual({ path, query });
  });
});

test.each([
  "",
  "*",
  "faqs",
  "/%E0%A4%A",
  "/%",
  "/media/a%00b",
  "/api/a%0Ab",
  "/a%5cb",
  "/a\\b",
  "/api/v1/%2e%2e/secret",
  "/media/../next.config.mjs",
  "/./faqs",
  "http:/faqs",
])("%j is refused", (target) => {
  expect(readAddress(target)).toEqual({ refusal: 400 });
});

test.each([
  ["/FAQS", "/faqs"],
  ["/PropertyList/?page=2", "/propertylist?page=2"],
  ["/faqs/", "/faqs"],
  ["//evil.example/a", "/evil.example/a"],
  ["//", "/"],
  ["/propertydetails//12", "/propertydetails/12"],
  ["/te/PropertyList?page=2", "/te/propertylist?page=2"],
  ["/TE/Builders/A-b/", "/te/builders/A-b"],
  ["/HI", "/hi"],
])("%s leads to %s", (target, redirect) => {
  expect(readAddress(target)).toEqual({ redirect });
});

test("files and calls are no pages", () => {
  for (const path of [
    "/api/v1/projects",
    "/_next/static/a.js",
    "/media/a.webp",
    "/pictures/a-0123456789ab/750.avif",
    "/robots.txt",
    "/share/p/1.jpg",
    "/desk/calendar/secret.ics",
  ])
    expect(isPagePath(path), path).toBe(false);
  for (const path of ["/", "/faqs", "/mediation", "/apiary", "/propertydetails/1/a.b"])
    expect(isPagePath(path), path).toBe(true);
});

test("what is no page leads to a file or call that is there, or nowhere", () => {
  for (const path of [
    "/api/v1/projects",
    "/media/a/b.webp",
    "/share/page/home-1.jpg",
    "/icons/192.png",
    "/robots.txt",
    "/desk/calendar/secret.ics",
  ])
    expect(isAnswered(path), path).toBe(true);
  for (const path of [
    "/pictures",
    "/pictures/propertydetails/1",
    "/feeds/faqs/x",
    "/icons/faqs/x",
    "/_x",
    "/share/propertylist",
  ])
    expect(isAnswered(path), path).toBe(false);
});

test("a page that is not translated is there in English alone, and so are files and calls", () => {
  const inner = /^(?:\(|\[|map-list|fonts|error|layout|global|repeated|visitors|not-found)/;
  const pages = ["app", "app/(desk)", "app/[lang]/(site)", "app/[lang]/(viewer)"]
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => !inner.test(name))
    .map((name) => `/${name.replace(/\.ts$/, ".txt")}`);
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((page) => isInEnglishAlone(page) === isTranslated(page))).toEqual([]);
  expect(["/nothing-here", "/blogger", "/desktop"].filter(isInEnglishAlone)).toEqual([]);
});
