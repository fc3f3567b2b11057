import type { Words } from "@/lib/base/language";

/** What stands round the calculator of the whole cost: its home, and the rules behind it. */
export const costPage: Words = {
  "The whole cost of a home": "ఇంటికయ్యే మొత్తం ఖర్చు",
  "The price is only the beginning. Add GST, stamp duty and registration, see how much has to be your own money, what the loan costs, and how it compares with paying rent.":
    "ధర మొదలు మాత్రమే. GST, స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్ కలిపి చూడండి. మీ సొంత డబ్బు ఎంత కావాలో, రుణానికి ఎంత ఖర్చవుతుందో, అద్దెతో పోలిస్తే ఎలా ఉంటుందో తెలుస్తుంది.",
  "Work out what a flat, villa or plot costs in all: GST by stage, stamp duty and registration in Telangana, your own money, loan, EMI, and rent against buying.":
    "ఫ్లాట్, విల్లా, ప్లాట్‌కు మొత్తం ఖర్చు లెక్కించండి: దశను బట్టి GST, తెలంగాణలో స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్, సొంత డబ్బు, రుణం, EMI, అద్దెతో పోలిక.",
  "GST, duty, loan and rent, line by line": "ప్రతి ఖర్చూ విడివిడిగా",
  "{home} in {name}": "{name}‌లో {home}",
  "{home}: the whole cost": "{home}: మొత్తం ఖర్చు",
  "{cost}. Price, GST, stamp duty and registration, your own money, loan and EMI, line by line with the date of each rule.":
    "{cost}. ధర, GST, స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్, సొంత డబ్బు, రుణం, EMI విడివిడిగా, ప్రతి నియమం తేదీతో.",
  "For {home}.": "{home} కోసం.",
  "For {home}, possession now.": "{home} కోసం; స్వాధీనం ఇప్పుడే.",
  "For {home}, possession {possession}.": "{home} కోసం; స్వాధీనం {possession}.",
  "Its price is on request: type what you were told.": "దీని ధర అడిగితే చెబుతారు: మీకు చెప్పిన ధర రాయండి.",
  "Worked out for its lowest price.": "దీని అతి తక్కువ ధరకు వేసిన లెక్క.",
  "We don’t have this home any more. You can work with any price below.":
    "ఈ ఇల్లు ఇప్పుడు మా దగ్గర లేదు. కింద ఏ ధరకైనా లెక్క చూడవచ్చు.",
  "We could not read this home just now. Reload the page, or type its price below.":
    "ఈ ఇంటి వివరాలు ఇప్పుడు చదవలేకపోయాం. పేజీ మళ్లీ తెరవండి, లేదా కింద దాని ధర రాయండి.",
  "What we don’t know yet": "మాకు ఇంకా తెలియనివి",
  "Our record of {name} says {known} of {of} things that a buyer should know. Tick what matters to you: we ask the builder and call you back.":
    "కొనేవారు తెలుసుకోవాల్సిన {of} విషయాల్లో {name} గురించి మా రికార్డులో ఉన్నవి {known}. మీకు ముఖ్యమైనవి టిక్ చేయండి: మేం బిల్డర్‌ను అడిగి మీకు కాల్ చేస్తాం.",
  "Ask these questions": "ఈ ప్రశ్నలు అడగండి",
  // The rules, with their sources.
  "The rules behind these figures": "ఈ లెక్కల వెనకున్న నియమాలు",
  "An estimate from published rules, not advice. Rules change and have exceptions: check each line with the sub-registrar’s office, your lender and a chartered accountant before you pay.":
    "ఇది ప్రచురిత నియమాల ఆధారంగా వేసిన అంచనా, సలహా కాదు. నియమాలు మారతాయి, మినహాయింపులూ ఉంటాయి: డబ్బు కట్టే ముందు ఒక్కో అంశాన్ని సబ్-రిజిస్ట్రార్ కార్యాలయంలో, మీ బ్యాంకులో, చార్టర్డ్ అకౌంటెంట్ దగ్గర సరిచూసుకోండి.",
  "In force since {since}. Source: {source}. As on {day}, collected by {who}.":
    "అమలు: {since} నుండి. మూలం: {source}. సేకరణ: {day}, {who}.",
  "Not certain: {doubt}": "కచ్చితంగా తెలియనిది: {doubt}",
  "This may be out of date: it was last looked up on {day}.": "ఇది పాతది అయి ఉండవచ్చు: చివరిగా {day}న చూశాం.",
  "our office, from published text and not from the authority itself":
    "మా కార్యాలయం, ప్రచురిత సమాచారం నుండి; ప్రభుత్వ సంస్థ నుండి నేరుగా కాదు",
  "GST on a home under construction": "నిర్మాణంలో ఉన్న ఇంటిపై GST",
  "5% of the price; 1% up to 60 m² of carpet area and ₹45 lakh in a metropolitan city":
    "ధరలో 5%; మెట్రో నగరంలో కార్పెట్ ఏరియా 60 చ.మీ., ధర ₹45 లక్షల వరకు 1%",
  "taxgarden.in (2026) and other published summaries of the GST rates":
    "taxgarden.in (2026), GST రేట్లపై ప్రచురితమైన ఇతర సారాంశాలు",
  "GST after the occupancy certificate, and on a bare plot": "ఆక్యుపెన్సీ సర్టిఫికెట్ వచ్చాక, ఖాళీ ప్లాట్‌పై GST",
  "no GST": "GST లేదు",
  "Stamp duty, transfer duty and registration in Telangana": "తెలంగాణలో స్టాంప్ డ్యూటీ, ట్రాన్స్‌ఫర్ డ్యూటీ, రిజిస్ట్రేషన్",
  "7.5% of the price or of the official value, whichever is higher": "ధర, ప్రభుత్వ విలువల్లో ఏది ఎక్కువైతే దానిలో 7.5%",
  "G.O. Ms. 58, as told by thebetterandhra.com and plots99.com":
    "జీవో ఎంఎస్ 58; thebetterandhra.com, plots99.com చెప్పిన ప్రకారం",
  "Sites divide the sum among the three in different ways, and some still say 6%, the sum before that day.":
    "ఈ మొత్తాన్ని మూడింటి మధ్య సైట్లు వేర్వేరుగా విడదీసి చూపుతున్నాయి; కొన్ని ఇంకా అంతకు ముందున్న 6% అనే చెబుతున్నాయి.",
  "Tax deducted at source": "మూలం వద్ద పన్ను మినహాయింపు (TDS)",
  "1% of the price or of the official value, whichever is higher, once either is ₹50 lakh":
    "ధర, ప్రభుత్వ విలువల్లో ఏదైనా ₹50 లక్షలకు చేరితే, వాటిలో ఎక్కువైన దానిలో 1%",
  "the text of section 194-IA as quoted by caclubindia.com and taxtmi.com":
    "సెక్షన్ 194-ఐఏ పాఠం, caclubindia.com, taxtmi.com ఉటంకించినట్లు",
  "Of a seller who lives abroad other rates are held back.": "అమ్మేవారు విదేశాల్లో నివసిస్తుంటే మినహాయించే రేట్లు వేరు.",
  "The largest home loan": "గరిష్ఠ గృహ రుణం",
  "90% of the price for a loan up to ₹30 lakh, 80% up to ₹75 lakh, 75% above; duty and registration not counted":
    "రుణం ₹30 లక్షల వరకు అయితే ధరలో 90%, ₹75 లక్షల వరకు 80%, ఆపైన 75%; డ్యూటీ, రిజిస్ట్రేషన్ ఇందులో లెక్కకు రావు",
  "Business Standard, 8 October 2015 and 9 April 2023, on the circular of the Reserve Bank":
    "రిజర్వ్ బ్యాంక్ సర్క్యులర్‌పై బిజినెస్ స్టాండర్డ్, 8 అక్టోబర్ 2015, 9 ఏప్రిల్ 2023",
  "A lender may give less.": "బ్యాంకు ఇంతకంటే తక్కువ ఇవ్వవచ్చు.",
};
