import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** The site-visit sheet, but for what is checked there. */
export const visitSheet: Words = {
  [visitSheetWords.lead]: "ఏం చూడాలి, ఏం అడగాలి, ఎవరికి కాల్ చేయాలి, ఎలా వెళ్లాలి. ఇక్కడే టిక్ చేసి రాసుకోండి, లేదా ప్రింట్ తీసుకోండి.",
  [visitSheetWords.description]:
    "నాలుగు ప్రాజెక్టుల వరకు: చిరునామా, దారి, ఎవరికి కాల్ చేయాలి, అక్కడ ఏం చూడాలి, మా రికార్డులో జవాబు లేని ప్రశ్నలు.",
  [visitSheetWords.noScript]: "జావాస్క్రిప్ట్ లేకుండా టిక్‌లు, నోట్స్ నిలవవు: ప్రింట్ తీసుకుని కాగితంపై రాసుకోండి.",
  [visitSheetWords.noAddress]: "మా రికార్డులో కచ్చితమైన చిరునామా లేదు. బయలుదేరే ముందు చిరునామా, దగ్గరలోని గుర్తు అడగండి.",
  [visitSheetWords.position]: "ఈ దారి బిల్డర్ మాకు ఇచ్చిన లొకేషన్‌కు తీసుకెళ్తుంది. ఏ గేటుకు రావాలో అడగండి.",
  [visitSheetWords.byName]: "మ్యాప్‌లో ఈ పేర్లను వెతికి దారి చూపిస్తుంది. బయలుదేరే ముందు కచ్చితమైన చోటు అడగండి.",
  [visitSheetWords.ask]: "మా రికార్డులో లేనివి, అడగాల్సినవి",
  [visitSheetWords.person]: "అక్కడ మిమ్మల్ని కలిసేవారి పేరు, నంబర్",
  [visitSheetWords.notes]: "నోట్స్",
  "{name} and {count} more": "{name}, మరో {count}",
  "by {builder}": "బిల్డర్: {builder}",
  "Share this sheet": "ఈ చెక్‌లిస్ట్ లింక్ పంపండి",
  "No project chosen yet": "ఇంకా ఏ ప్రాజెక్టూ ఎంచుకోలేదు",
  "Tick projects on your shortlist and press “Site-visit sheet”; a comparison has it too.":
    "మీరు ఎంచుకున్నవాటిలో ప్రాజెక్టులకు టిక్ పెట్టి “సైట్ విజిట్ చెక్‌లిస్ట్” నొక్కండి; పోలిక పేజీలోనూ ఆ బటన్ ఉంటుంది.",
  "Whom to call": "ఎవరికి కాల్ చేయాలి",
  "Whom to call about {name}": "{name} గురించి ఎవరికి కాల్ చేయాలి",
  "How to get there": "ఎలా వెళ్లాలి",
  "How to get to {name}": "{name}‌కు ఎలా వెళ్లాలి",
  Route: "దారి చూడండి",
  "In a map app": "మ్యాప్ యాప్‌లో",
};
