import { everywhere as everywhereInHindi } from "@/content/languages/hi/browser/everywhere";
import { formats as formatsInHindi } from "@/content/languages/hi/browser/formats";
import { offline as offlineInHindi } from "@/content/languages/hi/offline";
import { everywhere as everywhereInTelugu } from "@/content/languages/te/browser/everywhere";
import { formats as formatsInTelugu } from "@/content/languages/te/browser/formats";
import { offline as offlineInTelugu } from "@/content/languages/te/offline";
import { setSpeech, type Language, type Words } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";

/** What is written into copies: the worker knows no page, and so has it in all languages. */
const words: Record<Exclude<Language, "en">, readonly Words[]> = {
  te: [everywhereInTelugu, formatsInTelugu, offlineInTelugu],
  hi: [everywhereInHindi, formatsInHindi, offlineInHindi],
};

/** Says this in the language of a copy. */
export function sayIn<T>(language: Language, say: () => T): T {
  if (language === "en") return say();
  const speech = {
    language,
    words: new Map(words[language].flatMap((topic) => Object.entries(topic))),
    addressOf: (address: string) => addressIn(language, address),
  };
  setSpeech(() => speech);
  try {
    return say();
  } finally {
    setSpeech(() => undefined);
  }
}
