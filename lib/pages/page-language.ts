import "server-only";
import { words as hindi } from "@/content/languages/hi";
import { words as telugu } from "@/content/languages/te";
import { setSpeech, type OtherLanguage, type Speech } from "@/lib/base/language";
import { requestContexts } from "@/lib/process/process-state.mjs";

const speeches: Record<OtherLanguage, Speech> = {
  te: { language: "te", words: telugu },
  hi: { language: "hi", words: hindi },
};

/** Each request is answered in the language that its address names: the door wrote it down (`lib/door/door.ts`). */
export function speakByRequest(): void {
  setSpeech(() => {
    const language = requestContexts.getStore()?.language ?? "en";
    return language === "en" ? undefined : speeches[language];
  });
}
