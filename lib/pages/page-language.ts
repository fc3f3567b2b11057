import "server-only";
import { words as hindi } from "@/content/languages/hi";
import { words as telugu } from "@/content/languages/te";
import { setSpeech, type OtherLanguage, type Speech, type Words } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { requestContexts } from "@/lib/process/process-state.mjs";

const speak = (language: OtherLanguage, words: Words): Speech => ({
  language,
  words: new Map(Object.entries(words)),
  addressOf: (address) => addressIn(language, address),
});
const speeches: Record<OtherLanguage, Speech> = { te: speak("te", telugu), hi: speak("hi", hindi) };

/** Each request is answered in the language that its address names: the door wrote it down (`lib/door/door.ts`). */
export function speakByRequest(): void {
  setSpeech(() => {
    const language = requestContexts.getStore()?.language ?? "en";
    return language === "en" ? undefined : speeches[language];
  });
}
