import { expect } from "@playwright/test";
import sharp from "sharp";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { languageOf } from "@/lib/base/language";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { crawlTimeoutMs, crawlSite, mapFewAtOnce, crawlsEveryPage, pathInside } from "./crawl/crawl-site";
import { unseenFacts } from "./crawl/json-ld-equals-page";
import type { CrawledPage } from "./crawl/read-page";
import {
  indexedFaults,
  isCanonical,
  isIndexed,
  pageFaults,
  refusedByPolicy,
  repeated,
} from "./crawl/seo-faults";
import { test } from "./journey";

/** What the browser remarks about a preloaded picture then. */
const imagesAreOff = "is found, but is not used because image loading is disabled.";

// All tests here share one crawl (without scripts), and therefore one worker.
test.describe.configure({ mode: "default", timeout: crawlTimeoutMs });
test.use({ viewport: { width: 320, height: 640 } });

let origin: string;
let pages: Map<string, CrawledPage>;
let canonical: CrawledPage[];

test.beforeAll(async ({}, info) => {
  test.setTimeout(crawlTimeoutMs);
  origin = info.project.use.baseURL ?? "";
  pages = await crawlSite(origin);
  canonical = [...pages.values()].filter((page) => isCanonical(page, origin));
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
  const answers = await mapFewAtOnce([...pictures], async ([src, path]) => {
    const { status, headers } = await fetch(src, { method: "HEAD" });
    const isPicture = (headers.get("content-type") ?? "").startsWith("image/");
    return status === 200 && isPicture ? [] : [`${status} ${src} on ${path}`];
  });
  expect(answers.flat()).toEqual([]);
});

/** A tab of hundreds of pages takes gigabytes: a new one after so many. */
const pagesOfTab = 20;

test("every page runs without an error and fits a screen of 320 px", async ({ context }) => {
  let page = await context.newPage();
  let faults = watchFaults(page);
  const found: string[] = [];
  for (const [at, path] of shownOnce().entries()) {
    if (at > 0 && at % pagesOfTab === 0) {
      await page.close();
      page = await context.newPage();
      faults = watchFaults(page);
    }
    await page.goto(origin + path, { waitUntil: "load" });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) faults.push(`${width} px wide`);
    const ofPage = faults.splice(0).filter((fault) => !fault.endsWith(imagesAreOff));
    found.push(...ofPage.map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test("every page's own policy lets all its scripts and styles run, and no others", () => {
  const seen = [...pages.values()].filter(({ isHtml }) => isHtml);
  expect(seen.flatMap(refusedByPolicy)).toEqual([]);
  for (const { policy, path } of seen)
    expect(policy, path).toMatch(/script-src 'self'(?: 'wasm-unsafe-eval')?(?: 'sha256-[\w+/]{43}=')+;/);
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

test("no page and no call calls anything verified: of a RERA number only what was compared with the register is said", async ({
  request,
}) => {
  const calls = ["getallproperties?limit=100", "getproperties/1"].map((call) => `/api/v1/property/${call}`);
  const answers = await Promise.all(
    [...calls, "/api/v1/plots/getallplots?limit=100", "/api/v1/openapi.json"].map(
      async (path) => [path, await (await request.get(origin + path)).text()] as const,
    ),
  );
  const all = [...answers, ...[...pages.values()].map(({ path, html }) => [path, html] as const)];
  expect(all.flatMap(([path, text]) => (/\bverified\b/i.test(text) ? [path] : []))).toEqual([]);
});

test("no two indexed pages have one title or one description", () => {
  expect(repeated(canonical, ({ title }) => title)).toEqual([]);
  expect(repeated(canonical, ({ meta }) => meta.get("description") ?? "")).toEqual([]);
});

test("the sitemap names the indexed pages, each once and nothing else; no page is an orphan", async () => {
  const named = await readSitemap(origin);
  const path = (address: string) => new URL(address).pathname + new URL(address).search;
  expect(named.filter((address) => !address.startsWith(origin))).toEqual([]);
  const inEnglish = canonical.filter((page) => languageOf(page.path) === "en");
  expect(named.map(path).sort()).toEqual(inEnglish.map((page) => page.path).sort());
  // Of the others it is said beside their English ones where they are.
  const others = new Set([...(await readOtherLanguages(origin))].map(path));
  const inOther = canonical.filter((page) => languageOf(page.path) !== "en");
  expect(inOther.length).toBeGreaterThan(20);
  expect(inOther.map((page) => page.path).filter((one) => !others.has(one))).toEqual([]);
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

// Each picture is drawn when first requested: only every tenth is tested, with `CRAWL=all` every one, for minutes.
test("every preview picture is there: a JPEG of 1200 × 630 and at most 250 kB", async () => {
  const pictures = new Map(canonical.map(({ meta, path }) => [meta.get("og:image") ?? "", path]));
  expect(pictures.size).toBeGreaterThan(200);
  const looked = [...pictures].filter((_, index) => crawlsEveryPage || index % 10 === 0);
  const faults = await mapFewAtOnce(looked, async ([address, path]) => {
    const answer = await fetch(address, { redirect: "manual" });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) return [`${answer.status} ${address} of ${path}`];
    const { format, width, height } = await sharp(bytes).metadata();
    const isRight = format === "jpeg" && width === 1200 && height === 630 && bytes.length <= 250_000;
    return isRight ? [] : [`${format} ${width}×${height} ${bytes.length} bytes: ${address}`];
  });
  expect(faults.flat()).toEqual([]);
});

/** The original of a resized picture: if it exists, so does the resized one. */
function original(src: string): string {
  const url = new URL(src);
  const inner = url.pathname === "/_next/image" ? url.searchParams.get("url") : null;
  return inner ? new URL(inner, url.origin).href : src;
}

const ofEachProject =
  "propertydetails|propertylist|price-trends/|enquire/[^?]+|compare|visit-sheet|total-cost";
const sharedKinds = [
  new RegExp(`^/(?:${ofEachProject})`),
  new RegExp(`^/(?:${otherLanguages.join("|")})/(?:${ofEachProject}|builders/)`),
];

/**
 * Every page that is the only one of its kind, and every twentieth of the projects, plots, lists, whole costs, prices of places and
 * forms, in each language; with `CRAWL=all` every page, which takes a quarter of an hour.
 */
function shownOnce(): string[] {
  const seen = new Map<string, number>();
  return [...pages.values()].flatMap(({ path, isHtml }) => {
    const shared = sharedKinds.flatMap((kinds) => kinds.exec(path)?.[0] ?? [])[0];
    const kind = shared ? `${shared} ${/plot/.exec(path)?.[0]}` : path;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return isHtml && (crawlsEveryPage || count % 20 === 0) ? [path] : [];
  });
}

/** Collects the browser's errors: on the console, uncaught, and failed hydration. */
function watchFaults(page: Page): string[] {
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

/** The addresses in all sitemap files of the index at `origin`, with duplicates. */
async function readSitemap(origin: string): Promise<string[]> {
  const files = await locations(`${origin}/sitemap.xml`, "sitemap > loc");
  const addresses = await Promise.all(files.map((file) => locations(file, "url > loc")));
  return addresses.flat();
}

/** The addresses at which the pages of the sitemap are in other languages. */
async function readOtherLanguages(origin: string): Promise<Set<string>> {
  const files = await locations(`${origin}/sitemap.xml`, "sitemap > loc");
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const links = texts.flatMap((text) => load(text, { xml: true })("url > xhtml\\:link").toArray());
  return new Set(links.map(({ attribs }) => attribs.href ?? ""));
}

async function locations(address: string, selector: string): Promise<string[]> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  const $ = load(await answer.text(), { xml: true });
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}
