import type { Words } from "@/lib/base/language";

/** What the browser says of a home or a plot. */
export const projectParts: Words = {
  "Parts of this page": "ఈ పేజీ భాగాలు",
  Copy: "కాపీ",
  Copied: "కాపీ అయింది",
  "Please copy it by hand": "దయచేసి చేత్తో కాపీ చేసుకోండి",
};
