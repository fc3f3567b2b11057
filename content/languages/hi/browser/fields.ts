import { consentBox, consentNotice } from "@/content/consent";
import { consentsInHindi } from "@/content/languages/hi/consent";
import type { Words } from "@/lib/base/language";

/** What forms of leads have in common, and the short ones. */
export const fields: Words = {
  [consentBox.text]: consentsInHindi.box.text,
  [consentNotice.text]: consentsInHindi.notice.text,
  "Privacy policy": "गोपनीयता नीति",
  "Leave this empty": "इसे ख़ाली छोड़ें",
  Name: "नाम",
  "Full name": "पूरा नाम",
  "Phone number": "फ़ोन नंबर",
  "Country ": "देश ",
  code: "कोड",
  Email: "ईमेल",
  Message: "संदेश",
  "Submitting...": "भेजा जा रहा है...",
  "Other country…": "दूसरा देश…",
  "A phone number has ten digits: what came after them was left out.":
    "फ़ोन नंबर में दस अंक होते हैं: उसके बाद के अंक छोड़ दिए गए हैं।",
  "Filled in from this device.": "इस डिवाइस से भरा गया।",
  "Forget me here": "यहाँ मेरी जानकारी हटाएँ",
  "Remember me on this device": "इस डिवाइस पर मेरी जानकारी याद रखें",
  "Get Callback": "कॉलबैक पाएँ",
};
