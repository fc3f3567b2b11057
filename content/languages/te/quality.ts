import { openBookPage } from "@/content/open-book";
import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** The open book: how the site earns, orders and keeps what it shows. */
export const quality: Words = {
  "Our open book": "మా తెరిచిన పుస్తకం",
  "Who pays us, how lists are ordered, how old our prices are, how fast we call and how fast these pages are. Counted by this site itself, good or bad.":
    "మాకు ఎవరు చెల్లిస్తారు, జాబితాల క్రమం ఎలా ఉంటుంది, మా ధరలు ఎప్పటివి, ఎంత త్వరగా కాల్ చేస్తాం, ఈ పేజీలు ఎంత వేగంగా తెరుచుకుంటాయి. మంచైనా చెడైనా, ఈ సైటే లెక్కించి చెబుతుంది.",
  [openBookPage.description]: `${brand.name} ఎలా సంపాదిస్తుంది, జాబితాలను ఏ క్రమంలో ఉంచుతుంది, ధరలు ఎలా సరిచూస్తుంది, విచారణలకు ఎలా జవాబిస్తుంది; సైట్ స్వయంగా లెక్కించే అంకెలతో.`,
  "Who pays us, and how fast we call": "మా లెక్కలన్నీ తెరిచిన పుస్తకం",
  "Our own figures, good or bad": "మంచైనా చెడైనా మా సొంత అంకెలు",
  "Counted on {day}": "{day}న లెక్కించాం",
  "The figures can’t be read right now. Please try again in a moment.":
    "అంకెలు ఇప్పుడు చదవలేకపోతున్నాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.",
  // Who pays.
  "Who pays us": "మాకు ఎవరు చెల్లిస్తారు",
  "Developers pay us a fee once a home is booked through us. Buyers pay us nothing: no brokerage, no fee to search, to compare or to be called.":
    "మా ద్వారా ఇల్లు బుక్ అయ్యాక డెవలపర్లు మాకు రుసుము చెల్లిస్తారు. కొనేవారు మాకు ఏమీ చెల్లించరు: బ్రోకరేజ్ లేదు; వెతకడానికి, పోల్చడానికి, కాల్ కోరడానికి రుసుము లేదు.",
  "The price you see is the developer’s. No part of our fee is added to it.":
    "మీరు చూసే ధర డెవలపర్‌ది. మా రుసుములో ఏ భాగమూ దానికి కలవదు.",
  "Our records of projects have no room for what a home would earn us, so no list can go by it. A test of this site fails if that ever changes.":
    "ఒక ఇల్లు మాకు ఎంత సంపాదించి పెడుతుందో నమోదు చేసే చోటే మా ప్రాజెక్ట్ రికార్డుల్లో లేదు; కాబట్టి ఏ జాబితా దాని ప్రకారం ఉండదు. అది ఎప్పుడైనా మారితే ఈ సైట్ పరీక్ష ఒకటి విఫలమవుతుంది.",
  // How lists are ordered.
  "How lists are ordered": "జాబితాల క్రమం ఎలా ఉంటుంది",
  "No builder can pay for a place in a list, and no home stands higher because it earns us more. Homes that are alike in the chosen order follow in the order in which they came to us.":
    "ఏ బిల్డరూ డబ్బు ఇచ్చి జాబితాలో చోటు కొనలేరు; మాకు ఎక్కువ సంపాదించి పెడుతుందని ఏ ఇల్లూ పైన ఉండదు. ఎంచుకున్న క్రమంలో సమానంగా ఉన్న ఇళ్లు మా దగ్గరకు వచ్చిన క్రమంలో ఉంటాయి.",
  "These are all the orders there are:": "ఉన్న క్రమాలన్నీ ఇవే:",
  "Those with a RERA number on record first, among them what was launched last; then the others in the same way.":
    "RERA నంబర్ నమోదైనవి ముందు, వాటిలో చివరగా ప్రారంభమైనవి ముందు; తర్వాత మిగతావి అదే విధంగా.",
  "How like the words you typed are to the project’s name, its builder and its place.":
    "మీరు రాసిన పదాలు ప్రాజెక్ట్ పేరు, బిల్డర్, ప్రాంతంతో ఎంత దగ్గరగా ఉన్నాయో దాని ప్రకారం.",
  "What was launched last comes first; those without a launch date come last.":
    "చివరగా ప్రారంభమైనవి ముందు; ప్రారంభ తేదీ లేనివి చివర.",
  "The lowest starting price first; those without a price come last.": "అతి తక్కువ ప్రారంభ ధర ముందు; ధర లేనివి చివర.",
  "The highest starting price first; those without a price come last.":
    "అతి ఎక్కువ ప్రారంభ ధర ముందు; ధర లేనివి చివర.",
  "The lowest price per sq ft first, of a project the lowest among its floor plans; those without one come last.":
    "అతి తక్కువ చ.అ. ధర ముందు (ప్రాజెక్ట్ ఫ్లోర్ ప్లాన్లలో అతి తక్కువది); అది లేనివి చివర.",
  "The project with the largest home or plot first; those without an area come last.":
    "అతి పెద్ద ఇల్లు లేదా ప్లాట్ ఉన్న ప్రాజెక్ట్ ముందు; విస్తీర్ణం లేనివి చివర.",
  "The earliest possession date that a builder names first; those without one come last.":
    "బిల్డర్ చెప్పిన స్వాధీనం తేదీల్లో అతి దగ్గరది ముందు; తేదీ లేనివి చివర.",
  // How old prices are.
  "How old our prices are": "మా ధరలు ఎప్పటివి",
  "No project is on this site right now.": "ప్రస్తుతం ఈ సైట్‌లో ప్రాజెక్టులేవీ లేవు.",
  "project is": "ప్రాజెక్ట్ ఉంది",
  "projects are": "ప్రాజెక్టులు ఉన్నాయి",
  "{projects} on this site.": "ఈ సైట్‌లో {projects}.",
  "Somebody looked after all of them in the last 7 days.": "వాటన్నింటినీ గత 7 రోజుల్లో ఎవరో ఒకరు సరిచూశారు.",
  "Somebody looked after {week} of them in the last 7 days, {month} in the last 30 and {quarter} in the last 90.":
    "వాటిలో ఎవరో ఒకరు సరిచూసినవి గత 7 రోజుల్లో: {week}; 30 రోజుల్లో: {month}; 90 రోజుల్లో: {quarter}.",
  "Half of them were looked after {since}; the one that has waited longest, {ago}.":
    "వాటిలో సగాన్ని {since} సరిచూశారు; అన్నిటికంటే ఎక్కువ కాలంగా చూడనిదాన్ని {ago}.",
  today: "ఈ రోజే",
  yesterday: "నిన్న",
  "since yesterday": "నిన్నటి నుండి ఇప్పటివరకు",
  "in the last {count} days": "గత {count} రోజుల్లో",
  "{count} days ago": "{count} రోజుల క్రితం",
  "Looked after means that the builder’s newest list held the project, that something about it was changed, or that one of us checked it without finding a change.":
    "సరిచూడటం అంటే: బిల్డర్ తాజా జాబితాలో ఆ ప్రాజెక్ట్ ఉండటం, దాని వివరాల్లో ఏదైనా మార్చడం, లేదా మాలో ఒకరు చూసి మార్పేమీ లేదని తేల్చుకోవడం.",
  "Projects by the days since somebody looked after them": "సరిచూసి ఎన్ని రోజులైందో దాని ప్రకారం ప్రాజెక్టులు",
  "Last 7 days": "గత 7 రోజులు",
  "Last 30 days": "గత 30 రోజులు",
  "Last 90 days": "గత 90 రోజులు",
  "Longer ago": "అంతకు ముందు",
  // How fast we call.
  "How fast we call": "ఎంత త్వరగా కాల్ చేస్తాం",
  "Fewer than {least} people left their number in the last {days} days: too few to say how fast we call.":
    "గత {days} రోజుల్లో తమ నంబర్ ఇచ్చినవారు {least} మంది కంటే తక్కువ: ఎంత త్వరగా కాల్ చేస్తామో చెప్పడానికి ఇది చాలదు.",
  person: "మనిషి",
  people: "మంది",
  "In the last {days} days {people} left their number.": "గత {days} రోజుల్లో నంబర్ ఇచ్చినవారు: {people}.",
  "Our staff have not noted a call to any of them, so there is no time to tell.":
    "వారిలో ఎవరికీ కాల్ చేసినట్లు మా సిబ్బంది నమోదు చేయలేదు, కాబట్టి చెప్పడానికి సమయమేదీ లేదు.",
  "We called or wrote to {called} of them, half of these within {wait}.":
    "వారిలో {called} మందికి కాల్ చేశాం లేదా సందేశం పంపాం; అందులో సగం మందికి పట్టిన సమయం {wait} లేదా అంతకంటే తక్కువ.",
  "Of all {leads}, {soon} had our call within {short} minutes and {later} within {long}.":
    "మొత్తం {leads} మందిలో {short} నిమిషాల్లోపు మా కాల్ అందినవారు: {soon}; {long} నిమిషాల్లోపు: {later}.",
  "Counted at all hours, nights and Sundays too, from the moment a number arrived to the first call or message that our staff noted.":
    "అన్ని వేళలూ, రాత్రులు, ఆదివారాలతో సహా లెక్కించాం: నంబర్ అందిన క్షణం నుండి మా సిబ్బంది నమోదు చేసిన మొదటి కాల్ లేదా సందేశం వరకు.",
  "Leads by the time to the first call": "మొదటి కాల్‌కు పట్టిన సమయం ప్రకారం విచారణలు",
  "In 5 minutes": "5 నిమిషాల్లో",
  "In 30 minutes": "30 నిమిషాల్లో",
  Later: "ఆ తర్వాత",
  "No call noted": "కాల్ నమోదు కాలేదు",
  // How fast pages are.
  "How fast these pages are": "ఈ పేజీలు ఎంత వేగంగా ఉన్నాయి",
  "In the last {days} days no kind of page had {least} views that were measured: too few to say how fast they are.":
    "గత {days} రోజుల్లో ఏ రకం పేజీకీ {least} సందర్శనల కొలతలు లేవు: వేగం చెప్పడానికి ఇది చాలదు.",
  "Measured in visitors’ own browsers in the last {days} days, without anything that tells who they are. Three of four views were at least as fast as the table says.":
    "గత {days} రోజుల్లో సందర్శకుల సొంత బ్రౌజర్లలోనే, వారెవరో తెలిపేదేదీ లేకుండా కొలిచాం. ప్రతి నాలుగు సందర్శనల్లో మూడు కనీసం పట్టికలో ఉన్నంత వేగంగా తెరుచుకున్నాయి.",
  "All of it is within what Google calls good: the main picture or text in 2.5 s, an answer to a tap in 0.2 s, hardly anything that moves (0.1).":
    "అన్నీ Google మంచివని చెప్పే పరిమితుల్లోనే ఉన్నాయి: ప్రధాన చిత్రం లేదా వచనం 2.5 సెకన్లలో, తాకితే స్పందన 0.2 సెకన్లలో, కదిలేది దాదాపు ఏమీ లేదు (0.1).",
  "Google calls it good when the main picture or text is there in 2.5 s, a tap is answered in 0.2 s and hardly anything moves (0.1). Not good enough yet: {pages}.":
    "ప్రధాన చిత్రం లేదా వచనం 2.5 సెకన్లలో వచ్చి, తాకితే 0.2 సెకన్లలో స్పందించి, దాదాపు ఏమీ కదలకపోతే (0.1) Google దాన్ని మంచిదంటుంది. ఇంకా అంత మంచిగా లేనివి: {pages}.",
  "Speed of each kind of page": "ప్రతి రకం పేజీ వేగం",
  Pages: "పేజీలు",
  Views: "సందర్శనలు",
  "Main picture or text": "ప్రధాన చిత్రం లేదా వచనం",
  "Answer to a tap": "తాకితే స్పందన",
  Movement: "కదలిక",
  "{count} s": "{count} సె.",
  "{time}, slow": "{time}, నెమ్మది",
  "not measured": "కొలవలేదు",
  Lists: "జాబితాలు",
  "Project pages": "ప్రాజెక్ట్ పేజీలు",
  Blog: "బ్లాగ్",
  Forms: "ఫారాలు",
  "Other pages": "ఇతర పేజీలు",
  // Whether everybody can use them.
  "Whether everybody can use them": "అందరూ వాడగలరా",
  "On {day} {tool} went through {screens} by the rules of {rules}, and found no fault.":
    "{day}న {tool} ప్రోగ్రామ్ {rules} నియమాల ప్రకారం {screens} పరిశీలించింది; ఒక్క లోపమూ కనబడలేదు.",
  "WCAG 2.2, levels A and AA": "WCAG 2.2, A, AA స్థాయి",
  screen: "తెర",
  screens: "తెరలు",
  "A program can’t find everything. If something is in your way, please tell us, and we mend it.":
    "ప్రోగ్రామ్ అన్నీ కనిపెట్టలేదు. మీకు ఏదైనా అడ్డంకిగా ఉంటే చెప్పండి, సరిచేస్తాం.",
  "The screens of {day}: {screens}.": "{day}న చూసిన తెరలు: {screens}.",
  "the home page": "హోమ్ పేజీ",
  "the blog": "బ్లాగ్",
  "the EMI calculator": "EMI కాలిక్యులేటర్",
  "the whole cost of a home": "ఇంటికయ్యే మొత్తం ఖర్చు",
  "contact us": "సంప్రదించండి",
  "interior design": "ఇంటీరియర్ డిజైన్",
  "home loan assistance": "గృహ రుణ సహాయం",
  "the shortlist": "ఎంచుకున్నవి",
  "the comparison": "పోలిక",
  "the site-visit sheet": "సైట్ విజిట్ చెక్‌లిస్ట్",
  "our open book": "మా తెరిచిన పుస్తకం",
  "the preview of a link": "లింక్ ప్రివ్యూ",
  "an address with nothing at it": "ఏ పేజీ లేని చిరునామా",
  // For programs.
  "The same for machines": "ఇదే సమాచారం ప్రోగ్రామ్‌లకు",
  "Anybody may read our data with a program, free of charge and from any site: projects, prices, places and the figures above.":
    "మా సమాచారాన్ని ఎవరైనా, ఏ సైట్ నుండైనా, ఉచితంగా ప్రోగ్రామ్‌తో చదవవచ్చు: ప్రాజెక్టులు, ధరలు, ప్రాంతాలు, పైన ఉన్న అంకెలు.",
  "Every call of our API, described (OpenAPI 3.1)": "మా API కాల్‌లన్నీ, వివరణతో (OpenAPI 3.1)",
  "The figures of this page (JSON)": "ఈ పేజీ అంకెలు (JSON)",
  "All homes and plots, page by page (JSON)": "ఇళ్లు, ప్లాట్లు అన్నీ, పేజీ వారీగా (JSON)",
  "This site for assistants (llms.txt)": "AI సహాయకుల కోసం ఈ సైట్ (llms.txt)",
  "Every page (sitemap)": "పేజీలన్నీ (సైట్‌మ్యాప్)",
  "{company}: figures about this site": "{company}: ఈ సైట్ గురించి అంకెలు",
  "Homes and plots in and around {place}": "{place}, పరిసరాల్లో ఇళ్లు, ప్లాట్లు",
  "All projects on {company} with price, area, floor plans, possession and RERA number where these are known; whole rupees and square feet, page by page.":
    "{company}‌లోని అన్ని ప్రాజెక్టులు; తెలిసినచోట ధర, విస్తీర్ణం, ఫ్లోర్ ప్లాన్లు, స్వాధీనం, RERA నంబర్‌తో; పూర్తి రూపాయలు, చదరపు అడుగుల్లో, పేజీ వారీగా.",
};
