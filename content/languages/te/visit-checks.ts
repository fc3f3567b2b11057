import type { Words } from "@/lib/base/language";

/** What a family looks at on a visit (`visitChecks` of `content/visit-sheet.ts`). */
export const visitChecks: Words = {
  "Papers, before anything is paid": "పత్రాలు: డబ్బు కట్టే ముందు చూడాల్సినవి",
  "RERA page open on the phone: project, block or phase, promoter and completion date are as we are told":
    "ఫోన్‌లో RERA పేజీ తెరిచి చూశాం: ప్రాజెక్ట్, బ్లాక్ లేదా ఫేజ్, ప్రమోటర్, పూర్తయ్యే తేదీ మాకు చెప్పినట్టే ఉన్నాయి",
  "Approved plan seen, with number and date: it shows this block and floor":
    "మంజూరైన ప్లాన్‌ను నంబర్, తేదీతో చూశాం: అందులో ఈ బ్లాక్, అంతస్తు ఉన్నాయి",
  "Stage of the work is as the last update on the RERA page says": "RERA పేజీలోని చివరి అప్‌డేట్ చెప్పినంత పని జరిగింది",
  "Occupancy certificate (OC) seen, and it names this block": "ఆక్యుపెన్సీ సర్టిఫికెట్ (OC) చూశాం, అందులో ఈ బ్లాక్ పేరు ఉంది",
  "Last bills seen: maintenance, electricity, property tax": "చివరి బిల్లులు చూశాం: మెయింటెనెన్స్, కరెంటు, ఆస్తి పన్ను",
  "Layout approval seen (in Telangana of HMDA or DTCP): number, date, and this plot on its drawing":
    "లేఅవుట్ అనుమతి (తెలంగాణలో HMDA లేదా DTCP ఇచ్చేది) చూశాం: నంబర్, తేదీ, దాని నక్షాలో ఈ ప్లాట్",
  "Survey number is the same in the sale deed, in the land records and on the site":
    "సేల్ డీడ్‌లో, భూ రికార్డుల్లో, స్థలం వద్ద సర్వే నంబర్ ఒకటే",
  "Link documents, from owner to owner, and the Encumbrance Certificate (EC): copies for our lawyer":
    "ఒక యజమాని నుండి మరో యజమానికి మారిన లింక్ డాక్యుమెంట్లు, ఎన్‌కంబరెన్స్ సర్టిఫికెట్ (EC): మా లాయర్ కోసం కాపీలు",
  "Who signs the sale, and whether a bank has a charge on the land":
    "అమ్మకపు పత్రంపై ఎవరు సంతకం చేస్తారు, భూమి బ్యాంకు తాకట్టులో ఉందా",
  Size: "విస్తీర్ణం, కొలతలు",
  "One room measured wall to wall: it agrees with the plan, and the agreement states the carpet area":
    "ఒక గదిని గోడ నుండి గోడకు కొలిచాం: ప్లాన్‌తో సరిపోయింది, ఒప్పందంలో కార్పెట్ ఏరియా రాసి ఉంది",
  "All four sides measured between the boundary stones, and the stones are there":
    "హద్దు రాళ్ల మధ్య నాలుగు వైపులా కొలిచాం, రాళ్లన్నీ ఉన్నాయి",
  "Plot area and built-up area of the villa, each by itself in writing":
    "విల్లా ప్లాట్ విస్తీర్ణం, బిల్టప్ ఏరియా, రెండూ వేర్వేరుగా రాతపూర్వకంగా",
  "What of the sample home is in the price, and what is only shown":
    "నమూనా ఇంట్లో ఉన్నవాటిలో ఏవి ధరలో కలిసి ఉన్నాయి, ఏవి చూపించడానికే",
  "Water, power, drains": "నీరు, కరెంటు, డ్రైనేజీ",
  "Where water comes from today: municipal line, borewells, tankers; who pays for tankers in May":
    "ఇప్పుడు నీరు ఎక్కడి నుండి వస్తోంది: మున్సిపల్ లైన్, బోర్లు, ట్యాంకర్లు; మే నెలలో ట్యాంకర్ల డబ్బు ఎవరు కడతారు",
  "What the power backup runs inside the home, and on whose meter":
    "పవర్ బ్యాకప్‌తో ఇంట్లో ఏమేం పనిచేస్తాయి, అది ఎవరి మీటర్‌పై నడుస్తుంది",
  "Sewage plant and rainwater pits are there, and they run":
    "మురుగునీటి శుద్ధి ప్లాంట్, ఇంకుడు గుంతలు ఉన్నాయి, పనిచేస్తున్నాయి",
  "Taps run on the top floor, flush works twice, no damp below bathrooms":
    "పై అంతస్తులో కుళాయిల్లో నీరు వస్తోంది, ఫ్లష్ వరుసగా రెండుసార్లు పనిచేసింది, బాత్రూమ్‌ల కింద చెమ్మ లేదు",
  "Water, drain and electricity reach the plot today, not only the drawing":
    "నీరు, డ్రైనేజీ, కరెంటు నక్షాలోనే కాదు, ఇప్పటికే ప్లాట్ వరకు వచ్చాయి",
  "The plot is not lower than the road; no lake, nala or high-tension line touches it":
    "ప్లాట్ రోడ్డు కంటే పల్లంగా లేదు; చెరువు, నాలా, హైటెన్షన్ లైన్ ఏదీ దాన్ని తాకడం లేదు",
  "Car, lift, road": "కారు, లిఫ్ట్, రోడ్డు",
  "Our parking bay seen: its number, covered or open, doors open in it":
    "మా పార్కింగ్ చోటు చూశాం: దాని నంబర్, పైకప్పు ఉందో లేదో, అందులో కారు తలుపులు తెరుచుకుంటాయి",
  "Lifts and homes on a floor counted; one lift takes a stretcher":
    "లిఫ్టులు, ఒక్కో అంతస్తులో ఇళ్లు లెక్కపెట్టాం; ఒక లిఫ్ట్‌లో స్ట్రెచర్ పడుతుంది",
  "Width of the road in front measured; it is public, and it goes on at the same width":
    "ముందున్న రోడ్డు వెడల్పు కొలిచాం; అది పబ్లిక్ రోడ్డే, ముందుకు కూడా అదే వెడల్పుతో ఉంది",
  "The way to office and school driven at the real hour": "ఆఫీసుకు, స్కూలుకు రోజూ వెళ్లే వేళలోనే ప్రయాణించి చూశాం",
  "Light, noise, neighbours": "వెలుతురు, శబ్దం, ఇరుగుపొరుగు",
  "Compass used: where the sun comes in, and what may be built in front of the windows":
    "కంపాస్‌తో చూశాం: ఎండ ఎటు నుండి వస్తుంది, కిటికీల ముందు ఏం కట్టవచ్చు",
  "Ten minutes of listening: road, flights, wedding halls, pumps":
    "పది నిమిషాలు శబ్దాలు విన్నాం: రోడ్డు, విమానాలు, ఫంక్షన్ హాళ్లు, పంపులు",
  "Phone signal tried, inside and on the ground": "ఫోన్ సిగ్నల్ చూశాం: ఇంటి లోపల, కింద",
  "Two families who live there asked: what do you pay each month, what is still missing?":
    "అక్కడ ఉంటున్న రెండు కుటుంబాలను అడిగాం: నెలకు ఎంత కడుతున్నారు, ఇంకా ఏమేం లేవు?",
  "An older project of the same builder seen": "అదే బిల్డర్ పాత ప్రాజెక్ట్ ఒకటి చూశాం",
  "Come once more after rain or after dark": "వాన పడ్డాక లేదా చీకటి పడ్డాక మరోసారి రావాలి",
};
