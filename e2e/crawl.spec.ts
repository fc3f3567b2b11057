import { expect, test, type Page } from "@playwright/test";
import { crawlPatience, crawlSite, inTurns, looksAtAll, pathInside } from "./crawl/crawl-site";
import type { CrawledPage } from "./crawl/read-page";

// One crawl for all tests here: they share a worker.
test.describe.configure({ mode: "default", timeout: crawlPatience });
test.use({ viewport: { width: 320, height: 640 } });

let origin: string;
let pages: Map<string, CrawledPage>;

test.beforeAll(async ({}, info) => {
  test.setTimeout(crawlPatience);
  origin = info.project.use.baseURL ?? "";
  pages = await crawlSite(origin);
});

test("every link leads to a page that is there, without a detour", () => {
  expect(pages.size).toBeGreaterThan(250);
  const wrong = [...pages.values()].filter(({ status }) => status !== 200);
  expect(wrong.map(({ status, path, from }) => `${status} ${path} on ${from}`)).toEqual([]);
});

test("every link to a part of a page finds that part", () => {
  const wrong = [...pages.values()].flatMap((page) =>
    page.links.flatMap((link) => {
      const part = decodeURIComponent(new URL(link).hash.slice(1));
      const target = pathInside(link, origin).map((path) => pages.get(path))[0];
      return part && target && !target.ids.has(part) ? [`${link} on ${page.path}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("every picture is there", async () => {
  const pictures = new Map<string, string>();
  for (const page of pages.values()) for (const src of page.pictures) pictures.set(original(src), page.path);
  expect(pictures.size).toBeGreaterThan(50);
  const answers = await inTurns([...pictures], async ([src, path]) => {
    const { status, headers } = await fetch(src, { method: "HEAD" });
    const isPicture = (headers.get("content-type") ?? "").startsWith("image/");
    return status === 200 && isPicture ? [] : [`${status} ${src} on ${path}`];
  });
  expect(answers.flat()).toEqual([]);
});

test("every page runs without an error and fits a screen of 320 px", async ({ page }) => {
  // The pictures have been looked for above; without them a page takes a fraction of the time.
  await page.route(
    (url) => url.pathname.startsWith("/_next/image") || url.pathname.startsWith("/media/"),
    (route) => route.fulfill({ contentType: "image/svg+xml", body: dot }),
  );
  const faults = watch(page);
  const found: string[] = [];
  for (const path of shownOnce()) {
    await page.goto(origin + path, { waitUntil: "load" });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) faults.push(`${width} px wide`);
    found.push(...faults.splice(0).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A picture that is made smaller on request is there when its original is. */
function original(src: string): string {
  const url = new URL(src);
  const inner = url.pathname === "/_next/image" ? url.searchParams.get("url") : null;
  return inner ? new URL(inner, url.origin).href : src;
}

/**
 * All pages that are alone of their kind, and of projects, lists and forms, which share one (plots have their own), every
 * tenth; with `CRAWL=all` everything, which takes a quarter of an hour.
 */
function shownOnce(): string[] {
  const seen = new Map<string, number>();
  return [...pages.values()].flatMap(({ path, isHtml }) => {
    const shared = /^\/(propertydetails|propertylist|enquire\/[^?]+|compare)/.exec(path)?.[0];
    const kind = shared ? `${shared} ${/plot/.exec(path)?.[0]}` : path;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return isHtml && (looksAtAll || count % 10 === 0) ? [path] : [];
  });
}

/** Collects what the browser complains of: errors on the console, uncaught ones, hydration that did not fit. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
