import { createHash } from "node:crypto";
import { inEnglish, languageOf } from "@/lib/base/language";
import { jsonLdFaults } from "../../lib/seo/testing/json-ld-faults";
import type { CrawledPage } from "./read-page";

/** Whether search engines may index the page: it has no `noindex` and is not a copy of another page. */
export function isIndexed(page: CrawledPage): boolean {
  return page.isHtml && page.status === 200 && !/noindex/.test(page.meta.get("robots") ?? "");
}

/** Whether this is an indexed page at its canonical address: only such pages may be in a sitemap. */
export function isCanonical(page: CrawledPage, origin: string): boolean {
  return (
    isIndexed(page) && page.canonical === new URL(page.path, origin).href.replace(/\/$/, homeSlash(page))
  );
}

/** The home page's address is the same with and without a slash at the end. */
const homeSlash = ({ canonical }: CrawledPage) => (canonical?.endsWith("/") ? "/" : "");

/** What is wrong on any page that people see (docs/seo.md). */
export function pageFaults(page: CrawledPage): string[] {
  return said(page, [
    [page.lang === `${languageOf(page.path)}-IN`, `lang is ${page.lang}`],
    [page.headings.length === 1 && page.headings[0] !== "", `h1: ${page.headings.join(" | ") || "none"}`],
    [page.title !== "", "no title"],
    [page.meta.has("robots") || page.canonical !== null, "neither robots nor canonical"],
    [page.jsonLd.length <= 1, `${page.jsonLd.length} pieces of JSON-LD`],
    [inEnglish(page.path) === "/" || !isIndexed(page) || page.hasTrail, "no breadcrumb"],
  ]);
}

/** Scripts and styles in the markup that the page's own policy does not let run, each by its beginning. */
export function refusedByPolicy({ html, policy, path }: CrawledPage): string[] {
  const inline = /<(script|style)(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*?)<\/\1>/g;
  return [...html.matchAll(inline)].flatMap(([, , text = ""]) => {
    const hash = createHash("sha256").update(text).digest("base64");
    return policy.includes(`'sha256-${hash}'`) ? [] : [`${path}: ${text.slice(0, 80)}`];
  });
}

/** What is wrong on a page that search engines show. */
export function indexedFaults(page: CrawledPage, pages: ReadonlyMap<string, CrawledPage>, origin: string) {
  const { meta, title, canonical } = page;
  const description = meta.get("description") ?? "";
  const target = canonical ? pages.get(canonical.slice(origin.length) || "/") : undefined;
  return said(page, [
    [title.length <= 60, `title of ${title.length} characters: ${title}`],
    [
      description.length >= 70 && description.length <= 160,
      `description of ${description.length} characters: ${description}`,
    ],
    [canonical?.startsWith(origin) === true, `canonical ${canonical}`],
    [target !== undefined && target.canonical === canonical, `canonical ${canonical} is no page of its own`],
    [meta.get("og:url") === canonical, `og:url ${meta.get("og:url")}`],
    [meta.get("og:title") === title.replace(/ \| [^|]+$/, "") || meta.get("og:title") === title, "og:title"],
    [meta.get("og:description") === description, "og:description"],
    [meta.get("og:locale") === `${languageOf(page.path)}_IN`, `og:locale ${meta.get("og:locale")}`],
    [meta.get("og:image")?.startsWith(`${origin}/share/`) === true, `og:image ${meta.get("og:image")}`],
    [meta.get("og:image:width") === "1200" && meta.get("og:image:height") === "630", "size of og:image"],
    [(meta.get("og:image:alt") ?? "") !== "", "og:image without words"],
    [meta.get("twitter:card") === "summary_large_image", `twitter:card ${meta.get("twitter:card")}`],
    [meta.get("twitter:image") === meta.get("og:image"), "twitter:image"],
    [page.jsonLd.length === 1, "no JSON-LD"],
    ...page.jsonLd.flatMap((text) =>
      jsonLdFaults(JSON.parse(text), origin).map((fault): [boolean, string] => [false, fault]),
    ),
  ]);
}

/** Pages for which `read` gives the same text. */
export function repeated(pages: readonly CrawledPage[], read: (page: CrawledPage) => string): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const words = read(page);
    const other = first.get(words);
    if (other === undefined) first.set(words, page.path);
    return other === undefined ? [] : [`${page.path} and ${other}: ${words}`];
  });
}

function said(page: CrawledPage, rules: readonly [holds: boolean, fault: string][]): string[] {
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${page.path}: ${fault}`]));
}
