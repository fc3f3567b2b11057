import { anyOther } from "@/lib/base/languages.mjs";
import { guidePictures, pagePictures } from "@/content/page-pictures";
import { brand, colours } from "@/content/site";
import { language, type Language } from "@/lib/base/language";
import { shortRegistrations } from "./agent-words";

/**
 * The subject of a preview picture, the 1200×630 JPEG of a shared link (docs/seo.md, "Preview pictures"). `version`
 * comes from `previewVersion`; `key` of a place is the query of its canonical listing, without the page number.
 */
export type PreviewSubject =
  | { kind: "page"; name: string }
  | { kind: "guide"; name: string }
  | { kind: "project"; id: number | string; version: string }
  | { kind: "plot"; id: number | string; version: string }
  | { kind: "place"; key: string; version: string }
  | { kind: "builder"; slug: string; version: string }
  | { kind: "blog"; slug: string; version: string };

export const previewSize = { width: 1200, height: 630 };

/** To be increased when the drawing changes, so that every picture gets a new address. */
const drawing = 4;

/**
 * The path of a subject's picture: `/share/<kind>/<key>-<version>.jpg`, and `/share/<kind>-te/…` for the one that a page in
 * Telugu brings along.
 */
export function previewPath(subject: PreviewSubject): string {
  const { kind, key, version, language } = previewName(subject);
  return `/share/${language === "en" ? kind : `${kind}-${language}`}/${encodeURIComponent(key)}-${version}.jpg`;
}

/** The parts of a picture's address. */
export type PreviewName = {
  kind: PreviewSubject["kind"];
  key: string;
  version: string;
  language: Language;
};

export function previewName(subject: PreviewSubject): PreviewName {
  const version = "version" in subject ? subject.version : versionOfWords(subject);
  return { kind: subject.kind, key: keyOf(subject), version, language: language() };
}

const address = new RegExp(
  `^/share/(page|guide|project|plot|place|builder|blog)(?:-(${anyOther}))?/([^/]{1,600})-([a-z0-9]{1,16})\\.jpg$`,
);

/** Reads a path made by `previewPath`, even if a proxy changed its escapes; `null` for any other. */
export function parsePreviewPath(path: string): PreviewName | null {
  const [, kind, spoken = "en", written = "", version = ""] = address.exec(path) ?? [];
  const known = previewKinds.find((name) => name === kind);
  try {
    const key = decodeURIComponent(written);
    const isReadable = !/\p{Cc}|\p{Cs}/u.test(key);
    return known && isReadable ? { kind: known, key, version, language: spoken as Language } : null;
  } catch {
    return null;
  }
}

const previewKinds = ["page", "guide", "project", "plot", "place", "builder", "blog"] as const;

/**
 * A hash of eight characters of what a picture shows, the company among it, so that a changed picture gets a new address.
 */
export function previewVersion(...shown: readonly unknown[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(
    JSON.stringify([
      drawing,
      brand.name,
      shortRegistrations(),
      colours.brand[600],
      ...shown,
      ...otherLanguage(),
    ]),
  )) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36).padStart(13, "0").slice(-8);
}

function otherLanguage(): Language[] {
  return language() === "en" ? [] : [language()];
}

/** For pages without data the version derives from the texts on the picture. */
function versionOfWords({ kind, name }: PreviewSubject & { name: string }): string {
  return previewVersion(name, (kind === "page" ? pagePictures : guidePictures)[name]);
}

function keyOf(subject: PreviewSubject): string {
  switch (subject.kind) {
    case "project":
    case "plot":
      return String(subject.id);
    case "place":
      return subject.key;
    case "builder":
    case "blog":
      return subject.slug;
    default:
      return subject.name;
  }
}
