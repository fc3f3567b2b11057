import "server-only";
import { languages } from "@/content/languages";
import { setSpeech, type OtherLanguage, type Speech, type Words } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { requestContexts } from "@/lib/process/process-state.mjs";

const speak = (language: OtherLanguage, words: Words): Speech => ({
  language,
  words: new Map(Object.entries(words)),
  addressOf: (address) => addressIn(language, address),
});
const speeches = Object.fromEntries(otherLanguages.map((each) => [each, speak(each, languages[each])]));

/** Each request is answered in the language that its address names: the server wrote it down (`lib/server/http/site-server.ts`). */
export function speakByRequest(): void {
  setSpeech(() => {
    const language = requestContexts.getStore()?.language ?? "en";
    return language === "en" ? undefined : speeches[language];
  });
}
