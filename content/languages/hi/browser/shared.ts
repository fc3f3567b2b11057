import type { Words } from "@/lib/base/language";

/** Pictures of a project, and what a visitor does with it, on lists and on its page. */
export const shared: Words = {
  Apartments: "अपार्टमेंट",
  Villas: "विला",
  Plots: "प्लॉट",
  "(opens in a new tab)": "(नए टैब में खुलता है)",
  Homes: "घर",
  "{kind} of {name} in {place}": "{place} में {name} के {kind}",
  "{kind} of {name}": "{name} के {kind}",
  "Artist’s impression": "कलाकार की कल्पना",
  "{count} photos": "{count} फ़ोटो",
  "Save {name}": "{name} सहेजें",
  "Saved: remove {name}": "सहेजा हुआ: {name} हटाएँ",
  "Link copied": "लिंक कॉपी हो गया",
  "Copy this link:": "यह लिंक कॉपी करें:",
  "Unit for plots": "प्लॉट की इकाई",
  "No picture of {name}": "{name} की तस्वीर नहीं है",
  "Picture to follow": "तस्वीर जल्द",
  "Recently viewed": "हाल में देखे गए",
  Clear: "हटाएँ",
  " recently viewed": " (हाल में देखे गए)",
  "{price}, open for {months}": "{price}, {months} तक",
  "By {builder}": "बिल्डर: {builder}",
};
