import type { Words } from "@/lib/base/language";

/** What the browser says of a home or a plot. */
export const projectParts: Words = {
  Next: "अगली",
  Previous: "पिछली",
  "Zoom in": "बड़ा करें",
  "Zoom out": "छोटा करें",
  "Parts of this page": "इस पेज के हिस्से",
  "Close video": "वीडियो बंद करें",
  "Video tour of {name}": "{name} का वीडियो टूर",
  "No picture of {name}": "{name} की तस्वीर नहीं है",
  "Picture to follow": "तस्वीर जल्द",
  acre: "एकड़",
  acres: "एकड़",
  month: "महीना",
  months: "महीने",
  "{price}, open for {months}": "{price}, {months} तक",
  "{size} ft": "{size} फ़ुट",
};
