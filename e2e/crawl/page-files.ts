import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import type { CrawledPage } from "./read-page";

/** As `read-page.ts` does. */
const quick = { xml: { xmlMode: false } };

const folder = path.join(".next", "static", "chunks");
const chunks = "/_next/static/chunks/";

/** The classes that each style sheet of the build has rules for, by the sheet's path. */
export function classesOfSheets(): Map<string, Set<string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return new Map(names.map((name) => [chunks + name, classesIn(readSheet(name))]));
}

/** The files that a style sheet of the build names, such as fonts. */
export function filesOfSheet(sheet: string): string[] {
  const found = readSheet(path.basename(sheet)).matchAll(/url\(["']?(?!data:|#)([^"')]+)["']?\)/g);
  return Array.from(found, ([, file = ""]) => path.posix.join(chunks, file));
}

function readSheet(name: string): string {
  return readFileSync(path.join(folder, name), "utf8");
}

function classesIn(css: string): Set<string> {
  // What stands in brackets or quotes is no selector, and `\:` in a class is a letter of its name.
  const selectors = css.replace(/url\([^)]*\)|"[^"]*"/g, "");
  const found = selectors.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g);
  return new Set(Array.from(found, ([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

/** Classes of a document that have rules in the build, but in no sheet that the document loads. */
export function unstyledClasses(page: CrawledPage, sheets: ReadonlyMap<string, ReadonlySet<string>>) {
  const named = attributesIn(page.html);
  const loaded = new Set(named("link[rel=stylesheet]", "href"));
  const classes = new Set(named("[class]", "class").flatMap((text) => text.split(/\s+/)));
  return [...classes].flatMap((name) => {
    const having = [...sheets].flatMap(([sheet, names]) => (names.has(name) ? [sheet] : []));
    const isStyled = having.length === 0 || having.some((sheet) => loaded.has(sheet));
    return isStyled ? [] : [`${page.path}: .${name} is in ${having.join(", ")} alone`];
  });
}

/** All files that a document names: style sheets, scripts, those that it asks for later, icons, pictures in each size. */
export function filesOf({ html, pictures }: CrawledPage): string[] {
  const named = attributesIn(html);
  const [, later = "[]"] = /id="later-scripts">(.*?)<\/script>/.exec(html) ?? [];
  const sizes = [...named("[srcset]", "srcset"), ...named("[imagesrcset]", "imagesrcset")];
  return [
    ...named("link[href]:not([rel=canonical], [rel=alternate], [rel=preconnect])", "href"),
    ...named("script[src]", "src"),
    ...(JSON.parse(later) as string[]),
    ...sizes.flatMap((set) => set.split(",").map((one) => one.trim().split(/\s+/)[0] ?? "")),
    ...pictures,
  ];
}

/** Links to a part of one of these pages that is not on it. */
export function deadParts(pages: readonly CrawledPage[], origin: string): string[] {
  const ids = new Map(pages.map((page) => [page.path, page.ids]));
  return pages.flatMap(({ links, path: from }) =>
    links.flatMap((link) => {
      const { hash, pathname, search } = new URL(link);
      const parts = link.startsWith(origin) ? ids.get(pathname + search) : undefined;
      const isDead = hash !== "" && parts && !parts.has(decodeURIComponent(hash.slice(1)));
      return isDead ? [`${link} on ${from}`] : [];
    }),
  );
}

function attributesIn(html: string) {
  const $ = load(html, quick);
  return (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? "");
}
