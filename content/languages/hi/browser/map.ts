import { mapWords } from "@/content/map-words";
import type { Words } from "@/lib/base/language";

/** Around the map of a list. */
export const map: Words = {
  [mapWords.toList]: "सूची",
  [mapWords.open]: "लाइव मैप खोलें",
  [mapWords.whole]: "पूरा इलाक़ा",
  [mapWords.lost]: "लाइव मैप यहाँ नहीं खुल सका। नीचे का चित्र वही जगहें दिखाता है।",
  [mapWords.near]: "{places} से {distance}",
  [mapWords.unread]: "मैप पढ़ा नहीं जा सका। प्रोजेक्ट नीचे सूची में हैं।",
};
