import { offlineWords } from "@/content/offline";
import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** The page of the shortlist, and its copy for a visit without network. */
export const saved: Words = {
  "The projects you saved on this device, with their prices of today.":
    "इस डिवाइस पर आपके सहेजे हुए प्रोजेक्ट, आज की क़ीमतों के साथ: तुलना करें, परिवार को भेजें, देखने जाएँ।",
  "Kept on this device only, up to 50 projects; with more, the oldest makes room. Prices are those of now.":
    "यह सूची सिर्फ़ इसी डिवाइस पर रहती है, 50 प्रोजेक्ट तक; उससे ज़्यादा होने पर सबसे पुराना हट जाता है। क़ीमतें अभी की हैं।",
  "Your browser keeps the shortlist, and needs JavaScript for it. Comparing works without: press “Compare” on a project of the list.":
    "पसंदीदा सूची आपके ब्राउज़र में रहती है, और उसके लिए जावास्क्रिप्ट चाहिए। तुलना उसके बिना भी होती है: सूची के किसी प्रोजेक्ट पर “तुलना करें” दबाएँ।",
  "Of {count} more we know nothing any longer.": "{count} और प्रोजेक्ट के बारे में अब हमारे पास कोई जानकारी नहीं है।",
  "Possession: {when}": "क़ब्ज़ा: {when}",
  " of {name}": " ({name})",
  [offlineWords.listDescription]:
    "प्रोजेक्ट की सूची: उनकी क़ीमतें, क़ब्ज़े की तारीख़ें और RERA नंबर, उस समय के अनुसार जो उसमें लिखा है।",
  [visitSheetWords.read]: "क़ीमतें और जानकारी {moment} की हैं, हमारी सूची के अनुसार।",
};
