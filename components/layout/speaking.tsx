"use client";

import { use, type ReactNode } from "react";
import { languageOf, setSpeech, type Language, type OtherLanguage, type Words } from "@/lib/base/language";

/** What the browser says in each language besides English. */
const wordsOf: Record<OtherLanguage, () => Promise<{ default: Words }>> = {
  te: () => import("@/content/languages/te.browser.json"),
  hi: () => import("@/content/languages/hi.browser.json"),
};

/** The words of the document's language. */
const words = new Map<string, string>();

/** Adds words that only this page knows, such as the names of its places, before they are said. */
export function bringWords(more: Words): void {
  for (const [english, said] of Object.entries(more)) words.set(english, said);
}

// Asked for while React still loads. Until they come the page works as it does without JavaScript.
const coming = typeof window === "undefined" ? undefined : bring(languageOf(location.pathname));

async function bring(language: Language): Promise<void> {
  if (language === "en") return;
  const [own, { addressIn }] = await loadAll(language);
  for (const [english, said] of Object.entries(own.default))
    if (!words.has(english)) words.set(english, said);
  const addressOf = (address: string) => addressIn(language, address);
  setSpeech(() => ({ language, words, addressOf }));
}

const againMs = 3_000;

/** Tries until the network lets it. */
async function loadAll(language: OtherLanguage) {
  for (;;)
    try {
      return await Promise.all([wordsOf[language](), import("@/lib/base/language-addresses")]);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
}

/**
 * React takes over what stands inside once the words of the page's language are there. On the server each request has its own
 * (`lib/pages/page-language.ts`).
 */
export function Speaking({ isEnglish, children }: { isEnglish: boolean; children: ReactNode }) {
  if (coming && !isEnglish) use(coming);
  return children;
}
