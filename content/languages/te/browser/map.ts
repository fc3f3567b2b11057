import { mapWords } from "@/content/map-words";
import type { Words } from "@/lib/base/language";

/** Around the map of a list. */
export const map: Words = {
  [mapWords.toList]: "జాబితా",
  [mapWords.open]: "కదిలే మ్యాప్ తెరవండి",
  [mapWords.whole]: "మొత్తం ప్రాంతం",
  [mapWords.lost]: "కదిలే మ్యాప్ ఇక్కడ తెరుచుకోలేదు. కింది చిత్రం అవే ప్రాంతాలను చూపిస్తుంది.",
  [mapWords.near]: "{places} నుండి {distance}",
  [mapWords.unread]: "మ్యాప్‌ను చదవలేకపోయాం. ప్రాజెక్టులు కింద జాబితాలో ఉన్నాయి.",
};
