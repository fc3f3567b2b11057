import { brochureMailWords, consentMailWords, visitorMailWords } from "@/content/lead-mails";
import { savedSearchMails } from "@/content/saved-search-words";
import type { Words } from "@/lib/base/language";

const { confirm, known, full, news } = savedSearchMails;

/** The mails to visitors: after an enquiry, with a brochure, and of saved searches. */
export const mails: Words = {
  [visitorMailWords.greeting]: "నమస్కారం {name} గారు,",
  [visitorMailWords.greetingWithoutName]: "నమస్కారం,",
  [visitorMailWords.reference]: "మీ రిఫరెన్స్ నంబర్",
  [visitorMailWords.call]: "{company}కు కాల్ చేయండి",
  [consentMailWords.subject]: "మీ విచారణతో మీరు దేనికి అంగీకరించారు ({reference})",
  [consentMailWords.text]: "మీ విచారణ మాకు చేరింది. దానితో మీరు దీనికి అంగీకరించారు:",
  [consentMailWords.may]:
    "దీని గురించి {day} వరకు, {ways} ద్వారా, భారత సమయం {hours} మధ్య మేం మిమ్మల్ని సంప్రదించవచ్చు. మీరు కోరిన మొదటి కాల్ వేరే సమయంలో రావచ్చు.",
  [consentMailWords.button]: "చూడండి, మార్చండి లేదా ఆపండి",
  [consentMailWords.why]:
    "{site} సైట్‌లో ఒక ఫారంతో ఈ చిరునామా ఇచ్చారు కాబట్టి ఈ మెయిల్ వచ్చింది. అది మీరు కాకపోతే, పై లింక్ తెరిచి విచారణను తొలగించండి: అప్పుడు మిమ్మల్ని ఎవరూ సంప్రదించరు.",
  [brochureMailWords.subject]: "మీరు అడిగిన {project} బ్రోచర్",
  [brochureMailWords.ready]: "మీరు అడిగిన {project} బ్రోచర్ ఇదిగో.",
  [brochureMailWords.missing]: "మీరు {project} బ్రోచర్ అడిగారు. ప్రస్తుతం అది ఆన్‌లైన్‌లో లేదు: కాల్ చేసినప్పుడు మీకు అందిస్తాం.",
  [brochureMailWords.file]: "PDF ఫైల్",
  [brochureMailWords.questions]: "ప్రశ్నలు ఉన్నాయా? మాకు కాల్ చేసి మీ రిఫరెన్స్ నంబర్ చెప్పండి.",
  [brochureMailWords.why]:
    "{site} సైట్‌లో బ్రోచర్ కోసం ఈ చిరునామా ఇచ్చారు కాబట్టి ఈ మెయిల్ వచ్చింది. అది మీరు కాకపోతే పట్టించుకోవద్దు: ఇక మరో మెయిల్ రాదు.",
  [brochureMailWords.noProject]: "ప్రాజెక్ట్",
  [confirm.subject]: "దయచేసి నిర్ధారించండి: కొత్త ఇళ్ల సమాచారం ఈమెయిల్‌లో",
  [confirm.text]: "ఈ వెతుకులాటలో కొత్త ఇల్లు వచ్చినా, ధర తగ్గినా ఈమెయిల్ చేయమని మమ్మల్ని కోరారు. అది మీరేనని అనుకుంటున్నాం:",
  [confirm.button]: "చూసి నిర్ధారించండి",
  [confirm.why]:
    "{site} సైట్‌లో ఈ చిరునామా రాశారు కాబట్టి ఈ మెయిల్ వచ్చింది. అది మీరు కాకపోతే పట్టించుకోవద్దు: మరేదీ పంపం, ఈ అభ్యర్థన 7 రోజుల తర్వాత తొలగిపోతుంది.",
  [known.text]: "ఈ వెతుకులాట ఇప్పటికే భద్రంగా ఉంది, కాబట్టి ఏదీ మారలేదు:",
  [known.button]: "మీ వెతుకులాటలు చూడండి",
  [known.why]: "{site} సైట్‌లో ఈ చిరునామా రాశారు కాబట్టి ఈ మెయిల్ వచ్చింది. అది మీరు కాకపోతే ఏమీ చేయనక్కర్లేదు.",
  [full.subject]: "మీరు భద్రపరిచిన వెతుకులాటలు: 10 ఉన్నాయి",
  [full.text]:
    "మరో వెతుకులాట గురించి తెలియజేయమని కోరారు. ఒక చిరునామాకు 10 వరకు భద్రపరుస్తాం: ఇక అక్కర్లేనిది ఒకటి ఆపి, తొలగించి, దీన్ని మళ్లీ భద్రపరచండి:",
  "new home": "కొత్త ఇల్లు",
  "new homes": "కొత్త ఇళ్లు",
  [news.isNew]: "కొత్తది: {price}",
  [news.isCheaper]: "ఇప్పుడు {price}, ముందు {was}",
  [news.cheaper]: "ధర తగ్గినవి {count}",
  [news.oneMore]: ", మరో 1 వెతుకులాట",
  [news.more]: ", మరో {count} వెతుకులాటలు",
  [news.list]: "మొత్తం జాబితా చూడండి",
  [news.rest]: "జాబితాలో మరో {count} చూడండి",
  [news.manage]: "మీ వెతుకులాటలు: మార్చండి లేదా ఆపండి",
  [news.why]:
    "{site} సైట్‌లో మీరు ఈ చిరునామాను నిర్ధారించారు కాబట్టి ఈ మెయిల్ వచ్చింది. రోజుకు గరిష్ఠంగా ఒకటే వస్తుంది, అదీ కొత్తది ఏదైనా ఉంటేనే.",
};
