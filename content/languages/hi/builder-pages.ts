import type { Words } from "@/lib/base/language";

/** All builders, and the page of one. */
export const builderPages: Words = {
  "Every builder with projects on our list, and what each of them builds.":
    "हमारी सूची में प्रोजेक्ट वाले सभी बिल्डर, और हर एक क्या बनाता है।",
  "The builders whose homes and plots we show, each with all of its projects: prices, places, possession and RERA numbers.":
    "जिन बिल्डरों के घर और प्लॉट हम दिखाते हैं, हर एक के सभी प्रोजेक्ट के साथ: क़ीमतें, जगहें, क़ब्ज़ा और RERA नंबर।",
  "Builders and their projects": "बिल्डर और उनके प्रोजेक्ट",
  "Prices, places and possession": "क़ीमत से क़ब्ज़े तक",
  "{builder}: {projects} in {place} from {price}": "{builder}: {place} में {projects}, {price} से",
  "{builder}: {projects} from {price}": "{builder}: {projects}, {price} से",
  "{builder}: {projects} in {place}": "{builder}: {place} में {projects}",
  "In {places}.": "{places} में।",
  "{count} of {kind}": "{kind} {count}",
  "{registered} of {all}": "{all} में से {registered}",
  Prices: "क़ीमतें",
  "Next possession": "अगला क़ब्ज़ा",
  "With a RERA ID": "RERA नंबर वाले",
  "Projects by {builder}": "{builder} के प्रोजेक्ट",
  "All {count} with filters": "सभी {count} फ़िल्टर के साथ",
  "The list with filters": "सूची फ़िल्टर के साथ",
  "Places with these projects": "इन प्रोजेक्ट वाली जगहें",
  "Where they are": "ये कहाँ हैं",
};
