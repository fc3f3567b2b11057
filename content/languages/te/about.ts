import { about } from "@/content/about";
import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** About Us, and the pictures of its link. */
export const aboutUs: Words = {
  [about.lead]: `${brand.founded} నుండి హైదరాబాద్‌లో కుటుంబాలకు ఇల్లు వెతకడంలో, అన్నీ తెలుసుకుని కొనడంలో ${brand.name} తోడుంటోంది. కొనేవారు మాకు బ్రోకరేజ్ ఏమీ చెల్లించరు.`,
  [about.description]: `${brand.name} ఎవరు, ${brand.founded} నుండి హైదరాబాద్‌లో డెవలపర్లతో ఎలా పనిచేస్తున్నాం, కొనేవారు మాకు బ్రోకరేజ్ ఎందుకు ఇవ్వనక్కరలేదు.`,
  "Buyers pay us no brokerage": "కొనేవారి నుండి బ్రోకరేజ్ తీసుకోం",
  "About us": "మా గురించి",
  [about.intro[0]]:
    "మేం ప్రాపర్టీ డెవలపర్లకు ఛానెల్ పార్ట్‌నర్లం. వారు తమ ప్రాజెక్టులను మా జాబితాలో పెడతారు; వాటిని ధరలు, ఫ్లోర్ ప్లాన్లు, RERA నంబర్లతో పక్కపక్కనే మీకు చూపించి, మొదటి సైట్ విజిట్ నుండి రిజిస్ట్రేషన్ వరకు మీ వెంట ఉంటాం.",
  [about.intro[1]]:
    "ఇల్లు బుక్ అయ్యాక డెవలపర్లు మాకు రుసుము చెల్లిస్తారు. మీరు డెవలపర్ ధరే కడతారు, మా రుసుములో ఏ భాగమూ దానికి కలవదు. అందుకే 0% బ్రోకరేజ్ అని చెప్పగలుగుతున్నాం; మిమ్మల్ని తొందరపెట్టి బుక్ చేయించడం కంటే ఆ బుకింగ్ పోయినా ఫర్వాలేదనుకుంటాం.",
  "Twin apartment towers joined by a sky bridge, reflected in water at blue hour (artist’s impression)":
    "స్కై బ్రిడ్జితో కలిసిన జంట అపార్ట్‌మెంట్ టవర్లు, సంధ్యవేళ నీటిలో ప్రతిబింబం (చిత్రకారుడి ఊహాచిత్రం)",
  "Our vision": "మా ఆశయం",
  [about.vision]:
    "భారతదేశంలో ఇల్లు కొనడం ఎంత ముఖ్యమో అంత స్పష్టంగానూ ఉండాలి: ప్రతి ప్రాజెక్ట్‌కూ ఒకే రకమైన వివరాలు, పోల్చి చూడగలిగే ధరలు, మీరు తప్ప ఎవరూ తొందరపెట్టకపోవడం.",
  "Our mission": "మా లక్ష్యం",
  "Data-driven insights": "సమాచారం ఆధారంగా అవగాహన",
  "Areas, prices, possession dates and RERA numbers of every project in one form, so that two homes can be compared line by line.":
    "ప్రతి ప్రాజెక్ట్ విస్తీర్ణాలు, ధరలు, స్వాధీనం తేదీలు, RERA నంబర్లు ఒకే రూపంలో; రెండు ఇళ్లను ఒక్కో అంశం పక్కపక్కన పెట్టి పోల్చవచ్చు.",
  "AI-powered search": "AI శోధన",
  "Our search forgives a wrong letter or a missing space today. Our aim is one that understands a home described in your own words.":
    "ఒక అక్షరం తప్పినా, ఖాళీ మరిచినా మా శోధన ఇప్పటికే అర్థం చేసుకుంటుంది. మీ సొంత మాటల్లో వర్ణించిన ఇంటిని అర్థం చేసుకునే శోధన మా లక్ష్యం.",
  "End-to-end solutions": "మొదటి నుండి చివరి వరకు",
  "Shortlist, site visit, home loan, legal advice, booking and interiors, with one person who knows your case from beginning to end.":
    "ఎంపిక, సైట్ విజిట్, గృహ రుణం, న్యాయ సలహా, బుకింగ్, ఇంటీరియర్: మొదటి నుండి చివరి వరకు మీ విషయం తెలిసిన ఒకే వ్యక్తి తోడుగా.",
  "Professional team": "నిపుణుల బృందం",
  "Advisers who have walked through the projects they talk about, and who name the drawbacks of a home as well.":
    "తాము చెప్పే ప్రాజెక్టులను స్వయంగా చూసివచ్చి, ఇంటి లోపాలను కూడా చెప్పే సలహాదారులు.",
  "{figure} {label}": "{figure} {label}",
  "have listed homes or plots with {company}.": "{company} జాబితాలో ఇళ్లు లేదా ప్లాట్లు ఉంచారు.",
  "Message from the CEO": "సీఈఓ సందేశం",
  [about.ceo.role]: `చీఫ్ ఎగ్జిక్యూటివ్ ఆఫీసర్, ${brand.name}`,
  [about.ceo.message[0]]:
    "మనలో చాలామంది కొనేవాటిలో అతి పెద్దది ఇల్లే. అయినా చాలామందికి తమ ఫోన్ గురించి తెలిసినంత కూడా తాము కొనే ఇంటి గురించి తెలియదు. నేను ఇల్లు కొన్నప్పుడు అది నన్ను బాధించింది; ఈ సంస్థ పుట్టడానికి కారణం అదే.",
  [about.ceo.message[1]]:
    "అందుకే వాస్తవాలను ముందు పెడతాం. ప్రాజెక్ట్‌కు RERA నంబర్ లేకపోతే అది మీకు కనిపిస్తుంది. ధర తెలియకపోతే మేం కల్పించం. మూడుసార్లు చూశాక ఆగడమే సరైన జవాబైతే, ఆ మాట చెప్పే స్వేచ్ఛ మా సలహాదారులకు ఉంది.",
  [about.ceo.message[2]]: "తొందరపడకండి, అన్నీ మమ్మల్ని అడగండి, ఇక్కడ రాసిన మాటకు మమ్మల్ని కట్టుబడి ఉండమనండి.",
  "Look at the homes we offer": "మా దగ్గరున్న ఇళ్లు చూడండి",
  "Write or call": "రాయండి లేదా కాల్ చేయండి",
};
