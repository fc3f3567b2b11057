import type { Words } from "@/lib/base/language";

/** Pictures and videos that are opened. */
export const viewer: Words = {
  Next: "अगली",
  Previous: "पिछली",
  "Zoom in": "बड़ा करें",
  "Zoom out": "छोटा करें",
  "Close video": "वीडियो बंद करें",
  "Video tour of {name}": "{name} का वीडियो टूर",
};
