import { drawnMapWords } from "@/content/drawn-map-words";
import type { Words } from "@/lib/base/language";

/** On the map of a list and beside it. */
export const drawnMap: Words = {
  [drawnMapWords.closeCard]: "మూసివేయండి",
  [drawnMapWords.canvas]: "కదిలే మ్యాప్. బాణం కీలతో కదులుతుంది, ప్లస్, మైనస్‌తో పెద్దది, చిన్నది అవుతుంది.",
  "Zoom in": "పెద్దది చేయండి",
  "Zoom out": "చిన్నది చేయండి",
  "Hold Ctrl and scroll to zoom the map": "మ్యాప్ పెద్దది చేయడానికి Ctrl నొక్కి పట్టుకుని స్క్రోల్ చేయండి",
  "Hold Command and scroll to zoom the map": "మ్యాప్ పెద్దది చేయడానికి Command నొక్కి పట్టుకుని స్క్రోల్ చేయండి",
  "Move the map with two fingers": "రెండు వేళ్లతో మ్యాప్‌ను కదపండి",
  [drawnMapWords.metro]: "{station} మెట్రో {km} కి.మీ.",
  [drawnMapWords.metroNote]:
    "మెట్రో: 5 కి.మీ. లోపు దగ్గరి స్టేషన్, నేరుగా ఉన్న దూరం; ప్రాంతమైతే దాని మధ్య నుండి; 11 మే 2026 నాటి స్టేషన్లు. హైదరాబాద్ మెట్రో రైల్ లిమిటెడ్ అందించిన సమాచారం ఇందులో ఉంది.",
  "On the map": "మ్యాప్‌లో",
  "The bar is as long as ": "ఈ గీత పొడవు ",
  " km": " కి.మీ.",
  N: "ఉ",
  "See the {projects} of {place}": "{place}‌లోని {projects} చూడండి",
  "price on request": "ధర కోసం అడగండి",
  "Shown at the centre of {place}: the exact place is not told to us.":
    "{place} మధ్యలో చూపించాం: కచ్చితమైన చోటు మాకు చెప్పలేదు.",
  "the locality": "ప్రాంతం",
  "{projects} close together": "దగ్గరదగ్గరగా {projects}",
  "{projects} close together, from {price}": "దగ్గరదగ్గరగా {projects}, ప్రారంభ ధర {price}",
  [drawnMapWords.located.none]: "ఏ ప్రాజెక్టూ సరిపోలేదు, అందుకే మ్యాప్ ఖాళీగా ఉంది.",
  [drawnMapWords.located.only]: "ఈ మ్యాప్‌లో 1 ప్రాజెక్ట్ ఉంది.",
  [drawnMapWords.located.all]: "మొత్తం {all} ప్రాజెక్టులూ ఈ మ్యాప్‌లో ఉన్నాయి.",
  [drawnMapWords.located.one]: "{all} ప్రాజెక్టుల్లో 1 ఈ మ్యాప్‌లో ఉంది.",
  [drawnMapWords.located.some]: "{all} ప్రాజెక్టుల్లో {located} ఈ మ్యాప్‌లో ఉన్నాయి.",
};
