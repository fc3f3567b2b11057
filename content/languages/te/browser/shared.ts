import type { Words } from "@/lib/base/language";

/** Pictures of a project, and what a visitor does with it, on lists and on its page. */
export const shared: Words = {
  Apartments: "అపార్ట్‌మెంట్లు",
  Villas: "విల్లాలు",
  Plots: "ప్లాట్లు",
  "(opens in a new tab)": "(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)",
  Homes: "ఇళ్లు",
  "{kind} of {name} in {place}": "{place}‌లోని {name} {kind}",
  "{kind} of {name}": "{name} {kind}",
  "Artist’s impression": "చిత్రకారుడి ఊహాచిత్రం",
  "{count} photos": "{count} ఫోటోలు",
  "Save {name}": "{name} దాచుకోండి",
  "Saved: remove {name}": "దాచుకున్నారు: {name} తీసివేయండి",
  "Link copied": "లింక్ కాపీ అయింది",
  "Copy this link:": "ఈ లింక్ కాపీ చేసుకోండి:",
  "Unit for plots": "ప్లాట్లకు కొలత",
  "No picture of {name}": "{name} చిత్రం లేదు",
  "Picture to follow": "చిత్రం త్వరలో",
  "Recently viewed": "ఇటీవల చూసినవి",
  Clear: "తీసివేయండి",
  " recently viewed": " (ఇటీవల చూసినవి)",
  "{price}, open for {months}": "{price}, గడువు {months}",
  "By {builder}": "బిల్డర్: {builder}",
};
