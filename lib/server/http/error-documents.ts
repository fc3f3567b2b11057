import { inEnglish, languageOf, type Language } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import type { RequestContext } from "@/lib/process/process-state.mjs";
import { variesBy } from "@/lib/server/next/router-requests";
import type { Answer } from "./captured-answer";
import { keptControl } from "./ready-page";
import { securityHeaders } from "./security-headers.mjs";
import { errorPage } from "./unavailable-page";

/**
 * For a page that does not exist or can't be rendered, Next sends an empty document that a script has to fill: without
 * JavaScript there is nothing to see. Whole ones go out instead (docs/seo.md, "Status codes").
 */
const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/** Data could not be read (503), or the program has a defect (500): a page without script, style sheet or data. */
export function brokenAnswer(status: 500 | 503, id: string, language?: Language): Answer {
  const headers = status === 503 ? { ...html, "retry-after": "30" } : html;
  return { status, headers, body: Buffer.from(errorPage(status, id, language)) };
}

/** As Next answers `notFound`: the screen takes its place. */
export const missing: Answer = { status: 404, headers: html, body: Buffer.alloc(0) };

/** As Next answers `permanentRedirect` of a page that it keeps. */
export function redirectTo(location: string): Answer {
  const own = { location, vary: variesBy, "cache-control": keptControl };
  const headers = { ...Object.fromEntries(securityHeaders), "content-type": html["content-type"], ...own };
  return { status: 308, headers, body: Buffer.alloc(0) };
}

/** The screen for what is not there, which is a page of the site: posts have their own words. */
export function notFoundScreen(path: string): string {
  const isPost = path.startsWith("/blog-detail");
  return isPost ? "/not-found-screen/blog" : addressIn(languageOf(path), "/not-found-screen");
}

/** The screen of the desk for what is not there, or is not for this role: for who is signed in (`app/(desk)/desk/not-there`). */
export const deskMissing = "/desk/not-there";

/** These addresses are no pages for visitors. */
export function isNotFoundScreen(path: string): boolean {
  return /^\/not-found-screen(?:\/blog)?$/.test(inEnglish(path));
}

export function isDocument(answer: Answer): boolean {
  return String(answer.headers["content-type"] ?? "").startsWith("text/html");
}

/** The status that an answer should have, and whether its document has to be exchanged for a whole one. */
export function judge(answer: Answer, request: RequestContext): "as it is" | "not found" | 500 | 503 {
  if (!isDocument(answer)) return "as it is";
  if (answer.status === 404) return "not found";
  if (answer.status !== 500) return "as it is";
  return request.readFailed ? 503 : 500;
}
