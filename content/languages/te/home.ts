import { homePage } from "@/content/page-words";
import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** The home page, without its search and its rows of cards (`browser/home.ts`). */
export const home: Words = {
  [homePage.title]: `హైదరాబాద్‌లో ఇళ్లు, 0% బ్రోకరేజ్ | ${brand.name}`,
  [homePage.description]:
    "హైదరాబాద్‌లో అపార్ట్‌మెంట్లు, విల్లాలు, ప్లాట్లను ధరలు, ఫ్లోర్ ప్లాన్లు, RERA నంబర్లతో వెతకండి. కొనేవారికి బ్రోకరేజ్ లేదు.",
  "Homes, villas and plots in {place}": "{place}‌లో ఇళ్లు, విల్లాలు, ప్లాట్లు",
  [brand.tagline]: "0% బ్రోకరేజ్. 100% ఆనందం.",
  "Developers pay us when you book. You pay their price, and nothing to us.":
    "మీరు బుక్ చేసినప్పుడు డెవలపర్లే మాకు చెల్లిస్తారు. మీరు కట్టేది వారి ధర మాత్రమే, మాకు ఏమీ ఇవ్వనక్కర్లేదు.",
  "Skyline of high-rise apartment towers reflected in a lake at dusk":
    "సంధ్యవేళ చెరువులో ప్రతిబింబిస్తున్న ఎత్తైన అపార్ట్‌మెంట్ టవర్లు",
  "Property types": "ఇళ్ల రకాలు",
  News: "కొత్త విశేషాలు",
  "{company} in figures": "అంకెల్లో {company}",
  Zero: "సున్నా",
  "500 Cr+": "500+ కోట్లు",
  "Brokerage services": "బ్రోకరేజ్ రుసుము",
  "Happy customers": "సంతోషంగా ఉన్న కస్టమర్లు",
  "Worth of homes sold": "అమ్మిన ఇళ్ల విలువ",
  "Relationship managers": "రిలేషన్‌షిప్ మేనేజర్లు",
  banks: "బ్యాంకులు",
  developers: "డెవలపర్లు",
  "since {year}": "{year} నుండి",
  "as of {month}": "{month} నాటికి",
  "New on our list.": "మా జాబితాలో కొత్తవి.",
  "New on our list. Pictures: {note}.": "మా జాబితాలో కొత్తవి. చిత్రాలు: {note}.",
  "All projects": "అన్ని ప్రాజెక్టులు",
  "No properties available at the moment.": "ప్రస్తుతం ఇళ్లేవీ అందుబాటులో లేవు.",
  "End-to-end assistance": "మొదటి నుండి చివరి వరకు తోడు",
  "One adviser, five steps, nothing to pay for it.": "ఒకే సలహాదారు, ఐదు దశలు, దీనికి ఏమీ చెల్లించనక్కర్లేదు.",
  "Step {number}": "దశ {number}",
  "Search & Shortlisting": "వెతకడం, ఎంచుకోవడం",
  "You tell us budget, place and must-haves. We answer with a short list that fits.":
    "బడ్జెట్, ప్రాంతం, తప్పక కావలసినవి మీరు చెప్పండి. సరిపోయే ఇళ్ల చిన్న జాబితా మేము ఇస్తాం.",
  "Site Visit": "సైట్ విజిట్",
  "We arrange the visits and come along, with the questions worth asking there.":
    "సైట్ విజిట్‌లు మేమే ఏర్పాటు చేసి, అక్కడ అడగాల్సిన ప్రశ్నలతో మీ వెంట వస్తాం.",
  "Home Loan Assistance": "గృహ రుణ సహాయం",
  "The offers of several lenders side by side, and help with the papers.":
    "పలు బ్యాంకుల ఆఫర్లు పక్కపక్కన చూపిస్తాం, పత్రాల విషయంలో సాయపడతాం.",
  "Legal Advice": "న్యాయ సలహా",
  "A lawyer reads title, approvals and agreement before you sign.":
    "మీరు సంతకం చేసే ముందు హక్కు పత్రాలు, అనుమతులు, ఒప్పందాన్ని లాయర్ చదువుతారు.",
  "Unit Booking": "ఇల్లు బుక్ చేయడం",
  "Unit, price and payment plan in writing first. Then you book.":
    "ముందుగా ఏ ఇల్లు, ధర ఎంత, ఎలా చెల్లించాలో రాతపూర్వకంగా. ఆ తర్వాతే బుకింగ్.",
  "Get in Touch": "మమ్మల్ని సంప్రదించండి",
  "What buyers say": "కొన్నవారు ఏమంటున్నారు",
  "Sample reviews, written to show where real ones will stand.":
    "ఇవి నమూనా అభిప్రాయాలు; నిజమైనవి ఎక్కడ వస్తాయో చూపడానికి రాసినవి.",
  "Sample review": "నమూనా అభిప్రాయం",
  "First-time buyers": "మొదటిసారి కొన్నవారు",
  "A family of five": "ఐదుగురి కుటుంబం",
  "A buyer living abroad": "విదేశంలో ఉంటూ కొన్నవారు",
  "A couple with one salary": "ఒకే జీతమున్న దంపతులు",
  "A plot buyer": "ప్లాట్ కొన్నవారు",
  "Owners who moved up": "మరింత పెద్ద ఇంటికి మారినవారు",
  "2 BHK apartment in Kompally": "కొంపల్లిలో 2 BHK అపార్ట్‌మెంట్",
  "Villa in Tellapur": "తెల్లాపూర్‌లో విల్లా",
  "3 BHK apartment in Kokapet": "కోకాపేటలో 3 BHK అపార్ట్‌మెంట్",
  "2 BHK apartment in Miyapur": "మియాపూర్‌లో 2 BHK అపార్ట్‌మెంట్",
  "Open plot in Shadnagar": "షాద్‌నగర్‌లో ఖాళీ ప్లాట్",
  "4 BHK apartment in Gachibowli": "గచ్చిబౌలిలో 4 BHK అపార్ట్‌మెంట్",
  "Five-storey cream and ochre apartment blocks on stilt parking with a landscaped front":
    "స్టిల్ట్ పార్కింగ్‌పై ఐదంతస్తుల అపార్ట్‌మెంట్లు, ముందు తోట",
  "Street of two-storey villas with terracotta tiled roofs, hedges and small trees":
    "పెంకుల కప్పులున్న రెండంతస్తుల విల్లాల వీధి, చిన్న చెట్లు",
  "Twin apartment towers joined by a sky bridge, reflected in water at blue hour":
    "వంతెనతో కలిసిన జంట టవర్లు, నీటిలో వాటి ప్రతిబింబం",
  "Two rounded apartment towers with undulating white balcony slabs under a blue sky":
    "నీలాకాశం కింద తెల్లని బాల్కనీలున్న రెండు టవర్లు",
  "Marked grass plots along an internal road with young trees in low evening sun":
    "సాయంత్రపు ఎండలో లోపలి రోడ్డు పక్కన హద్దులు గీసిన ప్లాట్లు, చిన్న చెట్లు",
  "Living room with sage green wall, three framed prints, cream sofa, rust armchairs and a timber media wall":
    "ఆకుపచ్చ గోడ, మూడు చిత్రపటాలు, సోఫా, కుర్చీలున్న హాలు",
  "Start with a neighbourhood": "ప్రాంతంతో మొదలుపెట్టండి",
  "Where you live decides more about your day than the floor plan does.":
    "మీ రోజు ఎలా గడుస్తుందో ఫ్లోర్ ప్లాన్ కంటే మీరు ఉండే ప్రాంతమే ఎక్కువగా నిర్ణయిస్తుంది.",
  "New towers beside the Outer Ring Road, minutes from the Financial District.":
    "ఔటర్ రింగ్ రోడ్డు పక్కన కొత్త టవర్లు, ఫైనాన్షియల్ డిస్ట్రిక్ట్‌కు కొద్ది నిమిషాలే.",
  "Offices, hospitals and schools near by, with homes old and new.":
    "దగ్గరలో ఆఫీసులు, ఆస్పత్రులు, బడులు; పాత, కొత్త ఇళ్లు రెండూ ఉంటాయి.",
  "Calmer streets in the west, with apartments and gated villas.":
    "నగరానికి పడమర ప్రశాంతమైన వీధులు, అపార్ట్‌మెంట్లు, గేటెడ్ విల్లాలు.",
  "Villas and plots along the northern highway, with room to build.":
    "ఉత్తరాన హైవే వెంట విల్లాలు, ప్లాట్లు; కట్టుకోవడానికి చోటు ఉంది.",
  "Talk to an expert": "నిపుణులతో మాట్లాడండి",
  "Tell us what you are looking for, and hear which projects fit, what they cost and when they are ready.":
    "మీకు ఏం కావాలో చెప్పండి; ఏ ప్రాజెక్టులు సరిపోతాయో, ధరెంతో, ఎప్పటికి సిద్ధమవుతాయో మేము చెబుతాం.",
  "Message us": "మాకు రాయండి",
  "From our blog": "మా బ్లాగు నుండి",
  "What to check, ask and work out before you buy.": "కొనే ముందు ఏం చూడాలి, ఏం అడగాలి, ఏ లెక్కలు వేయాలి (ఇంగ్లీషులో).",
  "All blogs": "అన్ని బ్లాగులు",
  "Developers we work with": "మేము కలిసి పనిచేసే డెవలపర్లు",
  "Sample logos: these developers are fictional.": "నమూనా లోగోలు: ఈ డెవలపర్లు కల్పితం.",
  "Decide on facts": "వాస్తవాలు చూసి నిర్ణయించుకోండి",
  "What is written down can be checked, by you and before you pay.":
    "రాతలో ఉన్నదాన్ని డబ్బు కట్టే ముందు మీరే సరిచూసుకోవచ్చు.",
  "{state} Real Estate Regulatory Authority": "{state} రియల్ ఎస్టేట్ నియంత్రణ సంస్థ",
  "Check the RERA number first": "ముందుగా RERA నంబర్ సరిచూడండి",
  "RERA is the Real Estate (Regulation and Development) Act, 2016. Before a project is advertised or sold it has to be registered with the state’s authority, unless it is exempt, as for its size: at most 500 square metres of land, or at most eight apartments.":
    "RERA అంటే రియల్ ఎస్టేట్ (నియంత్రణ, అభివృద్ధి) చట్టం, 2016. ప్రాజెక్టును ప్రచారం చేసే లేదా అమ్మే ముందు రాష్ట్ర సంస్థ వద్ద నమోదు చేయాలి. మినహాయింపు ఉన్నవాటికి అవసరం లేదు; ఉదాహరణకు 500 చదరపు మీటర్లకు మించని స్థలం, లేదా ఎనిమిదికి మించని అపార్ట్‌మెంట్లు.",
  "How to check a number in {state}": "{state}‌లో నంబర్ ఎలా సరిచూడాలి",
  "Ask for the number in writing.": "నంబర్‌ను రాతపూర్వకంగా అడగండి.",
  "Project numbers in Telangana so far begin with P.":
    "తెలంగాణలో ప్రాజెక్ట్ నంబర్లు ఇప్పటివరకు ‘పి’ (P) అక్షరంతో మొదలవుతున్నాయి.",
  "Open {site} yourself and look for the registered projects.": "{site} మీరే తెరిచి, నమోదైన ప్రాజెక్టుల జాబితా చూడండి.",
  "Search by the number. Compare project, promoter, survey numbers and units.":
    "నంబర్‌తో వెతకండి. ప్రాజెక్ట్, ప్రమోటర్, సర్వే నంబర్లు, యూనిట్లు సరిపోల్చండి.",
  "Read the completion date, and until when the registration is valid.":
    "పూర్తయ్యే తేదీ, నమోదు ఎప్పటివరకు చెల్లుతుందో చదవండి.",
  "A registration shows that papers were filed. It is no promise of price, title or date.":
    "నమోదు అంటే పత్రాలు సమర్పించారని మాత్రమే. ధరకు, హక్కుకు, తేదీకి అది హామీ కాదు.",
  "Checked in {month}.": "{month}‌లో సరిచూశాం.",
  "{site}, the website of the {name} (opens in a new tab)": "{site}, {name} వెబ్‌సైట్ (కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)",
  "Technology that saves you Saturdays": "మీ శనివారాలను మిగిల్చే సాంకేతికత",
  "A search that forgives a wrong letter, filters that say beforehand how many homes are left, and floor plans you can open large on a phone. You visit three homes, not thirty.":
    "ఒక అక్షరం తప్పినా వెతికిపెట్టే సెర్చ్, ఎన్ని ఇళ్లు మిగులుతాయో ముందే చెప్పే ఫిల్టర్లు, ఫోన్‌లో పెద్దగా తెరిచి చూసే ఫ్లోర్ ప్లాన్లు. మీరు చూడాల్సింది ముప్పై ఇళ్లు కాదు, మూడే.",
  "Bright living room with green wall, framed prints, cream sofa and large windows":
    "ఆకుపచ్చ గోడ, చిత్రపటాలు, సోఫా, పెద్ద కిటికీలున్న వెలుతురైన హాలు",
  "Data insights instead of adjectives": "పొగడ్తలు కాదు, వివరాలు",
  "Price, area, possession date and RERA number stand in the same place for every project, so that you compare figures with figures. An instalment is shown with what it costs over the years.":
    "ప్రతి ప్రాజెక్టుకూ ధర, విస్తీర్ణం, స్వాధీనం తేదీ, RERA నంబర్ ఒకే చోట ఉంటాయి; అంకెలను అంకెలతో పోల్చవచ్చు. వాయిదాతో పాటు సంవత్సరాల్లో దానికయ్యే ఖర్చూ చూపిస్తాం.",
  "Aerial view of a gated community with six apartment towers around a clubhouse, pool and courts":
    "క్లబ్‌హౌస్, ఈత కొలను, ఆట కోర్టుల చుట్టూ ఆరు టవర్లున్న గేటెడ్ కమ్యూనిటీ, పైనుంచి",
};
