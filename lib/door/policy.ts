import { createHash } from "node:crypto";
import { pageStyles } from "@/lib/base/page-styles";

/** Where films and maps come from: `embedAddress` in `lib/projects/project/video-link.ts`, and the contact page's map. */
const frames = "https://www.youtube-nocookie.com https://www.google.com https://maps.google.com";

/** A script whose text stands in the document; data (`application/ld+json`) is none. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

/**
 * The `Content-Security-Policy` of one document: of all scripts in it just those that it was made with, each by its hash.
 * Styles of single elements stay allowed, because React writes measures there. `mediaHosts`: setting MEDIA_HOSTS.
 */
export function policyOf(document: string, path: string, mediaHosts: string[]): string {
  const media = mediaHosts.map((host) => ` https://${host}`).join("");
  // Only the viewer of brochures decodes pictures by WebAssembly.
  const wasm = path === "/pdf-viewer" ? " 'wasm-unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self'${wasm}${hashes(document, inlineScript)}`,
    `style-src 'self'${hashes(document, inlineStyle, Object.values(pageStyles))}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self'${media}`,
    `connect-src 'self'${media}`,
    `frame-src ${frames}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

function hashes(document: string, elements: RegExp, others: string[] = []): string {
  const own = [...document.matchAll(elements)].map(([, text = ""]) => text);
  const found = new Set([...own, ...others].map(hash));
  return [...found].map((one) => ` 'sha256-${one}'`).join("");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
