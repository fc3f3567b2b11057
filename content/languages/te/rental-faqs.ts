import type { Words } from "@/lib/base/language";

/** The questions of tenants. */
export const rentalFaqs: Words = {
  "Rental FAQs": "అద్దె గురించి ప్రశ్నలు",
  "What tenants ask us most, answered for Hyderabad. Most of it holds in other Indian cities too.":
    "అద్దెకుండేవారు మమ్మల్ని ఎక్కువగా అడిగే ప్రశ్నలకు హైదరాబాద్‌కు వర్తించే జవాబులు. వీటిలో చాలావరకు ఇతర భారతీయ నగరాలకూ వర్తిస్తాయి.",
  "Eight answers on renting a home in Hyderabad: deposit, 11-month agreements, registration, notice, repairs, police verification and TDS on rent.":
    "హైదరాబాద్‌లో ఇల్లు అద్దెకు తీసుకోవడంపై ఎనిమిది జవాబులు: డిపాజిట్, 11 నెలల ఒప్పందాలు, రిజిస్ట్రేషన్, నోటీసు, మరమ్మతులు, పోలీసు తనిఖీ, అద్దెపై TDS.",
  "General information as of November 2026, not legal advice. Rules differ from state to state and change; before you sign for a large sum, show the agreement to a lawyer.":
    "ఇది నవంబర్ 2026 నాటి సాధారణ సమాచారం, న్యాయ సలహా కాదు. నియమాలు రాష్ట్రాన్ని బట్టి వేరుగా ఉంటాయి, మారుతుంటాయి; పెద్ద మొత్తానికి సంతకం చేసే ముందు ఒప్పందాన్ని లాయర్‌కు చూపించండి.",
  "How much security deposit is usual?": "సెక్యూరిటీ డిపాజిట్ సాధారణంగా ఎంత ఉంటుంది?",
  "A deposit of 1-3 months’ rent is typical; two months is common for flats in Hyderabad. Some cities ask for more.":
    "1-3 నెలల అద్దెను డిపాజిట్‌గా తీసుకోవడం సాధారణం; హైదరాబాద్ ఫ్లాట్లకు రెండు నెలలు మామూలు. కొన్ని నగరాల్లో ఇంకా ఎక్కువ అడుగుతారు.",
  "Have three things written into the agreement: the amount, what may be deducted from it (unpaid rent and bills, damage beyond normal wear, often one round of painting), and by which day it is returned after you leave. Pay by bank transfer: it leaves a record.":
    "ఒప్పందంలో మూడు విషయాలు రాయించుకోండి: ఎంత మొత్తం; అందులోంచి వేటికి తగ్గించవచ్చు (కట్టని అద్దె, బిల్లులు, మామూలు అరుగుదలకు మించిన నష్టం, తరచూ ఒకసారి రంగులు వేయించడం); మీరు ఖాళీ చేశాక ఏ రోజులోపు తిరిగి ఇస్తారు. ఆధారం ఉండేలా బ్యాంకు ద్వారానే చెల్లించండి.",
  "How long does a lease run, and why are so many written for 11 months?":
    "లీజు ఎంత కాలం ఉంటుంది, చాలావరకు 11 నెలలకే ఎందుకు రాస్తారు?",
  "Leases of 12 months are typical. Many are written for 11 months and then renewed, because across India a lease for more than a year must be registered, and 11 months stays clear of that.":
    "12 నెలల లీజులు సాధారణం. చాలావాటిని 11 నెలలకు రాసి, తర్వాత పొడిగిస్తారు; ఎందుకంటే దేశమంతటా ఏడాదికి మించిన లీజును తప్పక రిజిస్టర్ చేయాలి, 11 నెలలైతే ఆ అవసరం ఉండదు.",
  "At renewal the rent usually goes up by 5% to 10%. Agree on the figure at the beginning and have it written down.":
    "పొడిగించేటప్పుడు అద్దె సాధారణంగా 5% నుండి 10% పెరుగుతుంది. ఎంత పెరగాలో మొదట్లోనే మాట్లాడుకుని రాయించుకోండి.",
  "Does a rental agreement have to be registered?": "అద్దె ఒప్పందాన్ని రిజిస్టర్ చేయాలా?",
  "For a lease of more than a year, or from year to year, yes: at the sub-registrar’s office, with stamp duty and a fee. Some states go further. In Telangana the law asks for registration of shorter leases too, although many 11-month agreements are only signed on stamp paper and notarised.":
    "ఏడాదికి మించిన, లేదా ఏటేటా కొనసాగే లీజు అయితే చేయాలి: సబ్-రిజిస్ట్రార్ కార్యాలయంలో, స్టాంప్ డ్యూటీ, రుసుముతో. కొన్ని రాష్ట్రాల్లో నియమాలు ఇంకా కఠినం. తెలంగాణ చట్టం తక్కువ కాలపు లీజులనూ రిజిస్టర్ చేయమంటుంది; అయినా చాలా 11 నెలల ఒప్పందాలను స్టాంప్ పేపర్‌పై సంతకం చేసి నోటరీ మాత్రమే చేయిస్తారు.",
  "A notary’s stamp is not registration. If there is ever a dispute, a registered agreement is far better evidence, for the owner and for you. Ask the sub-registrar’s office what applies to your agreement and what it costs, and agree on who pays.":
    "నోటరీ ముద్ర రిజిస్ట్రేషన్ కాదు. వివాదం వస్తే యజమానికీ మీకూ రిజిస్టర్ అయిన ఒప్పందమే చాలా మంచి ఆధారం. మీ ఒప్పందానికి ఏది వర్తిస్తుందో, ఎంత ఖర్చవుతుందో సబ్-రిజిస్ట్రార్ కార్యాలయంలో అడగండి; ఆ ఖర్చు ఎవరు భరించాలో ముందే మాట్లాడుకోండి.",
  "How much notice must I give, and can I leave early?": "ఎంత ముందుగా నోటీసు ఇవ్వాలి, ముందే ఖాళీ చేయవచ్చా?",
  "What counts is the agreement: one or two months’ notice from either side is usual. Give it in writing; email or WhatsApp is good enough only if the agreement says so.":
    "ఒప్పందంలో ఉన్నదే లెక్క: ఇరువైపులా ఒకటి లేదా రెండు నెలల నోటీసు మామూలు. రాతపూర్వకంగా ఇవ్వండి; ఒప్పందంలో ఉంటేనే ఈమెయిల్ లేదా వాట్సాప్ సరిపోతుంది.",
  "Look for a lock-in period. If you leave before it ends, the owner may ask for the rent of the rest of it. If you might be transferred, ask for a clause for that case before you sign.":
    "లాక్-ఇన్ గడువు ఉందేమో చూడండి. అది ముగియకముందే ఖాళీ చేస్తే, మిగిలిన గడువు అద్దెను యజమాని అడగవచ్చు. మీకు బదిలీ అయ్యే అవకాశం ఉంటే, సంతకం చేసే ముందే దానికి ఒక షరతు రాయించుకోండి.",
  "Who pays for repairs and maintenance?": "మరమ్మతులకు, నిర్వహణకు ఎవరు చెల్లిస్తారు?",
  "As a rule the owner pays for what belongs to the building: structure, leaks, wiring, plumbing inside the walls. The tenant pays for small daily repairs, such as a tap washer or a tube light, and for damage.":
    "సాధారణంగా భవనానికి చెందినవాటికి యజమాని చెల్లిస్తారు: కట్టడం, లీకులు, వైరింగ్, గోడల్లోని పైపులు. కుళాయి వాషర్, ట్యూబ్‌లైట్ వంటి రోజువారీ చిన్న మరమ్మతులకు, చేసిన నష్టానికి అద్దెకుండేవారు చెల్లిస్తారు.",
  "The monthly maintenance of the residents’ association can be on either side, so ask whether the rent includes it. On the first day, list what is in the flat, with meter readings and photographs, and have both sides sign. It settles most quarrels about the deposit.":
    "నివాసుల సంఘం నెలవారీ నిర్వహణ రుసుము ఎవరి వంతైనా కావచ్చు; అద్దెలో అది కలిసి ఉందా అని అడగండి. మొదటి రోజే ఇంట్లో ఏమేమి ఉన్నాయో మీటర్ రీడింగులు, ఫోటోలతో రాసి ఇద్దరూ సంతకం చేయండి. డిపాజిట్ గురించిన గొడవలు చాలావరకు దీనితోనే తీరతాయి.",
  "What should I see before I sign?": "సంతకం చేసే ముందు ఏం చూడాలి?",
  "Proof that the person who lets the home owns it: the sale deed or the latest property tax receipt, and an identity card. Somebody who signs for the owner needs a power of attorney.":
    "ఇల్లు అద్దెకిచ్చేవారిదే అనడానికి ఆధారం: సేల్ డీడ్ లేదా తాజా ఆస్తి పన్ను రసీదు, గుర్తింపు కార్డు. యజమాని తరఫున సంతకం చేసేవారికి పవర్ ఆఫ్ అటార్నీ ఉండాలి.",
  "The last electricity, water and maintenance bills, paid.": "చివరి కరెంటు, నీటి, నిర్వహణ బిల్లులు కట్టి ఉన్నాయా.",
  "The rules of the residents’ association: parking, pets, shifting, visitors.":
    "నివాసుల సంఘం నియమాలు: పార్కింగ్, పెంపుడు జంతువులు, సామాను తరలింపు, వచ్చే అతిథులు.",
  "Whether there is a loan on the home with EMIs overdue. A lender that takes over the home can ask a tenant to leave.":
    "ఇంటిపై EMIలు బాకీ ఉన్న రుణం ఉందా. ఇంటిని స్వాధీనం చేసుకున్న బ్యాంకు అద్దెకుండేవారిని ఖాళీ చేయమనవచ్చు.",
  "The agreement itself, a day before. Don’t pay a token amount for a home you have not seen from inside.":
    "ఒప్పందం ప్రతి, ఒక రోజు ముందే. లోపల చూడని ఇంటికి టోకెన్ డబ్బు కట్టకండి.",
  "Is police verification of tenants needed?": "అద్దెకుండేవారికి పోలీసు తనిఖీ అవసరమా?",
  "The police in many cities, Hyderabad among them, ask owners to send in their tenants’ details, and local orders can make that a duty. It is done at the police station or online, by the owner.":
    "హైదరాబాద్‌తో సహా చాలా నగరాల్లో అద్దెకుండేవారి వివరాలు పంపమని పోలీసులు యజమానులను అడుగుతారు; స్థానిక ఉత్తర్వులు దాన్ని తప్పనిసరి చేయవచ్చు. పోలీస్ స్టేషన్‌లో లేదా ఆన్‌లైన్‌లో యజమానే దీన్ని చేస్తారు.",
  "You will be asked for a photograph, an identity card, your permanent address and where you work. Keep the acknowledgement. Write the purpose and the date on every copy of a document you hand over, so that it can’t be used for anything else.":
    "మీ ఫోటో, గుర్తింపు కార్డు, శాశ్వత చిరునామా, ఎక్కడ పనిచేస్తున్నారో అడుగుతారు. రసీదు దాచుకోండి. మీరిచ్చే ప్రతి పత్రం నకలుపై ఎందుకిచ్చారో, తేదీ రాయండి; అప్పుడు దాన్ని వేరేవాటికి వాడలేరు.",
  "When do I need rent receipts, and when do I deduct TDS?": "అద్దె రసీదులు ఎప్పుడు కావాలి, TDS ఎప్పుడు మినహాయించాలి?",
  "Receipts are proof of payment; keep them even if you pay by bank transfer. If your salary includes a house rent allowance (HRA) and you are under the old tax regime, your employer asks for them, and for the owner’s PAN when the rent is above ₹1,00,000 a year.":
    "రసీదులు చెల్లింపుకు ఆధారం; బ్యాంకు ద్వారా కట్టినా దాచుకోండి. మీ జీతంలో ఇంటి అద్దె భత్యం (HRA) ఉండి, మీరు పాత పన్ను విధానంలో ఉంటే, మీ యాజమాన్యం రసీదులు అడుగుతుంది; అద్దె ఏడాదికి ₹1,00,000 దాటితే ఇంటి యజమాని PAN కూడా.",
  "TDS is tax that you hold back from the rent and pay to the government in the owner’s name. An individual who pays more than ₹50,000 a month to an owner resident in India deducts 2% (the rate since 1 October 2024), as a rule once a year or in the last month, and gives the owner the certificate. No TAN is needed.":
    "TDS అంటే అద్దెలోంచి మీరు మినహాయించి, యజమాని పేరిట ప్రభుత్వానికి కట్టే పన్ను. భారత్‌లో నివసించే యజమానికి నెలకు ₹50,000 కంటే ఎక్కువ చెల్లించే వ్యక్తి 2% మినహాయించాలి (1 అక్టోబర్ 2024 నుండి ఉన్న రేటు); సాధారణంగా ఏడాదికి ఒకసారి లేదా చివరి నెలలో మినహాయించి, యజమానికి ధ్రువపత్రం ఇవ్వాలి. TAN అవసరం లేదు.",
  "If the owner lives abroad, the rate is much higher and the limit of ₹50,000 does not apply. Ask a chartered accountant before the first rent.":
    "యజమాని విదేశంలో ఉంటే రేటు చాలా ఎక్కువ, ₹50,000 పరిమితి వర్తించదు. మొదటి అద్దె కట్టే ముందే చార్టర్డ్ అకౌంటెంట్‌ను అడగండి.",
};
