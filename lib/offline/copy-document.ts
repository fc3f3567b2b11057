import { anyOther } from "@/lib/base/languages.mjs";
import { offlineWords } from "@/content/offline";
import { colours } from "@/content/site";
import { t, type Language } from "@/lib/base/language";
import { escapeMarkup } from "@/lib/base/markup";
import { formatMoment } from "@/lib/base/moment";
import { sayIn } from "./copy-speech";
import type { KeptCopy } from "./messages";

/** Why a copy is shown in place of the page. */
export type CopyReason = keyof typeof offlineWords.copy;

/** The script of copies, which the worker itself answers. */
export const copyScriptPath = "/copy.js";

const scripts = /<script\b([^>]*)>[^]*?<\/script>/g;
const noScriptStyles = /<noscript[^>]*>(<link rel="stylesheet" href="[^"]+"\/?>)<\/noscript>/;
const readAtMark = /<time data-read-at="" dateTime="([^"]+)"/;

/** When the server read what a document says, in ISO 8601; `null` for one that does not say it, which is never kept. */
export function readAtOf(html: string): string | null {
  const [, moment = ""] = readAtMark.exec(html) ?? [];
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

/**
 * A document as paper: without the framework's scripts, so that nothing of another build is asked for and nothing needs a
 * network, in the looks that it has without JavaScript; above everything, and staying there, why it is shown and of when it
 * is. One small script of the copy's own keeps ticks and waits for the network.
 */
export function toCopy(html: string, reason: CopyReason, readAt: string | null): string {
  return slimPictures(withoutScripts(html))
    .replace(/<html\b/, `<html data-copy="${reason}"`)
    .replace("</header>", `${sayIn(languageIn(html), () => noteOf(reason, readAt))}</header>`)
    .replace("</body>", `<script src="${copyScriptPath}"></script></body>`);
}

const languageMark = new RegExp(`<html\\b[^>]*\\slang="(${anyOther})-IN"`);

function languageIn(html: string): Language {
  const [, named = "en"] = languageMark.exec(html) ?? [];
  return named as Language;
}

/** The files that a copy shows itself with: style sheets, and one picture of each place. */
export function filesOf(html: string): string[] {
  const paper = slimPictures(withoutScripts(html));
  const found = [
    ...[...paper.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)],
    ...[...paper.matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g)],
  ].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
  return [...new Set(found)].filter((address) => /^\/(?!\/)/.test(address));
}

/** The files that a style sheet of ours names: those of Lato. */
export function fontsOf(css: string, base: string): string[] {
  const found = [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)];
  return [...new Set(found.map(([, address = ""]) => new URL(address, base).pathname))];
}

function withoutScripts(html: string): string {
  return html
    .replace(scripts, (script, attributes: string) => (attributes.includes('="head-script"') ? script : ""))
    .replace(noScriptStyles, "$1")
    .replace(/<noscript\b[^]*?<\/noscript>/g, "")
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|prefetch|manifest)"[^>]*>/g, "");
}

/** One file for each picture, the smallest that is wide enough for a phone. */
function slimPictures(html: string): string {
  const leastWidth = 300;
  return html.replace(/<source\b[^>]*>/g, "").replace(/<img\b[^>]*>/g, (image) => {
    const [, srcset = ""] = /\ssrcset="([^"]*)"/i.exec(image) ?? [];
    const sizes = srcset
      .split(",")
      .map((part) => /^\s*(\S+)\s+(\d+)w\s*$/.exec(part))
      .flatMap((part) => (part?.[1] ? [{ src: part[1], width: Number(part[2]) }] : []))
      .sort((a, b) => a.width - b.width);
    const chosen = sizes.find(({ width }) => width >= leastWidth) ?? sizes.at(-1);
    const bare = image.replace(/\s(?:srcset|sizes)="[^"]*"/gi, "");
    return chosen ? bare.replace(/\ssrc="[^"]*"/, ` src="${chosen.src}"`) : bare;
  });
}

/** What is kept, for the page that says that there is no network; each with its own title. */
export function listOf(list: KeptCopy[]): string {
  if (list.length === 0) return `<p>${t(offlineWords.nothing)}</p>`;
  const lines = list.map(
    ({ name, title, readAt }) =>
      `<li><a href="${escapeMarkup(name)}">${title}</a> (${formatMoment(readAt)})</li>`,
  );
  return `<ul>${lines.join("")}</ul>`;
}

/** Styles of single elements are allowed by the policy of every page; classes would be in all visitors' style sheets. */
const noteStyle = `margin:0;padding:.5rem max(1rem,calc(50vw - 37rem));background:${colours.gold[100]};border-top:1px solid ${colours.gold[500]};color:#1A1A1F;font-size:.875rem;line-height:1.25rem;font-weight:700`;

function noteOf(reason: CopyReason, readAt: string | null): string {
  const words = offlineWords.copy[reason];
  const [reasonAlone = ""] = /^[^.।]+[.।]/.exec(t(words)) ?? [];
  const text = readAt ? t(words, { moment: formatMoment(readAt) }) : reasonAlone;
  return `<p id="copy-note" role="status" style="${noteStyle}">${escapeMarkup(text)} <a href="" style="color:${colours.brand[700]};text-decoration:underline;white-space:nowrap">${t(offlineWords.tryAgain)}</a></p>`;
}
