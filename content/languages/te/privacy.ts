import { consentDays } from "@/content/contact-rules";
import { mail, phone, privacyPage, privacyTexts } from "@/content/guides/privacy-policy";
import { savedSearchDays, stoppedDays, unconfirmedDays } from "@/content/saved-search-words";
import { brand, offices } from "@/content/site";
import type { Words } from "@/lib/base/language";
import { consentsInTelugu } from "./consent";

const { street, city, state, postalCode } = offices[0];

/** The privacy policy: whoever changes the English words changes these. */
export const privacy: Words = {
  "You can read every page of this site without telling us who you are. This page says what we learn when you send us a form, what we do with it, and how to have it erased.":
    "మీరెవరో చెప్పకుండానే ఈ సైట్‌లోని ప్రతి పేజీ చదవవచ్చు. మీరు మాకు ఫారం పంపినప్పుడు మాకు ఏం తెలుస్తుంది, దాన్ని ఏం చేస్తాం, దాన్ని ఎలా చెరిపివేయించుకోవచ్చు అన్నది ఈ పేజీ చెబుతుంది.",
  [privacyPage.description]: `మీరు ఈ సైట్ వాడినప్పుడు ${brand.name}కు మీ గురించి ఏం తెలుస్తుంది, దాన్ని దేనికి వాడతాం, ఎవరికి అందుతుంది, దాన్ని ఎలా చూడాలి, సరిచేయాలి, చెరిపివేయించాలి.`,
  "Privacy policy": "గోప్యతా విధానం",
  "What we keep, and why": "ఏం ఉంచుకుంటామో ఎందుకో",
  "Last changed on {day}": "చివరిగా మార్చిన తేదీ: {day}",
  // Consent.
  Consent: "సమ్మతి",
  [privacyTexts.asked]: `సైట్ చదవడానికి సమ్మతి అవసరం లేదు. ఫారం పంపినప్పుడు, మిమ్మల్ని సంప్రదించమని మమ్మల్ని కోరుతున్నారు. ప్రాజెక్ట్ గురించిన ఫారాల్లో మీరే టిక్ చేయాల్సిన గడి ఉంటుంది: “${consentsInTelugu.box.text}”. మిగతా ఫారాల్లో బటన్‌కు పైన ఇలా ఉంటుంది: “${consentsInTelugu.notice.text}”`,
  [privacyTexts.kept]: `ప్రతి ఫారంతో పాటు మీరు అంగీకరించిన మాటలను, వాటి వెర్షన్‌ను, సమయాన్ని భద్రపరుస్తాం. ఆ సమ్మతి ${consentDays} రోజులు చెల్లుతుంది; ఆ తర్వాత ఆ ఫారం గురించి మిమ్మల్ని సంప్రదించం. ప్రతి ఫారం తర్వాత మీకు ఒక లింక్ ఇస్తాం, మేం పంపే మెయిల్‌లోనూ అది ఉంటుంది: మీరు దేనికి, ఎప్పుడు అంగీకరించారో, మేం ఎప్పుడు కాల్ చేశామో లేదా రాశామో అందులో కనిపిస్తుంది; ఎలా, ఏ వేళల్లో సంప్రదించాలో అక్కడ ఎంచుకోవచ్చు, లేదా ఒక్క ట్యాప్‌తో ఆపివేయవచ్చు. ఆపివేస్తే ఆ సమాచారం వెంటనే మా సిబ్బందికి, వారి సిస్టమ్‌కు చేరుతుంది; ఆ నంబర్‌తో మీరు అప్పటివరకు పంపినవాటన్నింటికీ వర్తిస్తుంది. మీరు ${mail}కు రాయవచ్చు లేదా ${phone}కు కాల్ చేయవచ్చు.`,
  // What is collected.
  "Information we collect": "మేం సేకరించే సమాచారం",
  "What we collect": "ఏం సేకరిస్తాం",
  "About you, only what comes with a form that you send:": "మీ గురించి, మీరు పంపే ఫారంతో వచ్చేది మాత్రమే:",
  "Who you are": "మీరెవరు",
  "Your name and phone number, and your email address where the form asks for it.":
    "మీ పేరు, ఫోన్ నంబర్; ఫారం అడిగినచోట మీ ఈమెయిల్ చిరునామా.",
  "What you asked": "మీరు అడిగింది",
  "The project, your message, and what else the form asks for: for a loan, say, your city, your occupation and the amount.":
    "ప్రాజెక్ట్, మీ సందేశం, ఫారం అడిగే ఇతర వివరాలు: ఉదాహరణకు రుణానికి మీ నగరం, వృత్తి, మొత్తం.",
  "Where from": "ఎక్కడి నుండి",
  "The page the form was on, the page that led you to us if your browser names it, and the campaign named in the link you came by (its “utm” parameters).":
    "ఫారం ఉన్న పేజీ, మీ బ్రౌజర్ చెబితే మిమ్మల్ని మా దగ్గరకు తెచ్చిన పేజీ, మీరు వచ్చిన లింక్‌లో ఉన్న ప్రచార కార్యక్రమం పేరు (దాని “utm” వివరాలు).",
  "Its words, its version, its ways of contact and the time; what you changed of it, and when our staff called or wrote to you.":
    "దాని మాటలు, వెర్షన్, సంప్రదించే మార్గాలు, సమయం; అందులో మీరు మార్చినవి, మా సిబ్బంది మీకు ఎప్పుడు కాల్ చేశారు లేదా రాశారు.",
  Technical: "సాంకేతికం",
  "The time, a reference number, a note if a form looks like spam, and a salted hash of your network (IP) address. The hash can tell us that two forms came from one place, not which place. The address itself we never store.":
    "సమయం, రిఫరెన్స్ నంబర్, ఫారం స్పామ్‌లా కనిపిస్తే ఒక గమనిక, మీ నెట్‌వర్క్ (ఐపీ) చిరునామా నుండి తీసిన సాల్టెడ్ హ్యాష్. రెండు ఫారాలు ఒకే చోటు నుండి వచ్చాయని హ్యాష్ చెప్పగలదు, ఏ చోటో చెప్పలేదు. అసలు చిరునామాను ఎప్పుడూ భద్రపరచం.",
  "We never ask for your PAN, Aadhaar or bank details on this site. Please don’t write them in a message.":
    "ఈ సైట్‌లో మీ PAN, ఆధార్, బ్యాంక్ వివరాలు ఎప్పుడూ అడగం. దయచేసి వాటిని సందేశంలో రాయకండి.",
  // What it is used for.
  "Use of information": "సమాచార వినియోగం",
  "How we use it": "దేనికి వాడతాం",
  "To answer you: by call, email, WhatsApp or SMS, as you agreed.":
    "మీకు జవాబివ్వడానికి: మీరు అంగీకరించినట్లు కాల్, ఈమెయిల్, వాట్సాప్ లేదా SMS ద్వారా.",
  "To arrange what you asked for, such as a site visit, a brochure or a talk with a loan specialist.":
    "మీరు కోరినవి ఏర్పాటు చేయడానికి: సైట్ విజిట్, బ్రోచర్, రుణ నిపుణులతో సంభాషణ వంటివి.",
  "To keep spam and abuse out.": "స్పామ్‌ను, దుర్వినియోగాన్ని అడ్డుకోవడానికి.",
  "To count how many requests we get, and for which projects.": "ఎన్ని అభ్యర్థనలు, ఏ ప్రాజెక్టులకు వస్తున్నాయో లెక్కించడానికి.",
  "We don’t sell what we know about you, we don’t build a profile of you, and no decision about you is left to a machine.":
    "మీ గురించి మాకు తెలిసినదాన్ని అమ్మం, మీ ప్రొఫైల్ తయారు చేయం, మీ గురించిన ఏ నిర్ణయాన్నీ యంత్రానికి వదలం.",
  // Saved searches.
  "Saved searches": "భద్రపరిచిన వెతుకులాటలు",
  [privacyTexts.searches]: `కొత్త ఇళ్ల గురించి ఈమెయిల్‌లో తెలపమని మీరు కోరితే, మీ ఈమెయిల్ చిరునామా, వెతుకులాట, ఏ ప్రాజెక్టుల గురించి ఏ ధరలకు మీకు చెప్పామో భద్రపరుస్తాం. మొదటి ఈమెయిల్‌లోని లింక్‌తో మీరు నిర్ధారించే వరకు మరేమీ పంపం. ప్రతి ఈమెయిల్‌లోనూ దాన్ని ఆపడానికి లేదా అంతా ఒకేసారి తొలగించడానికి లింక్ ఉంటుంది. మీరు నిర్ధారించనిది ${unconfirmedDays} రోజుల తర్వాత, ఆపివేసింది ${stoppedDays} రోజుల తర్వాత, మిగతావి మీరు చివరిగా నిర్ధారించిన లేదా కొనసాగించిన ${savedSearchDays} రోజులకు తొలగిపోతాయి. ఈ చిరునామాను మరి దేనికీ వాడం: అది మా సిబ్బందికి వెళ్లదు, మా మెయిల్ నడిపే కంపెనీకి మాత్రమే వెళ్తుంది.`,
  // Who receives it.
  "Who receives it": "ఎవరికి అందుతుంది",
  "What you send is stored in our database and goes to our staff by email and into the system in which they keep their customers (CRM). The companies that run our servers, our mail and that system handle it for us, and for nothing of their own.":
    "మీరు పంపినది మా డేటాబేస్‌లో భద్రపరుస్తాం; అది ఈమెయిల్ ద్వారా మా సిబ్బందికి, వారు కస్టమర్ల వివరాలు ఉంచే సిస్టమ్ (CRM)లోకి వెళ్తుంది. మా సర్వర్లను, మెయిల్‌ను, ఆ సిస్టమ్‌ను నడిపే కంపెనీలు దాన్ని మా కోసమే నిర్వహిస్తాయి, తమ సొంత పనికి కాదు.",
  "Our staff give your name and number to somebody else only when your request needs it, for example to the developer for a site visit or a booking, and tell you first. If a court or an authority asks for information under the law, we have to give it.":
    "మీ అభ్యర్థనకు అవసరమైతేనే మా సిబ్బంది మీ పేరు, నంబర్ వేరొకరికి ఇస్తారు (ఉదాహరణకు సైట్ విజిట్ లేదా బుకింగ్ కోసం డెవలపర్‌కు), అదీ ముందుగా మీకు చెప్పి. కోర్టు లేదా ప్రభుత్వ సంస్థ చట్ట ప్రకారం సమాచారం అడిగితే ఇవ్వాల్సి ఉంటుంది.",
  // Log files.
  "Log files": "లాగ్ ఫైళ్లు",
  "The log of this site records its own working: when it starts, what fails, which form could not be delivered, by its reference number. It holds no names, phone numbers, email or network addresses.":
    "ఈ సైట్ లాగ్ తన పనితీరునే నమోదు చేస్తుంది: ఎప్పుడు మొదలైంది, ఏది విఫలమైంది, ఏ ఫారం చేరవేయలేకపోయింది (రిఫరెన్స్ నంబర్‌తో). అందులో పేర్లు, ఫోన్ నంబర్లు, ఈమెయిల్ లేదా నెట్‌వర్క్ చిరునామాలు ఉండవు.",
  "To keep abuse out, the server counts requests by network address, in its memory and for an hour at most. The companies that carry the traffic between you and us may keep logs of their own, with address, time and page, as on any site.":
    "దుర్వినియోగాన్ని అడ్డుకోవడానికి సర్వర్ నెట్‌వర్క్ చిరునామా వారీగా అభ్యర్థనలను తన మెమరీలో, గరిష్ఠంగా ఒక గంటపాటు లెక్కిస్తుంది. మీకూ మాకూ మధ్య ట్రాఫిక్ చేరవేసే కంపెనీలు, ఏ సైట్‌కైనా జరిగేలాగే, చిరునామా, సమయం, పేజీతో తమ సొంత లాగ్‌లు ఉంచుకోవచ్చు.",
  "When you leave a page, your browser sends us how fast it was: the times until it began, appeared and answered a tap, and how much of it moved; with that the sort of page and whether your screen is wide or narrow. It names nobody, sets nothing on your device, and goes to no other company. We add it to the counts of that day, keep those for 400 days, and nothing of the single visit. Of the page that you left we count one view more, in a number for each day, which we keep for 35 days. A browser that asks not to be tracked (Global Privacy Control) or to save data sends none of it.":
    "మీరు పేజీ వదిలినప్పుడు అది ఎంత వేగంగా ఉందో మీ బ్రౌజర్ మాకు పంపుతుంది: మొదలవడానికి, కనిపించడానికి, ట్యాప్‌కు స్పందించడానికి పట్టిన సమయాలు, అందులో ఎంత కదిలింది; దానితో పాటు పేజీ రకం, మీ తెర వెడల్పా ఇరుకా. అది ఎవరి పేరూ చెప్పదు, మీ పరికరంలో ఏమీ ఉంచదు, మరో కంపెనీకి వెళ్లదు. దాన్ని ఆ రోజు లెక్కలకు కలిపి, ఆ లెక్కలను 400 రోజులు ఉంచుతాం; ఒక్కో సందర్శన వివరాలు ఏవీ ఉంచం. మీరు వదిలిన పేజీకి ఒక సందర్శన కలుపుతాం; రోజుకో సంఖ్యగా ఉండే ఆ లెక్కను 35 రోజులు ఉంచుతాం. తనను ట్రాక్ చేయవద్దని (గ్లోబల్ ప్రైవసీ కంట్రోల్) లేదా డేటా ఆదా చేయమని కోరే బ్రౌజర్ ఇవేవీ పంపదు.",
  // Cookies.
  Cookies: "కుకీలు",
  "This site sets no cookies. There is nothing to accept or refuse.":
    "ఈ సైట్ కుకీలేవీ పెట్టదు. అంగీకరించడానికి, నిరాకరించడానికి ఏమీ లేదు.",
  "A map, a video or a WhatsApp chat comes from another company, which may set cookies under its own policy. It loads only after you press its button or link.":
    "మ్యాప్, వీడియో, వాట్సాప్ చాట్ వేరే కంపెనీల నుండి వస్తాయి; అవి తమ సొంత విధానం ప్రకారం కుకీలు పెట్టవచ్చు. మీరు వాటి బటన్ లేదా లింక్ నొక్కిన తర్వాతే అవి లోడ్ అవుతాయి.",
  // On the device.
  "What stays on your device": "మీ పరికరంలో ఉండేవి",
  "On your device": "మీ పరికరంలో",
  "Your browser remembers a few things for you. They stay on your device, and you can clear them there under “site data”:":
    "మీ బ్రౌజర్ మీ కోసం కొన్ని విషయాలు గుర్తుంచుకుంటుంది. అవి మీ పరికరంలోనే ఉంటాయి; అక్కడ “సైట్ డేటా” కింద వాటిని తుడిచివేయవచ్చు:",
  "Until cleared": "తుడిచివేసే వరకు",
  "The projects you looked at recently (the last 12), your shortlist (up to 50), the projects you chose to compare (up to four), what you ticked and wrote on site-visit sheets (of 50 projects), the places you searched in last (five), the unit you chose for plots (sq ft or sq yd), that you have seen the welcome dialog, that our typeface is here already and, only if you tick “Remember me on this device” below a form, your name, number and email for the next form. Of a project on a list we keep its number and the day, nothing else.":
    "మీరు ఇటీవల చూసిన ప్రాజెక్టులు (చివరి 12), మీరు ఎంచుకున్నవి (50 వరకు), పోల్చడానికి ఎంచుకున్న ప్రాజెక్టులు (నాలుగు వరకు), సైట్ విజిట్ చెక్‌లిస్టుల్లో మీరు టిక్ చేసినవి, రాసినవి (50 ప్రాజెక్టులవి), చివరిగా వెతికిన ప్రాంతాలు (ఐదు), ప్లాట్లకు ఎంచుకున్న కొలత (చ.అ. లేదా చ.గ.), స్వాగత సందేశం మీరు చూశారని, మా అక్షర రూపం (ఫాంట్) ఇప్పటికే ఇక్కడ ఉందని; ఫారం కింద “ఈ పరికరంలో నన్ను గుర్తుంచుకోండి” టిక్ చేస్తే మాత్రమే, తర్వాతి ఫారం కోసం మీ పేరు, నంబర్, ఈమెయిల్. జాబితాలోని ప్రాజెక్ట్ గురించి దాని సంఖ్య, తేదీ మాత్రమే ఉంచుతాం, మరేమీ కాదు.",
  "Until cleared, once you save or compare": "దాచుకున్నా, పోల్చినా: తుడిచివేసే వరకు",
  "Copies of your shortlist, of comparisons and of site-visit sheets, so that they open without a network, each with the time it was saved; at most 24, the oldest make room. They hold what the site said then and nothing about you.":
    "మీరు ఎంచుకున్నవాటి, పోలికల, సైట్ విజిట్ చెక్‌లిస్టుల కాపీలు, నెట్‌వర్క్ లేకున్నా తెరుచుకునేలా; ప్రతిదానికీ దాచిన సమయం ఉంటుంది; గరిష్ఠంగా 24, కొత్తవి వస్తే పాతవి పోతాయి. అప్పుడు సైట్ చెప్పినదే వాటిలో ఉంటుంది, మీ గురించి ఏమీ ఉండదు.",
  "Until the tab closes": "ట్యాబ్ మూసే వరకు",
  "That a copy has just given way to its page, the campaign named in the link you came by, the page of another site that led you here, the number of the project you opened last and, for half an hour, what you typed into a form and have not sent, without your consent.":
    "ఒక కాపీ స్థానంలో ఇప్పుడే దాని పేజీ వచ్చిందని, మీరు వచ్చిన లింక్‌లోని ప్రచార కార్యక్రమం పేరు, మిమ్మల్ని ఇక్కడికి తెచ్చిన వేరే సైట్ పేజీ, మీరు చివరిగా తెరిచిన ప్రాజెక్ట్ సంఖ్య, మీరు ఫారంలో రాసి ఇంకా పంపనిది (అరగంట మాత్రమే, మీ అంగీకారం గుర్తు లేకుండా).",
  "You can also remove them here: a project, with its copies, with its heart or with “Remove” on [your shortlist](/shortlist), where the last one takes all copies along, the recently viewed with “Clear” below it, the comparison with the × of its bar, ticks and notes with “Clear ticks and notes” below a site-visit sheet, and your name, number and email with “Forget me here” below any form. A link that you share names the projects in it and nothing about you.":
    "వాటిని ఇక్కడ కూడా తీసివేయవచ్చు: ప్రాజెక్ట్‌ను, దాని కాపీలతో సహా, దాని హార్ట్ గుర్తుతో లేదా [మీరు ఎంచుకున్నవాటి](/shortlist) పేజీలో “తీసివేయండి”తో (చివరిదాన్ని తీసివేస్తే కాపీలన్నీ పోతాయి), ఇటీవల చూసినవాటిని వాటి కింద ఉన్న “తీసివేయండి”తో, పోలికను దాని పట్టీలోని ×తో, టిక్‌లను, నోట్స్‌ను సైట్ విజిట్ చెక్‌లిస్ట్ కింద ఉన్న “టిక్‌లు, నోట్స్ తొలగించండి”తో, మీ పేరు, నంబర్, ఈమెయిల్‌ను ఏ ఫారం కిందనైనా ఉన్న “ఇక్కడ నన్ను మర్చిపోండి”తో. మీరు పంచుకునే లింక్ అందులోని ప్రాజెక్టుల పేర్లు చెబుతుంది, మీ గురించి ఏమీ చెప్పదు.",
  "Of these, only the campaign, the page that led you here and what stands in a form are sent to us, and only when you send that form.":
    "వీటిలో ప్రచార కార్యక్రమం పేరు, మిమ్మల్ని ఇక్కడికి తెచ్చిన పేజీ, ఫారంలో ఉన్నవి మాత్రమే మాకు వస్తాయి, అదీ మీరు ఆ ఫారం పంపినప్పుడే.",
  // Advertising.
  "Advertising partners": "ప్రకటన భాగస్వాములు",
  "We have none today. No advertising network, no company that follows visitors from site to site, and no hidden picture (pixel) of theirs is on any page. If that ever changes, this page will name them and link to their policies before they begin.":
    "ప్రస్తుతం మాకు ప్రకటన భాగస్వాములు ఎవరూ లేరు. ఏ ప్రకటన నెట్‌వర్క్ గానీ, సందర్శకులను సైట్ నుండి సైట్‌కు వెంబడించే కంపెనీ గానీ, వాటి దాగిన చిత్రం (పిక్సెల్) గానీ ఏ పేజీలోనూ లేదు. అది ఎప్పుడైనా మారితే, అవి మొదలయ్యే ముందే ఈ పేజీ వాటి పేర్లు చెప్పి, వాటి విధానాలకు లింక్ ఇస్తుంది.",
  // Keeping and erasing.
  "How long we keep it, and how to have it erased": "ఎంతకాలం ఉంచుతాం, ఎలా చెరిపివేయించుకోవాలి",
  "Keeping and erasing": "ఉంచడం, చెరిపివేయడం",
  "We keep what you sent until you ask us to erase it, because buying a home can take years and you may come back to it.":
    "ఇల్లు కొనడానికి ఏళ్లు పట్టవచ్చు, మీకు అది మళ్లీ అవసరపడవచ్చు; అందుకే మీరు చెరిపివేయమని కోరే వరకు మీరు పంపినదాన్ని ఉంచుతాం.",
  "What you sent with one form you delete yourself, with the link that we gave you after it. It is gone at once; our staff and their system are told to delete their copies.":
    "ఒక ఫారంతో పంపినదాన్ని, దాని తర్వాత మేం ఇచ్చిన లింక్‌తో మీరే తొలగించవచ్చు. అది వెంటనే పోతుంది; తమ కాపీలను తొలగించమని మా సిబ్బందికి, వారి సిస్టమ్‌కు తెలుపుతాం.",
  [privacyTexts.erasing]: `అంతా చెరిపివేయించుకోవడానికి ${mail}కు రాయండి లేదా ${phone}కు కాల్ చేసి, ఫారంలో మీరు వాడిన ఫోన్ నంబర్ చెప్పండి. ఆ నంబర్‌తో మీ గురించి భద్రపరిచినదంతా ఒక నెలలోపు చెరిపివేస్తాం; మా మెయిల్‌లో, CRMలో ఉన్న కాపీలను మా సిబ్బంది తొలగిస్తారు. ఎవరిదో తెలియని లెక్క ఒకటి మిగులుతుంది: ఆ రోజు, ఆ ప్రాజెక్ట్ గురించి, ఇలాంటి ఫారం ఒకటి వచ్చిందని.`,
  // Rights.
  "Your rights in India (DPDP Act, 2023)": "భారతదేశంలో మీ హక్కులు (DPDP చట్టం, 2023)",
  "India: DPDP Act": "భారత్: DPDP చట్టం",
  "The Digital Personal Data Protection Act, 2023 comes into force in stages until May 2027. We grant its rights today:":
    "డిజిటల్ వ్యక్తిగత డేటా పరిరక్షణ చట్టం, 2023 మే 2027 వరకు దశలవారీగా అమల్లోకి వస్తుంది. అందులోని హక్కులను మేం ఈ రోజే ఇస్తున్నాం:",
  "to know what we hold about you, what we do with it and who received it;":
    "మీ గురించి మా దగ్గర ఏం ఉంది, దాన్ని ఏం చేస్తాం, ఎవరికి అందింది అన్నది తెలుసుకోవడం;",
  "to have it corrected, completed, updated or erased;": "దాన్ని సరిచేయించడం, పూర్తి చేయించడం, తాజా చేయించడం, చెరిపివేయించడం;",
  "to take back your consent;": "మీ సమ్మతిని వెనక్కి తీసుకోవడం;",
  "to complain to us and get an answer;": "మాకు ఫిర్యాదు చేసి జవాబు పొందడం;",
  "to name a person who uses these rights for you after your death or if you can’t.":
    "మీ మరణం తర్వాత, లేదా మీరు చేయలేని స్థితిలో, మీ తరఫున ఈ హక్కులను వినియోగించే వ్యక్తిని నామినేట్ చేయడం.",
  "If our answer does not satisfy you, you can turn to the Data Protection Board of India.":
    "మా జవాబు మీకు తృప్తి కలిగించకపోతే, భారత డేటా పరిరక్షణ బోర్డును ఆశ్రయించవచ్చు.",
  "CCPA privacy rights": "CCPA గోప్యతా హక్కులు",
  "California: CCPA": "కాలిఫోర్నియా: CCPA",
  "If you live in California, you can ask us:": "మీరు కాలిఫోర్నియాలో నివసిస్తుంటే, మమ్మల్ని ఇలా కోరవచ్చు:",
  "which kinds of personal information we collected about you, and the information itself;":
    "మీ గురించి ఏ రకాల వ్యక్తిగత సమాచారం సేకరించామో చెప్పమని, ఆ సమాచారం ఇవ్వమని;",
  "to correct or delete it;": "దాన్ని సరిచేయమని లేదా తొలగించమని;",
  "not to sell or share it. We do neither.": "దాన్ని అమ్మవద్దని, పంచుకోవద్దని. ఈ రెండూ మేం చేయం.",
  "Nobody is treated worse for asking. We have one month to respond to your request.":
    "అడిగినందుకు ఎవరినీ తక్కువగా చూడం. మీ అభ్యర్థనకు జవాబివ్వడానికి మాకు ఒక నెల గడువు ఉంది.",
  "GDPR data protection rights": "GDPR డేటా పరిరక్షణ హక్కులు",
  "Europe: GDPR": "ఐరోపా: GDPR",
  "If you are in the European Union or the United Kingdom, you have the right:":
    "మీరు యూరోపియన్ యూనియన్ లేదా యునైటెడ్ కింగ్‌డమ్‌లో ఉంటే, మీకు ఈ హక్కులు ఉన్నాయి:",
  "To access": "చూసే హక్కు",
  "A copy of what we hold about you.": "మీ గురించి మా దగ్గర ఉన్నదాని ప్రతి.",
  "To rectification": "సరిదిద్దించే హక్కు",
  "Wrong or incomplete information put right.": "తప్పు లేదా అసంపూర్ణ సమాచారాన్ని సరిచేయించడం.",
  "To erasure": "చెరిపివేయించే హక్కు",
  "What we hold about you deleted.": "మీ గురించి మా దగ్గర ఉన్నదాన్ని తొలగింపజేయడం.",
  "To restriction": "పరిమితం చేయించే హక్కు",
  "What we hold kept, but not used.": "మా దగ్గర ఉన్నదాన్ని ఉంచి, వాడకుండా చేయడం.",
  "To object": "అభ్యంతరం చెప్పే హక్కు",
  "A stop to what we do with it.": "దానితో మేం చేసే పనిని ఆపించడం.",
  "To portability": "తీసుకెళ్లే హక్కు",
  "Your information as a file, for you or for another company.": "మీ సమాచారం ఫైలుగా, మీకు లేదా మరో కంపెనీకి.",
  "If you make a request, we have one month to respond. What we do rests on your consent; you can also complain to the authority of your country.":
    "మీరు అభ్యర్థిస్తే జవాబివ్వడానికి మాకు ఒక నెల గడువు ఉంది. మేం చేసేది మీ సమ్మతి ఆధారంగానే; మీ దేశపు సంబంధిత సంస్థకు కూడా ఫిర్యాదు చేయవచ్చు.",
  // Children, changes.
  "Children’s information": "పిల్లల సమాచారం",
  Children: "పిల్లలు",
  "We do not knowingly collect information about children under 13. If you think that your child has sent us something, tell us at once and we erase it.":
    "13 ఏళ్ల లోపు పిల్లల సమాచారాన్ని తెలిసి సేకరించం. మీ బిడ్డ మాకు ఏదైనా పంపినట్లు అనిపిస్తే వెంటనే చెప్పండి, చెరిపివేస్తాం.",
  "Indian law protects everybody under 18. If you are younger than that, please ask a parent to send the form.":
    "భారత చట్టం 18 ఏళ్ల లోపు అందరికీ రక్షణ కల్పిస్తుంది. మీ వయసు అంతకంటే తక్కువైతే, ఫారం పంపమని తల్లి లేదా తండ్రిని అడగండి.",
  "Changes, and how to reach us": "మార్పులు, మమ్మల్ని ఎలా సంప్రదించాలి",
  "Changes and contact": "మార్పులు, సంప్రదింపు",
  "When what we do changes, this page changes with it, and the date at the top.":
    "మేం చేసేది మారితే, దానితో పాటు ఈ పేజీ, పైన ఉన్న తేదీ మారతాయి.",
  [privacyTexts.reach]: `ఏ అభ్యర్థనకైనా, ఫిర్యాదుకైనా “Privacy” అనే శీర్షికతో ${mail}కు రాయండి, ${phone}కు కాల్ చేయండి, లేదా ఈ చిరునామాకు ఉత్తరం పంపండి: ${brand.name}, ${street}, ${city}, ${state} ${postalCode}. ఒక నెలలోపు జవాబిస్తాం; అది మీరేనని నిర్ధారించుకోవడానికి అవసరమైనవి మాత్రమే అడుగుతాం.`,
};
