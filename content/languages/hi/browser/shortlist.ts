import { offlineWords } from "@/content/offline";
import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** The shortlist. */
export const shortlist: Words = {
  "Your shortlist": "आपकी पसंदीदा सूची",
  "See all projects": "सभी प्रोजेक्ट देखें",
  "Nothing saved yet": "अब तक कुछ नहीं सहेजा गया",
  "Press the heart of a project, and it waits for you here with its price of the day.":
    "किसी प्रोजेक्ट पर दिल का निशान दबाएँ; वह ताज़ा क़ीमत के साथ यहाँ मिलेगा।",
  "{name} is off your shortlist.": "{name} आपकी पसंदीदा सूची से हटा दिया गया।",
  "Tick up to {most} projects to compare them or to visit them.":
    "तुलना करने या देखने जाने के लिए प्रोजेक्ट पर टिक करें ({most} तक)।",
  "{count} of {most} chosen to compare.": "तुलना के लिए {most} में से {count} चुने गए।",
  " Untick one to choose another.": " दूसरा चुनने के लिए किसी एक का टिक हटाएँ।",
  "Homes to compare": "तुलना के लिए घर",
  "Send to family: the comparison of what is chosen": "परिवार को भेजें: चुने हुए प्रोजेक्ट की तुलना",
  "Send to family": "परिवार को भेजें",
  "this project": "यह प्रोजेक्ट",
  "The project": "वह प्रोजेक्ट",
  "{name} is no longer sold.": "{name} अब बिक्री में नहीं है।",
  "Its history": "इसका इतिहास",
  "This project is no longer on our list. It may be sold out.":
    "यह प्रोजेक्ट अब हमारी सूची में नहीं है। हो सकता है सब बिक गया हो।",
  "This project could not be read just now.": "इस प्रोजेक्ट की जानकारी अभी पढ़ी नहीं जा सकी।",
  Remove: "हटाएँ",
  [visitSheetWords.title]: "साइट विज़िट चेकलिस्ट",
  [offlineWords.kept]:
    "आपकी पसंदीदा सूची और उसकी साइट विज़िट चेकलिस्ट बिना नेटवर्क के भी खुलेंगी (सहेजने का समय: {moment})।",
  [offlineWords.keep]: "बिना नेटवर्क देखने के लिए सहेजें",
  [offlineWords.problem.room]: "बिना नेटवर्क देखने के लिए इसे सहेजने की जगह इस डिवाइस पर नहीं है।",
  [offlineWords.problem.network]:
    "बिना नेटवर्क देखने के लिए इसे अभी सहेजा नहीं जा सका। आप दोबारा आएँगे तो फिर कोशिश होगी।",
};
