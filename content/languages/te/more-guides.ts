import type { Words } from "@/lib/base/language";

/** Guides that are being written, and the page on interiors. */
export const moreGuides: Words = {
  "Coming Soon...": "త్వరలో...",
  "We are writing this page. If you need an answer before it is ready, ask a person: the call is free.":
    "ఈ పేజీని రాస్తున్నాం. ఇది సిద్ధమయ్యేలోపు మీకు జవాబు కావాలంటే ఫోన్ చేసి అడగండి: మనిషే జవాబిస్తారు, కాల్ ఉచితం.",
  "Ready to read now": "ఇప్పుడే చదవడానికి సిద్ధంగా ఉన్నవి",
  "What a lender asks for": "బ్యాంకు ఏం అడుగుతుంది",
  "The list of papers in our home loan guide": "మా గృహ రుణ మార్గదర్శిలో పత్రాల జాబితా",
  "Get a home loan": "గృహ రుణం పొందండి",
  "A loan specialist compares lenders with you": "రుణ నిపుణులు మీతో కలిసి బ్యాంకులను పోల్చి చూస్తారు",
  "Eleven questions, eleven answers": "పదకొండు ప్రశ్నలు, పదకొండు జవాబులు",
  "Before the booking amount": "బుకింగ్ డబ్బు కట్టే ముందు",
  "What to ask before you pay anything": "ఏ డబ్బూ కట్టకముందే అడగాల్సినవి (ఇంగ్లీషులో)",
  "The cost beyond the price": "ధర కాక అయ్యే ఖర్చులు",
  "Stamp duty, GST, deposits and interiors": "స్టాంప్ డ్యూటీ, GST, డిపాజిట్లు, ఇంటీరియర్ (ఇంగ్లీషులో)",
  "Homes and plots": "ఇళ్లు, ప్లాట్లు",
  "Prices, plans and RERA numbers": "ధరలు, ప్లాన్లు, RERA నంబర్లు",
  "How we work with developers": "డెవలపర్లతో మేం ఎలా పనిచేస్తాం",
  "Villa or apartment?": "విల్లానా, అపార్ట్‌మెంటా?",
  "For families of three generations": "మూడు తరాల కుటుంబాలకు (ఇంగ్లీషులో)",
  "Site visit checklist": "సైట్ విజిట్‌లో చూడాల్సినవి",
  "What to look at when you stand in the flat": "ఫ్లాట్‌లో నిలబడి ఏం గమనించాలి (ఇంగ్లీషులో)",
  "Documents Required for a Home Loan": "గృహ రుణానికి కావలసిన పత్రాలు",
  "A list to tick off, for salaried and self-employed buyers, that you can print and take along.":
    "ఉద్యోగులకు, స్వయం ఉపాధి ఉన్నవారికి టిక్ చేసుకునే జాబితా; ప్రింట్ చేసి వెంట తీసుకెళ్లవచ్చు.",
  "The papers a bank asks for before it lends for a home in India. This page is being written.":
    "భారతదేశంలో ఇంటికి రుణం ఇచ్చే ముందు బ్యాంకు అడిగే పత్రాలు. ఈ పేజీని రాస్తున్నాం.",
  "From the first budget to the keys: who does what, in which order, and what it costs.":
    "మొదటి బడ్జెట్ నుండి తాళాలు అందేవరకు: ఎవరు, ఏ క్రమంలో, ఏం చేస్తారు, ఎంత ఖర్చవుతుంది.",
  "The steps from the first visit to the registration of a home in India. This page is being written.":
    "భారతదేశంలో మొదట ఇల్లు చూడటం నుండి రిజిస్ట్రేషన్ వరకు దశలు. ఈ పేజీని రాస్తున్నాం.",
  "Entrances, kitchens and bedrooms: what Vaastu asks for, and how to read it in a floor plan.":
    "ప్రవేశ ద్వారం, వంటగది, పడకగదులు: వాస్తు ఏం చెబుతుంది, దాన్ని ఫ్లోర్ ప్లాన్‌లో ఎలా చూసుకోవాలి.",
  "What Vaastu says about the rooms and the entrance of a home. This page is being written.":
    "ఇంటి గదులు, ప్రవేశ ద్వారం గురించి వాస్తు ఏం చెబుతుంది. ఈ పేజీని రాస్తున్నాం.",
  "The developers we work with, their registered projects and what they have completed.":
    "మేం కలిసి పనిచేసే డెవలపర్లు, వారి RERA నమోదిత ప్రాజెక్టులు, ఇప్పటివరకు వారు పూర్తి చేసినవి.",
  "The developers whose homes we offer in Hyderabad and other cities. This page is being written.":
    "హైదరాబాద్‌లో, ఇతర నగరాల్లో మేం చూపే ఇళ్ల డెవలపర్లు. ఈ పేజీని రాస్తున్నాం.",
  "Home Loan Facility": "గృహ రుణ సదుపాయం",
  "How we go from your first question to the lender’s sanction letter.":
    "మీ మొదటి ప్రశ్న నుండి బ్యాంకు మంజూరు లేఖ వరకు ఎలా వెళ్తాం.",
  "How we help buyers to find and arrange a loan for their home. This page is being written.":
    "కొనేవారికి ఇంటి రుణం వెతకడంలో, ఏర్పాటు చేసుకోవడంలో ఎలా సాయపడతాం. ఈ పేజీని రాస్తున్నాం.",
  // Interiors.
  "The day you get the keys, a flat is bare walls. Our designers turn it into a home, room by room.":
    "తాళాలు అందిన రోజు ఫ్లాట్ అంటే ఖాళీ గోడలే. మా డిజైనర్లు ఒక్కో గదిని తీర్చిదిద్ది దాన్ని ఇల్లుగా మారుస్తారు.",
  "From an empty flat to a home you can move into: plans, a fixed quotation and one person to call until the work is done.":
    "ఖాళీ ఫ్లాట్ నుండి మీరు చేరడానికి సిద్ధమైన ఇంటి వరకు: ప్లాన్లు, మారని కొటేషన్, పని పూర్తయ్యేవరకు కాల్ చేయడానికి ఒకే వ్యక్తి.",
  "Interior design, room by room": "ఒక్కో గదికీ ఇంటీరియర్ డిజైన్",
  "From bare walls to a home": "ఖాళీ గోడల నుండి ఇంటి వరకు",
  "Living room with a sofa and warm light (artist’s impression)":
    "సోఫా, వెచ్చని వెలుతురుతో లివింగ్ రూమ్ (చిత్రకారుడి ఊహాచిత్రం)",
  "A visit to measure the home and hear how you live.": "మీ ఇంటికి వచ్చి కొలతలు తీసుకుని, మీ జీవన విధానం తెలుసుకుంటాం.",
  "Plans and pictures of each room before anything is ordered.": "ఏదైనా ఆర్డర్ చేసే ముందు ప్రతి గదికీ ప్లాన్లు, చిత్రాలు.",
  "One quotation, item by item, so that you can leave things out.":
    "ఒక్కో వస్తువు ధరతో ఒకే కొటేషన్; వద్దనుకున్నవి తీసేయవచ్చు.",
  "One person who answers for carpenters, painters and electricians.":
    "వడ్రంగులు, పెయింటర్లు, ఎలక్ట్రీషియన్లు అందరి పనికీ బాధ్యత వహించే ఒకే వ్యక్తి.",
  "We work on apartments, villas, independent houses, penthouses and commercial space.":
    "అపార్ట్‌మెంట్లు, విల్లాలు, ఇండిపెండెంట్ ఇళ్లు, పెంట్‌హౌస్‌లు, వాణిజ్య స్థలాలకు పనిచేస్తాం.",
  "{tell} and a designer will call you.": "{tell}, డిజైనర్ మీకు కాల్ చేస్తారు.",
  "Tell us about your home": "మీ ఇంటి గురించి చెప్పండి",
};
