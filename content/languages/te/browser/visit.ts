import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** What is ticked and written on site-visit sheets. */
export const visit: Words = {
  [visitSheetWords.kept]: "టిక్‌లు, నోట్స్ ఈ పరికరంలోనే ఉంటాయి.",
  [visitSheetWords.cleared]: "టిక్‌లు, నోట్స్ తొలగించాం.",
  [visitSheetWords.unkept]: "ఈ బ్రౌజర్ టిక్‌లు, నోట్స్ దాచుకోదు: పేజీ వదిలే ముందు ప్రింట్ తీసుకోండి.",
  "Bring them back": "వాటిని తిరిగి తీసుకురండి",
  "Clear ticks and notes": "టిక్‌లు, నోట్స్ తొలగించండి",
};
