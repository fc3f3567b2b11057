import { languageOf } from "@/lib/base/language";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { readPage, type CrawledPage } from "./read-page";

/** With `CRAWL=all` the crawl's tests look at every page, not only at a few of each kind. */
export const crawlsEveryPage = process.env.CRAWL === "all";
/** How long a test of the crawl may take, in ms: beside all other journeys twice as long as alone. */
export const crawlTimeoutMs = crawlsEveryPage ? 1_800_000 : 600_000;

/** More pages of one language mean that links create ever new addresses. */
const mostPages = { en: 4_000, other: 250 };
const atOnce = 4;

/**
 * Starts at the home page, follows every link inside the site and returns all pages by their path. Redirects are not
 * followed: a link inside the site must lead straight to its page.
 */
export async function crawlSite(origin: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const known = new Set(["/"]);
  let wave = [{ path: "/", from: "/" }];
  for (let depth = 0; wave.length > 0; depth += 1) {
    for (const language of ["en", ...otherLanguages]) {
      const ofLanguage = [...known].filter((path) => languageOf(path) === language);
      const most = language === "en" ? mostPages.en : mostPages.other;
      if (ofLanguage.length > most)
        throw new Error(`More than ${most} addresses, such as ${ofLanguage.at(-1)}`);
    }
    const read = await mapFewAtOnce(wave, (link) => fetchPage(origin, { ...link, depth }));
    wave = [];
    for (const page of read) {
      pages.set(page.path, page);
      for (const path of followed(page).flatMap((link) => pathInside(link, origin))) {
        if (known.has(path) || isEnough(path, known)) continue;
        known.add(path);
        wave.push({ path, from: page.path });
      }
    }
  }
  return pages;
}

const maps = /^\/propertylist\?(?:.*&)?view=(?:map|places)\b/;
/** Each list has one, and they differ in little. */
const few = [
  maps,
  ...otherLanguages.flatMap((language) =>
    ["saved-search", "compare", "visit-sheet", "total-cost", "price-trends/", "builders/"].map(
      (kind) => new RegExp(`^/${language}/${kind}`),
    ),
  ),
];

/** What each list or project has one of: the first of a kind are read for all. */
const ofEach = [
  /^\/saved-search\?/,
  /^\/feeds\/search.atom\?/,
  /^\/feeds\/search.json\?/,
  /^\/emi-calculator\?/,
  /^\/visit-sheet\?/,
  ...few,
  // The other languages have a page for each English one that is read.
  ...otherLanguages.flatMap((language) =>
    ["propertylist", "propertydetails/", "emi-calculator", "enquire/"].map(
      (kind) => new RegExp(`^/${language}/${kind}`),
    ),
  ),
];
const mostOfKind = 20;
const mostOfFew = 5;

/**
 * The map of a list with filters leads to a list for each of its places, of which there is no end, as all its places do; those of
 * the list without filters are followed.
 */
function followed({ path, links }: CrawledPage): readonly string[] {
  return maps.test(path) && !/^\/propertylist\?view=\w+$/.test(path) ? [] : links;
}

function isEnough(path: string, known: ReadonlySet<string>): boolean {
  const kind = ofEach.find((one) => one.test(path));
  const most = kind && few.includes(kind) ? mostOfFew : mostOfKind;
  return kind !== undefined && [...known].filter((one) => kind.test(one)).length >= most;
}

/** Reads one address; redirects are not followed. */
export async function fetchPage(origin: string, link: { path: string; from: string; depth: number }) {
  const response = await fetch(origin + link.path, { redirect: "manual" });
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  const body = await response.text();
  const { status } = response;
  const location = response.headers.get("location");
  const policy = response.headers.get("content-security-policy") ?? "";
  return readPage({ ...link, status, location, isHtml, policy, html: isHtml ? body : "" }, origin);
}

/** The path and query of a link into the site; nothing for others. */
export function pathInside(link: string, origin: string): string[] {
  const url = new URL(link);
  return url.origin === origin ? [url.pathname + url.search] : [];
}

/** Calls `action` for each of `items`, a few at a time; returns the results in the order of the items. */
export async function mapFewAtOnce<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  const work = async () => {
    for (let place = next++; place < items.length; place = next++) {
      const item = items[place];
      if (item !== undefined) answers[place] = await act(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
