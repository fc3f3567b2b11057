import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** What is ticked and written on site-visit sheets. */
export const visit: Words = {
  [visitSheetWords.kept]: "टिक और नोट इसी डिवाइस पर रहते हैं।",
  [visitSheetWords.cleared]: "टिक और नोट हटा दिए गए।",
  [visitSheetWords.unkept]: "यह ब्राउज़र टिक और नोट सहेजकर नहीं रखता: पेज छोड़ने से पहले प्रिंट कर लें।",
  "Bring them back": "उन्हें वापस लाएँ",
  "Clear ticks and notes": "टिक और नोट हटाएँ",
};
