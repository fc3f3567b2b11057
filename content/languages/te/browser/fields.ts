import { consentBox, consentNotice } from "@/content/consent";
import { consentsInTelugu } from "@/content/languages/te/consent";
import type { Words } from "@/lib/base/language";

/** What forms of leads have in common, and the short ones. */
export const fields: Words = {
  [consentBox.text]: consentsInTelugu.box.text,
  [consentNotice.text]: consentsInTelugu.notice.text,
  "Privacy policy": "గోప్యతా విధానం",
  "Leave this empty": "దీన్ని ఖాళీగా వదిలేయండి",
  Name: "పేరు",
  "Full name": "పూర్తి పేరు",
  "Phone number": "ఫోన్ నంబర్",
  "Country ": "దేశ ",
  code: "కోడ్",
  Email: "ఈమెయిల్",
  Message: "సందేశం",
  "Submitting...": "పంపుతున్నాం...",
  "Other country…": "ఇతర దేశం…",
  "A phone number has ten digits: what came after them was left out.":
    "ఫోన్ నంబర్‌లో పది అంకెలే ఉంటాయి: ఆ తర్వాత వచ్చినవి వదిలేశాం.",
  "Filled in from this device.": "ఈ పరికరంలో ఉన్న వివరాలు నింపాం.",
  "Forget me here": "ఇక్కడ నన్ను మర్చిపోండి",
  "Remember me on this device": "ఈ పరికరంలో నన్ను గుర్తుంచుకోండి",
  "Get Callback": "కాల్‌బ్యాక్ పొందండి",
};
