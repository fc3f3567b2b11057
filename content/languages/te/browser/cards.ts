import type { Words } from "@/lib/base/language";

/** The cards of a list; the stages on them are choices of its filters too, which never come without cards. */
export const cards: Words = {
  "Launching Soon": "త్వరలో ప్రారంభం",
  "New Launch": "కొత్తగా ప్రారంభమైంది",
  "Under Construction": "నిర్మాణంలో ఉంది",
  "Ready to Move In": "సిద్ధంగా ఉంది",
  "Offer {price}": "ఆఫర్ ధర {price}",
  "Plot sizes": "ప్లాట్ల విస్తీర్ణం",
  "RERA ID": "RERA నంబర్",
  Other: "ఇతరం",
  "{count} bath": "{count} బాత్రూమ్",
  "View details": "వివరాలు చూడండి",
  "View details of {name}": "{name} వివరాలు చూడండి",
  "Request a Callback": "కాల్‌బ్యాక్ కోరండి",
  " about {name}": " ({name} గురించి)",
  "Too few in {place} to compare": "{place}‌లో పోల్చడానికి తగినన్ని లేవు",
  "Cheaper than most in {place}": "{place}‌లో చాలావాటికంటే చవక",
  "Mid-priced for {place}": "{place}‌లో మధ్యస్థ ధర",
  "Dearer than most in {place}": "{place}‌లో చాలావాటికంటే ఖరీదు",
  Compare: "పోల్చండి",
};
