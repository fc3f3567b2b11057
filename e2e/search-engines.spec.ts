import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { crawlPatience, crawlSite, inTurns, looksAtAll } from "./crawl/crawl-site";
import { unseenFacts } from "./crawl/json-ld-equals-page";
import type { CrawledPage } from "./crawl/read-page";
import { readSitemap } from "./crawl/read-sitemap";
import { indexedFaults, isCanonical, isIndexed, pageFaults, repeated } from "./crawl/seo-faults";

// One crawl, with no script run, for all tests here: they share a worker.
test.describe.configure({ mode: "default", timeout: crawlPatience });

let origin: string;
let pages: Map<string, CrawledPage>;
let canonical: CrawledPage[];

test.beforeAll(async ({}, info) => {
  test.setTimeout(crawlPatience);
  origin = info.project.use.baseURL ?? "";
  pages = await crawlSite(origin);
  canonical = [...pages.values()].filter((page) => isCanonical(page, origin));
});

test("every page has its language, one h1 and a place in the site", () => {
  expect(canonical.length).toBeGreaterThan(250);
  const seen = [...pages.values()].filter(({ isHtml }) => isHtml);
  expect(seen.flatMap(pageFaults)).toEqual([]);
});

test("every indexed page has words, addresses, share tags and structured data by the rules", () => {
  const indexed = [...pages.values()].filter(isIndexed);
  expect(indexed.flatMap((page) => indexedFaults(page, pages, origin))).toEqual([]);
});

test("no two indexed pages have one title or one description", () => {
  expect(repeated(canonical, ({ title }) => title)).toEqual([]);
  expect(repeated(canonical, ({ meta }) => meta.get("description") ?? "")).toEqual([]);
});

test("the sitemap names the indexed pages, each once and nothing else; no page is an orphan", async () => {
  const named = await readSitemap(origin);
  const path = (address: string) => new URL(address).pathname + new URL(address).search;
  expect(named.filter((address) => !address.startsWith(origin))).toEqual([]);
  expect(named.map(path).sort()).toEqual(canonical.map((page) => page.path).sort());
});

test("every indexed page is at most three clicks from home", () => {
  const far = canonical.filter(({ depth }) => depth > 3);
  expect(far.map(({ path, depth, from }) => `${depth} ${path} from ${from}`)).toEqual([]);
});

test("what the structured data of a project says stands on its page", () => {
  const projects = canonical.filter(({ path }) => path.startsWith("/propertydetails/"));
  expect(projects.length).toBeGreaterThan(150);
  expect(projects.flatMap(unseenFacts)).toEqual([]);
});

// Each is drawn when it is first asked for: every tenth, and with `CRAWL=all` every one, which takes minutes.
test("every preview picture is there: a JPEG of 1200 × 630 and at most 250 kB", async () => {
  const pictures = new Map(canonical.map(({ meta, path }) => [meta.get("og:image") ?? "", path]));
  expect(pictures.size).toBeGreaterThan(200);
  const looked = [...pictures].filter((_, index) => looksAtAll || index % 10 === 0);
  const faults = await inTurns(looked, async ([address, path]) => {
    const answer = await fetch(address, { redirect: "manual" });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) return [`${answer.status} ${address} of ${path}`];
    const { format, width, height } = await sharp(bytes).metadata();
    const isRight = format === "jpeg" && width === 1200 && height === 630 && bytes.length <= 250_000;
    return isRight ? [] : [`${format} ${width}×${height} ${bytes.length} bytes: ${address}`];
  });
  expect(faults.flat()).toEqual([]);
});
