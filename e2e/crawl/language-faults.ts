import { load } from "cheerio";
import { inEnglish, languageOf } from "@/lib/base/language";
import { isTranslated } from "@/lib/base/language-addresses";
import { isPagePath } from "@/lib/server/http/addresses";
import type { CrawledPage } from "./read-page";

/** The addresses that the forms of a page ask for when nothing in them is changed. */
export function sentUnchanged({ html, path }: CrawledPage, origin: string): string[] {
  const $ = load(html);
  return $("form")
    .toArray()
    .filter((form) => ($(form).attr("method") ?? "get").toLowerCase() === "get")
    .map((form) => {
      const url = new URL($(form).attr("action") ?? "", origin + path);
      url.search = new URLSearchParams(
        $(form)
          .serializeArray()
          .map(({ name, value }): [string, string] => [name, value]),
      ).toString();
      return url.pathname + url.search;
    });
}

/**
 * Links and forms of a page that leave its language. What stays English on purpose says so (`hreflang`): blog posts, which
 * staff write, and tools. Files and calls speak none. A form that is posted says on which page it stands.
 */
export function leftLanguage(page: Pick<CrawledPage, "html" | "path">, origin: string): string[] {
  const own = languageOf(page.path);
  const $ = load(page.html);
  const leaves = (href: string) => {
    const url = new URL(href, origin + page.path);
    return url.origin === origin && isPagePath(url.pathname) && languageOf(url.pathname) !== own
      ? url.pathname
      : null;
  };
  const links = $("a[href], area[href]")
    .toArray()
    .flatMap((link) => {
      const { href = "", hreflang } = link.attribs;
      const left = leaves(href);
      const isMeant =
        left !== null &&
        hreflang === languageOf(left) &&
        ($(link).closest(".languages").length === 1 || !isTranslated(inEnglish(left)));
      return left === null || isMeant ? [] : [`${href} (hreflang ${hreflang})`];
    });
  const forms = $("form, [formaction]")
    .toArray()
    .flatMap((form) => {
      const action = $(form).attr("action") ?? $(form).attr("formaction") ?? "";
      const isPosted = ($(form).attr("method") ?? "").toLowerCase() === "post";
      const from = isPosted ? ($(form).find("[name=page]").attr("value") ?? "no field page") : action;
      return (isPosted ? languageOf(from) === own : leaves(from) === null)
        ? []
        : [`form ${action} of ${from}`];
    });
  return [...links, ...forms].map((fault) => `${page.path}: ${fault}`);
}
