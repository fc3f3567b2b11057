import { pageStyles } from "@/lib/base/page-styles";
import { isScriptPart, partsOf, type Parts } from "@/lib/server/next/document-parts";
import { hashOf, isOwnScript } from "@/lib/server/next/inline-scripts";
import { unavailablePage } from "./unavailable-page";

/** Where films and maps come from: `embedAddress` in `lib/projects/project/video-link.ts`, and the contact page's map. */
const frames = "https://www.youtube-nocookie.com https://www.google.com https://maps.google.com";

/** A script whose text stands in the document; data (`application/ld+json`) is none. */
const inlineScript = /^<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*)<\/script>$/;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

/** A page that is reached by a link in the browser has the policy of the one before it. */
const stylesOfOtherPages: string[] = Object.values(pageStyles);
const ownStyles = new Set([...stylesOfOtherPages, ...stylesOf(partsOf(unavailablePage))]);

/**
 * The `Content-Security-Policy` of one document: of all scripts and styles in it just our own and the framework's, each by
 * its hash; `refuse` is told of any other. Styles of single elements stay allowed, because React writes measures there.
 * `mediaHosts`: setting MEDIA_HOSTS. `tiles`: where the squares of its map come from, on a page that has one.
 */
export function policyOf(
  document: Parts,
  path: string,
  mediaHosts: string[],
  refuse: (text: string) => void = () => undefined,
  tiles: string | null = null,
): string {
  const media = mediaHosts.map((host) => ` https://${host}`).join("");
  const map = tiles === null ? "" : ` ${tiles}`;
  // Only the viewer of brochures decodes pictures by WebAssembly.
  const wasm = path === "/pdf-viewer" ? " 'wasm-unsafe-eval'" : "";
  const own = (texts: string[], isOwn: (text: string) => boolean) => {
    const [ours, others] = split(texts, isOwn);
    others.forEach(refuse);
    return ours;
  };
  const scripts = own(scriptsOf(document), isOwnScript);
  const styles = own(stylesOf(document), (text) => ownStyles.has(text));
  return [
    "default-src 'self'",
    `script-src 'self'${wasm}${hashes(scripts)}`,
    `style-src 'self'${hashes([...styles, ...stylesOfOtherPages])}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}${map}`,
    `media-src 'self'${media}`,
    `connect-src 'self'${media}${map}`,
    `frame-src ${frames}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

function scriptsOf(document: Parts): string[] {
  return document.flatMap((part) => inlineScript.exec(part)?.[1] ?? []);
}

function stylesOf(document: Parts): string[] {
  const markup = document.filter((part) => !isScriptPart(part));
  return markup.flatMap((part) => Array.from(part.matchAll(inlineStyle), ([, text = ""]) => text));
}

function split(texts: string[], test: (text: string) => boolean): [string[], string[]] {
  return [texts.filter(test), texts.filter((text) => !test(text))];
}

function hashes(texts: string[]): string {
  return [...new Set(texts.map(hashOf))].map((one) => ` 'sha256-${one}'`).join("");
}
