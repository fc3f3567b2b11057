import { promises } from "@/content/promises";
import type { Words } from "@/lib/base/language";

/** The contact page, and the pages of forms and of thanks. */
export const contact: Words = {
  "Ask about a project, a site visit or a loan. A person answers, and advice is free.":
    "ప్రాజెక్ట్, సైట్ విజిట్, రుణం గురించి అడగండి. ఒక మనిషే జవాబిస్తారు, సలహా ఉచితం.",
  "Call {company} on {phone} ({hours}), write to us, or visit our office in {city}.":
    "{company}కు {phone}లో కాల్ చేయండి ({hours}), మాకు రాయండి, లేదా {city}లోని మా కార్యాలయానికి రండి.",
  Mon: "సోమ",
  Tue: "మంగళ",
  Wed: "బుధ",
  Thu: "గురు",
  Fri: "శుక్ర",
  Sat: "శని",
  Sun: "ఆది",
  "How we count": "మేం ఎలా లెక్కిస్తాం",
  "Measured in the last {days} days: half of our first calls came within {wait}; of all {leads} who asked, {soon} had one within {short} minutes and {later} within {long}.":
    "గత {days} రోజుల లెక్క: మొదటి కాల్‌లలో సగానికి గరిష్ఠంగా {wait} పట్టింది; అడిగిన {leads} మందిలో {short} నిమిషాల్లోపు కాల్ అందినవారు: {soon}, {long} నిమిషాల్లోపు: {later}.",
  none: "0%",
  all: "100%",
  "1 second": "1 సెకను",
  "{count} seconds": "{count} సెకన్లు",
  "1 minute": "1 నిమిషం",
  "{count} minutes": "{count} నిమిషాలు",
  "1 hour": "1 గంట",
  "{count} hours": "{count} గంటలు",
  "1 day": "1 రోజు",
  "{count} days": "{count} రోజులు",
  "All countries": "అన్ని దేశాలు",
  "We have your request.": "మీ అభ్యర్థన మాకు అందింది.",
  "One of us gets in touch with you.": "మాలో ఒకరు మిమ్మల్ని సంప్రదిస్తారు.",
  "Any questions?": "ప్రశ్నలున్నాయా?",
  [promises.phone.call]: "మాకు పగలూ రాత్రీ ఉచితంగా కాల్ చేయండి",
  "Back to {place}": "{place}కు తిరిగి వెళ్లండి",
  "See all projects": "అన్ని ప్రాజెక్టులు చూడండి",
  "Please choose a project first.": "ముందుగా ఒక ప్రాజెక్ట్ ఎంచుకోండి.",
  "You ask": "మీరు అడుగుతున్నవి",
  "Please try again": "మళ్లీ ప్రయత్నించండి",
  "Go back to the form: what you typed is still there. Or call us on {phone}.":
    "ఫారానికి వెనక్కి వెళ్లండి: మీరు రాసినది అక్కడే ఉంది. లేదా {phone}కు కాల్ చేయండి.",
};
