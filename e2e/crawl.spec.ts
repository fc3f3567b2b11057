import { expect } from "@playwright/test";
import { fetchPage, mapFewAtOnce, pathInside } from "./crawl/crawl-site";
import { pageFaults, refusedByPolicy } from "./crawl/seo-faults";
import { test } from "./journey";

/** A page of each kind but those of projects, which the lists lead to; `crawl.long.spec.ts` reads every page. */
const kinds = [
  "/",
  "/propertylist",
  "/propertylist?propertyType=Plot",
  "/propertylist?location=Kokapet&view=map",
  "/builders/aurovelle-homes",
  "/price-trends/hyderabad/kokapet",
  "/blog",
  "/blog-detail/what-an-emi-does-over-20-years",
  "/faqs",
  "/home-loan",
  "/emi-calculator",
  "/contactus",
  "/te",
  "/te/propertylist",
  "/hi/faqs",
];

test("a page of each kind is by the rules, and what it links to and shows is there", async ({}, info) => {
  const origin = info.project.use.baseURL ?? "";
  const read = (paths: readonly string[]) =>
    mapFewAtOnce(paths, (path) => fetchPage(origin, { path, from: path, depth: 0 }));
  const found = await read(kinds);
  const isProject = (path: string) => path.includes("/propertydetails/");
  const projects = found.flatMap(({ links }) => inside(links, origin).filter(isProject).slice(0, 1));
  const pages = [...found, ...(await read([...new Set(projects)]))];
  expect(projects.length).toBeGreaterThan(2);

  expect(pages.flatMap(({ status, path }) => (status === 200 ? [] : [`${status} ${path}`]))).toEqual([]);
  expect(pages.flatMap(pageFaults)).toEqual([]);
  expect(pages.flatMap(refusedByPolicy)).toEqual([]);

  const links = fewOfEach(
    pages.flatMap((page) => inside(page.links, origin)),
    3,
  );
  const pictures = fewOfEach(
    pages.flatMap((page) => inside(page.pictures, origin)),
    30,
  );
  expect(Math.min(links.length, pictures.length)).toBeGreaterThan(20);
  const answers = await mapFewAtOnce([...links, ...pictures], async (path) => {
    const { status } = await fetch(origin + path, { redirect: "manual" });
    return status === 200 ? [] : [`${status} ${path}`];
  });
  expect(answers.flat()).toEqual([]);
});

function inside(links: readonly string[], origin: string): string[] {
  return links.flatMap((link) => pathInside(link, origin));
}

/** At most so many paths of each kind: alike but for numbers, names and values. */
function fewOfEach(paths: readonly string[], most: number): string[] {
  const seen = new Map<string, number>();
  return [...new Set(paths)].filter((path) => {
    const [pathname = "", query = ""] = path.split("?");
    const kind = pathname.split("/").slice(0, 3).join("/") + query.replace(/=[^&]*/g, "");
    const isNamed = /^\/(?:(?:te|hi)\/)?(?:propertydetails|blog-detail|builders|pictures|media)\//.test(
      pathname,
    );
    const key = isNamed ? pathname.split("/").slice(0, -2).join("/") : kind;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) ?? 0) <= most;
  });
}
