import { consentWords } from "@/content/contact-rules";
import { leadTitles } from "@/content/lead-mails";
import type { Words } from "@/lib/base/language";

/** The page behind the link that comes with each form. */
export const yourConsent: Words = {
  "{form} {reference}, sent on {moment}": "{form} {reference}, పంపిన సమయం {moment}",
  "Stop all contact": "సంప్రదించడం పూర్తిగా ఆపండి",
  "Allow contact again": "మళ్లీ సంప్రదించడానికి అనుమతించండి",
  "What you agreed to": "మీరు దేనికి అంగీకరించారు",
  "On {moment}, for: {ways}": "{moment}న, వీటి కోసం: {ways}",
  "When we contacted you": "మేం మిమ్మల్ని ఎప్పుడు సంప్రదించాం",
  "We do not contact you.": "మేం మిమ్మల్ని సంప్రదించం.",
  "Contact about this enquiry is stopped since {moment}.": "ఈ విచారణ గురించి సంప్రదించడం {moment} నుండి ఆగిపోయింది.",
  "Contact about this enquiry is stopped.": "ఈ విచారణ గురించి సంప్రదించడం ఆగిపోయింది.",
  "Your consent ended on {day}, because it was given too long ago.":
    "మీరు సమ్మతి ఇచ్చి చాలా కాలమైంది కాబట్టి అది {day}న ముగిసింది.",
  "{may} about this enquiry until {day}, by {ways}, from {hours} in India.":
    "{may}: ఈ విచారణ గురించి, {day} వరకు, {ways} ద్వారా, భారత సమయం {hours} మధ్య.",
  "We may contact you": "మేం మిమ్మల్ని సంప్రదించవచ్చు",
  "The first call, which you asked for, may come at another hour.": "మీరు కోరిన మొదటి కాల్ వేరే సమయంలో రావచ్చు.",
  "Change it": "మార్చండి",
  "Reach me by": "నన్ను సంప్రదించే మార్గాలు",
  "Call and message me only between (Indian time)": "ఈ సమయాల మధ్యే కాల్, మెసేజ్ చేయండి (భారత సమయం)",
  "First hour": "మొదటి గంట",
  "Last hour": "చివరి గంట",
  Save: "భద్రపరచండి",
  "Have it deleted": "తొలగించండి",
  "This deletes what you sent with this enquiry, and stops contact about earlier ones with your number.":
    "ఈ విచారణతో మీరు పంపినది తొలగిపోతుంది; మీ నంబర్‌తో ముందు పంపిన విచారణల గురించి సంప్రదించడం కూడా ఆగిపోతుంది.",
  "They have links of their own; to have all of them deleted, call us or write to {email}.":
    "వాటికి వేరే లింకులు ఉన్నాయి; అన్నీ తొలగించాలంటే మాకు కాల్ చేయండి లేదా {email}కు రాయండి.",
  "The {policy} says what goes.": "ఏమేమి తొలగిపోతాయో {policy} చెబుతుంది.",
  "privacy policy": "గోప్యతా విధానం",
  "Delete this enquiry": "ఈ విచారణను తొలగించండి",
  "Nothing brings it back, and nobody calls you about it.": "ఇది తిరిగి రాదు, దీని గురించి మీకు ఎవరూ కాల్ చేయరు.",
  "Delete for good": "శాశ్వతంగా తొలగించండి",
  "{from} to {until}": "{from} నుండి {until}",
  "phone call": "ఫోన్ కాల్",
  "Phone call": "ఫోన్ కాల్",
  WhatsApp: "వాట్సాప్",
  email: "ఈమెయిల్",
  [consentWords.title]: "మీ సమ్మతి",
  [consentWords.done.stop]:
    "ఆపేశాం. ఇకపై ఈ విచారణ గురించి గానీ, మీ నంబర్‌తో ముందు పంపిన వాటి గురించి గానీ మా వాళ్లెవరూ మిమ్మల్ని సంప్రదించరు.",
  [consentWords.done.allow]: "ఈ విచారణ కోసం మళ్లీ అనుమతించారు.",
  [consentWords.done.erase]:
    "తొలగించాం. ఈ విచారణకు సంబంధించినదేదీ ఇక్కడ లేదు, మీ నంబర్‌తో ముందు పంపిన వాటి గురించి కూడా సంప్రదించం. మా సిబ్బంది తమ మెయిళ్లలో, సిస్టమ్‌లో ఉన్నదాన్ని తొలగిస్తారు.",
  [consentWords.done.change]: "భద్రపరిచాం. మీ నంబర్‌తో ముందు పంపిన విచారణలకు కూడా ఇది వర్తిస్తుంది.",
  [consentWords.keep]:
    "ఈ లింక్ ఉన్న ఎవరైనా ఇవన్నీ చేయగలరు, కాబట్టి దీన్ని మీ దగ్గరే ఉంచుకోండి. ఇందులో ఈ ఒక్క విచారణే ఉంటుంది, మీ పేరు, నంబర్ ఉండవు.",
  [consentWords.nobody]: "ఈ విచారణ గురించి మా వాళ్లెవరూ ఇంకా మీకు కాల్ చేయలేదు, రాయలేదు.",
  [consentWords.waiting]:
    "మీ విచారణ మాకు చేరింది, భద్రపరుస్తున్నాం; అది పూర్తయ్యే వరకు మా సిబ్బంది ఎవరూ చూడరు, ఎవరూ కాల్ చేయరు. ఏదైనా మార్చాలంటే కొన్ని నిమిషాల తర్వాత ఈ లింక్ మళ్లీ తెరవండి.",
  [consentWords.gone]:
    "ఈ లింక్‌లో ఏదీ లేదు. మీరు ఇప్పుడే ఫారం పంపి ఉంటే, అది ఇంకా దారిలో ఉండవచ్చు: లింక్ మళ్లీ తెరవండి. లేకపోతే మీరు పంపినది తొలగిపోయింది.",
  [consentWords.unreadable]: "మీ విచారణను ఇప్పుడు చదవలేకపోతున్నాం. ఏదీ మారలేదు. ఒక నిమిషం తర్వాత ఈ లింక్ మళ్లీ తెరవండి.",
  [consentWords.failed]: "ఇప్పుడు దీన్ని భద్రపరచలేకపోయాం, కాబట్టి ఏదీ మారలేదు. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి, లేదా మాకు కాల్ చేయండి.",
  [consentWords.noChannel]: "మిమ్మల్ని సంప్రదించే కనీసం ఒక మార్గం ఉంచండి, లేదా “సంప్రదించడం పూర్తిగా ఆపండి” నొక్కండి.",
  [consentWords.badHours]: "దయచేసి చివరి గంటకు ముందు వచ్చే మొదటి గంటను ఎంచుకోండి.",
  [leadTitles.enquiry]: "విచారణ",
  [leadTitles.callback]: "కాల్‌బ్యాక్",
  [leadTitles.brochure]: "బ్రోచర్",
  [leadTitles["listing-callback"]]: "జాబితా నుండి కాల్‌బ్యాక్",
  [leadTitles.interior]: "ఇంటీరియర్ డిజైన్",
  [leadTitles.loan]: "గృహ రుణం",
};
