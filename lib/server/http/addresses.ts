import { anyOther } from "@/lib/base/languages.mjs";
import { notPages } from "./rewrites.mjs";

/** Where an address leads, before anybody looks at what is there. `path` and `query` as they go further. */
export type ReadAddress = { path: string; query: string } | { refusal: 400 } | { redirect: string };

/**
 * Reads the target of a request line. Refused is what can't be decoded, holds a character that no address of ours has, or
 * climbs (`/%2e%2e/`); the absolute form that proxies use is read as its path. An address with slashes too many, or with
 * capitals in its first part, leads to the one that is right (docs/seo.md, "Status codes"): Next matches pages by case
 * but rewrites without regard to case, so `/PropertyList` would be a second copy of the list.
 */
export function readAddress(target: string): ReadAddress {
  const own = target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, "");
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? [];
  const absolute = own !== target && path === "" ? "/" : path;
  const decoded = decode(absolute);
  if (decoded === null || !decoded.startsWith("/") || decoded.includes("\\")) return { refusal: 400 };
  // A page of such a name is not there, like any other; files and calls don't read them.
  if (/[\u0000-\u001f\u007f]/.test(decoded) && !isPagePath(absolute)) return { refusal: 400 };
  if (decoded.split("/").some((part) => part === "." || part === "..")) return { refusal: 400 };
  const right = inOneWay(absolute);
  const rest = withoutPrototype(query);
  return right === absolute ? { path: absolute, query: rest } : { redirect: right + rest };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    // The percent encoding is cut or wrong.
    return null;
  }
}

/** A parameter that React can't hand to a page: nobody means it. */
function withoutPrototype(query: string): string {
  if (!/__proto__|%/i.test(query)) return query;
  const kept = query
    .slice(1)
    .split("&")
    .filter((pair) => !/^__proto__/.test(decode(pair.split("=", 1)[0] ?? "") ?? ""));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

/** A language and the part behind it are a first part. */
const firstPart = new RegExp(`^(?:/(?:${anyOther})(?=/))?/?[^/]*`, "i");

function inOneWay(path: string): string {
  const slim = path.includes("//") ? path.replace(/\/{2,}/g, "/") : path;
  const bare = slim.length > 1 && slim.endsWith("/") ? slim.slice(0, -1) : slim;
  const [first = ""] = firstPart.exec(bare) ?? [];
  return /[A-Z]/.test(first) ? first.toLowerCase() + bare.slice(first.length) : bare;
}

/**
 * What a path leads to if it is no page. Pages answer with a document, the rest with bytes that go to the visitor as they come.
 */
const notPage = new RegExp(`^/(?:${notPages})$`);

/** Files and calls that Next answers: of any other address it would take the first part for a language of `app/[lang]`. */
const answered =
  /^\/(?:api\/.|desk\/(?:calls|calendar)\/.|media\/.|brochures\/.|share\/[^/]+\/[^/]+$|(?:feeds|sitemaps|icons)\/[^/]+$|_next\/image$|healthz$|readyz$|[^/]+\.[a-z]+$)/;

/** Whether there may be a file or a call of Next at this path, which is no page. */
export function isAnswered(path: string): boolean {
  return answered.test(path);
}

/** Whether this path is a call: calls alone take more than reading. */
export function isCallPath(path: string): boolean {
  return path.startsWith("/api/") || path.startsWith("/desk/calls/");
}

/** Whether this path is the desk's, where staff work. */
export function isDeskPath(path: string): boolean {
  return path === "/desk" || path.startsWith("/desk/");
}

/** Pages that are written in English alone: what staff write, and tools for them. */
const inEnglishAlone = /^\/(?:blog(?:s|-detail)?|desk|pdf-viewer|share-preview)(?:\/|$)/;

/** Whether what an English path leads to has no other language: these pages, files and calls. */
export function isInEnglishAlone(path: string): boolean {
  return inEnglishAlone.test(path) || !isPagePath(path);
}

/** Whether this path may be a page, known or unknown. */
export function isPagePath(path: string): boolean {
  return !notPage.test(path);
}
