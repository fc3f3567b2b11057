import type { OtherLanguage, Words } from "@/lib/base/language";
import hindi from "./hi.json";
import hindiInBrowser from "./hi.browser.json";
import telugu from "./te.json";
import teluguInBrowser from "./te.browser.json";

/**
 * What the site says in other languages, by the English words. What the browser says as well stands in a file of its own, which
 * pages of that language load (`components/layout/speaking.tsx`); `npm run languages` says what is missing in either.
 */
export const languages: Record<OtherLanguage, Words> = {
  te: { ...telugu, ...teluguInBrowser },
  hi: { ...hindi, ...hindiInBrowser },
};
