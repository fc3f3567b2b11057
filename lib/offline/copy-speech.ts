import { setSpeech, type Language, type OtherLanguage, type Words } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";

/** What copies say in each language; the build leaves out what neither the worker nor its script says (`worker-bundle.ts`). */
declare const COPY_WORDS: Record<OtherLanguage, Words>;

/** Says this in the language of a copy. */
export function sayIn<T>(language: Language, say: () => T): T {
  if (language === "en") return say();
  const words = new Map(Object.entries(COPY_WORDS[language]));
  setSpeech(() => ({ language, words, addressOf: (address) => addressIn(language, address) }));
  try {
    return say();
  } finally {
    setSpeech(() => undefined);
  }
}
