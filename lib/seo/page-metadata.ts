import type { Metadata } from "next";
import { brand, places } from "@/content/site";
import { here, language } from "@/lib/base/language";
import { addressesInAll, isTranslated } from "@/lib/base/language-addresses";
import { previewPath, previewSize, type PreviewSubject } from "./preview-address";
import { joinFitting, shorten } from "./fit-text";

/** The title of pages without their own. */
export const siteTitle = `${brand.name}: homes, villas and plots in ${places.city}`;

export const longestTitle = 60;
export const shortestDescription = 70;
export const longestDescription = 160;

/** The texts and settings of a page for search engines and link previews. */
export type PageWords = {
  /** Without the company's name, which is added if there is space. */
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  preview: PreviewSubject;
  /** Whether search engines may index it. */
  indexed?: boolean;
  /** Of a blog post: when it was published. */
  publishedTime?: string;
};

/**
 * Title, description, canonical address, robots and share tags of a page (docs/seo.md, "Heads"). Addresses are from the
 * root; `metadataBase` of the root layout makes them absolute.
 */
export function pageMetadata(page: PageWords): Metadata {
  const title = toTitle(page.title);
  const description = toDescription(page.description);
  const image = {
    url: previewPath(page.preview),
    ...previewSize,
    alt: shorten(page.title, longestDescription),
    type: "image/jpeg",
  };
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: here(page.path), ...inOtherLanguages(page.path) },
    robots: { index: page.indexed ?? true, follow: true },
    openGraph: {
      title,
      description,
      url: here(page.path),
      siteName: brand.name,
      locale: `${language()}_IN`,
      images: [image],
      ...(page.publishedTime ? { type: "article", publishedTime: page.publishedTime } : { type: "website" }),
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

/**
 * Where the same page is in each language: said by pages in another one. English pages would be heavier for it; of theirs the
 * sitemap says it (`lib/crawlers/sitemap-xml.ts`).
 */
function inOtherLanguages(path: string): Metadata["alternates"] {
  if (language() === "en" || !isTranslated(path)) return {};
  return { languages: { ...addressesInAll(path), "x-default": path } };
}

/** The metadata of pages without their own, such as the not-found screen: no canonical address, no robots. */
export function siteMetadata(): Metadata {
  const { description, openGraph, twitter } = hiddenMetadata({
    title: siteTitle,
  });
  return { description, openGraph, twitter };
}

/** The metadata of a page for a single visitor, such as a form or the shortlist: not indexed. */
export function hiddenMetadata(words: Pick<PageWords, "title"> & Partial<PageWords>): Metadata {
  const { alternates, ...metadata } = pageMetadata({
    description: brand.about,
    path: "/",
    preview: { kind: "page", name: "home" },
    ...words,
    indexed: false,
  });
  const { url: _home, ...shared } = metadata.openGraph ?? {};
  return words.path ? { alternates, ...metadata } : { ...metadata, openGraph: shared };
}

/** At most 60 characters; the company's name stands at the end if it fits. */
export function toTitle(text: string): string {
  const branded = text.includes(brand.name) ? text : `${text} | ${brand.name}`;
  return branded.length <= longestTitle ? branded : shorten(text, longestTitle);
}

/** 70 to 160 characters: a longer text is cut between words, a shorter one is extended with the company's. */
export function toDescription(text: string): string {
  const short = shorten(text.replace(/\s+/g, " ").trim(), longestDescription);
  if (short.length >= shortestDescription) return short;
  const start = short && !/[.!?…]$/.test(short) ? `${short}.` : short;
  return joinFitting(start, fillers, longestDescription);
}

const fillers = [`On ${brand.name}, with prices, plans and RERA numbers.`, "Buyers pay no brokerage."];
