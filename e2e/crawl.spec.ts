import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { inEnglish, languageOf } from "@/lib/base/language";
import { fetchPage, mapFewAtOnce, pathInside } from "./crawl/crawl-site";
import { leftLanguage, sentUnchanged } from "./crawl/language-faults";
import { classesOfSheets, deadParts, filesOf, filesOfSheet, unstyledClasses } from "./crawl/page-files";
import { isMissing, kindsOfPages } from "./crawl/page-kinds";
import type { CrawledPage } from "./crawl/read-page";
import { pageFaults, refusedByPolicy } from "./crawl/seo-faults";
import { test } from "./journey";

// A page of each kind in each language; `crawl.long.spec.ts` reads every page. Read once, and therefore by one worker.
test.describe.configure({ mode: "default" });

let origin: string;
let pages: CrawledPage[];

const read = (paths: readonly string[]) =>
  mapFewAtOnce([...new Set(paths)], (path) => fetchPage(origin, { path, from: path, depth: 0 }));

test.beforeAll(async ({}, info) => {
  origin = info.project.use.baseURL ?? "";
  const found = await read(kindsOfPages);
  // Those whose address is known to the lists alone, such as plots.
  const isProject = (path: string) => path.includes("/propertydetails/");
  pages = [
    ...found,
    ...(await read(found.flatMap(({ links }) => inside(links).filter(isProject).slice(0, 1)))),
  ];
});

test("a page of each kind is by the rules, and what it links to is there", async () => {
  const folders = readdirSync("app/[lang]/(site)", { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const known = new Set(kindsOfPages.map((path) => path.split(/[/?]/)[1]));
  const inner = /^(?:\[|map-list|not-found-screen|blogs)/;
  expect(folders.flatMap(({ name }) => (known.has(name) || inner.test(name) ? [] : [name]))).toEqual([]);

  const wrong = pages.filter(({ status, path }) => status !== (isMissing(path) ? 404 : 200));
  expect(wrong.map(({ status, path }) => `${status} ${path}`)).toEqual([]);
  expect(pages.flatMap(pageFaults)).toEqual([]);
  expect(pages.flatMap(refusedByPolicy)).toEqual([]);
  expect(pages.flatMap((page) => leftLanguage(page, origin))).toEqual([]);
  expect(deadParts(pages, origin)).toEqual([]);
  // What is not there links to parts of itself.
  const links = pages.flatMap((page) => inside(page.links)).filter((path) => !isMissing(path));
  expect(await notThere(oneOfEach(links))).toEqual([]);
});

test("no page of any kind lacks the rules of a class it has, nor a picture, a font or a script", async () => {
  const sheets = classesOfSheets();
  expect(sheets.size).toBeGreaterThan(2);
  expect(pages.flatMap((page) => unstyledClasses(page, sheets))).toEqual([]);
  const named = [...pages.flatMap(filesOf), ...[...sheets.keys()].flatMap(filesOfSheet)];
  const files = inside(named.map((file) => new URL(file, origin).href));
  expect(new Set(files).size).toBeGreaterThan(200);
  expect(await notThere(files)).toEqual([]);
});

test("no form or redirect of a page leaves its language @long", async () => {
  const others = ["te", "hi"].flatMap((language) =>
    [
      "/propertylist/",
      "/PropertyList?location=Kokapet",
      "/propertylist?city=kokapet&bedrooms=3%20BHK",
      "/propertydetails?project=1",
      "/propertydetails/1/an-older-name",
      "//faqs",
      "/languages",
      "/faqs%zz",
    ].map((path) => `/${language}${path}`),
  );
  const forms = oneOfEach(pages.flatMap((page) => sentUnchanged(page, origin)));
  expect(forms.length).toBeGreaterThan(20);
  const left = await mapFewAtOnce([...forms, ...others], async (path) => {
    const answer = await fetch(origin + path);
    const [, lang] = /<html[^>]* lang="([^"]+)-IN"/.exec(await answer.text()) ?? [];
    const end = languageOf(new URL(answer.url).pathname);
    return lang === languageOf(path) && end === lang ? [] : [`${path} leads to ${answer.url} in ${lang}`];
  });
  expect(left.flat()).toEqual([]);
});

function inside(links: readonly string[]): string[] {
  return links.flatMap((link) => pathInside(link, origin));
}

async function notThere(paths: readonly string[]): Promise<string[]> {
  const answers = await mapFewAtOnce([...new Set(paths)], async (path) => {
    const { status } = await fetch(origin + path, { method: "HEAD", redirect: "manual" });
    return status === 200 ? [] : [`${status} ${path}`];
  });
  return answers.flat();
}

/** One path of each kind: alike but for numbers, names and values. */
function oneOfEach(paths: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const [pathname = "", query = ""] = path.split("?");
    const isNamed = /^\/(?:propertydetails|blog-detail|builders|pictures|media)\//.test(inEnglish(pathname));
    const kind = isNamed
      ? pathname.split("/").slice(0, -2).join("/")
      : pathname.split("/").slice(0, 3).join("/") + query.replace(/=[^&]*/g, "");
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}
