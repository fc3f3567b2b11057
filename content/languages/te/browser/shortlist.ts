import { offlineWords } from "@/content/offline";
import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** The shortlist. */
export const shortlist: Words = {
  "Your shortlist": "మీరు ఎంచుకున్నవి",
  "See all projects": "అన్ని ప్రాజెక్టులు చూడండి",
  "Nothing saved yet": "ఇంకా ఏదీ దాచుకోలేదు",
  "Press the heart of a project, and it waits for you here with its price of the day.":
    "ప్రాజెక్ట్‌పై ఉన్న హార్ట్ గుర్తు నొక్కండి; అది తాజా ధరతో ఇక్కడ కనిపిస్తుంది.",
  "{name} is off your shortlist.": "మీ ఎంపికల నుండి {name} తీసివేశాం.",
  "Tick up to {most} projects to compare them or to visit them.":
    "పోల్చడానికి లేదా వెళ్లి చూడటానికి ప్రాజెక్టులకు టిక్ పెట్టండి ({most} వరకు).",
  "{count} of {most} chosen to compare.": "పోల్చడానికి {most}లో {count} ఎంచుకున్నారు.",
  " Untick one to choose another.": " మరొకటి ఎంచుకోవాలంటే ఒకదాని టిక్ తీసివేయండి.",
  "Homes to compare": "పోల్చి చూడాల్సిన ఇళ్లు",
  "Send to family: the comparison of what is chosen": "కుటుంబానికి పంపండి: ఎంచుకున్నవాటి పోలిక",
  "Send to family": "కుటుంబానికి పంపండి",
  "this project": "ఈ ప్రాజెక్ట్",
  "The project": "ఆ ప్రాజెక్ట్",
  "{name} is no longer sold.": "{name} ఇప్పుడు అమ్మకానికి లేదు.",
  "Its history": "దాని చరిత్ర",
  "This project is no longer on our list. It may be sold out.":
    "ఈ ప్రాజెక్ట్ ఇప్పుడు మా జాబితాలో లేదు. అన్నీ అమ్ముడై ఉండవచ్చు.",
  "This project could not be read just now.": "ఈ ప్రాజెక్ట్ వివరాలను ఇప్పుడు చదవలేకపోయాం.",
  Remove: "తీసివేయండి",
  [visitSheetWords.title]: "సైట్ విజిట్ చెక్‌లిస్ట్",
  [offlineWords.kept]: "మీరు ఎంచుకున్నవి, వాటి సైట్ విజిట్ చెక్‌లిస్ట్‌లు నెట్‌వర్క్ లేకున్నా తెరుచుకుంటాయి (దాచుకున్న సమయం: {moment}).",
  [offlineWords.keep]: "నెట్‌వర్క్ లేని చోట చూడటానికి దాచుకోండి",
  [offlineWords.problem.room]: "నెట్‌వర్క్ లేనప్పుడు చూడటానికి దీన్ని దాచుకునేంత చోటు ఈ పరికరంలో లేదు.",
  [offlineWords.problem.network]: "నెట్‌వర్క్ లేనప్పుడు చూడటానికి దీన్ని ఇప్పుడు దాచలేకపోయాం. మీరు మళ్లీ వచ్చినప్పుడు ప్రయత్నిస్తాం.",
};
