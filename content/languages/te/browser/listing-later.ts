import type { Words } from "@/lib/base/language";

/** Parts of a list that come when they are needed: the picker of places, the comparison, further pictures. */
export const listingLater: Words = {
  "Close filters": "ఫిల్టర్లు మూసివేయండి",
  "Show {projects}": "{projects} చూపించు",
  "City or locality": "నగరం లేదా ప్రాంతం",
  Places: "ప్రాంతాలు",
  Chosen: "ఎంచుకున్నవి",
  Recent: "ఇటీవల ఎంచుకున్నవి",
  "Near by": "దగ్గరలో",
  "Near {place}": "{place} దగ్గరలో",
  "All of {place}": "{place} అంతా",
  "The places could not be loaded. Please search by text above.": "ప్రాంతాలను లోడ్ చేయలేకపోయాం. పైన పేరు రాసి వెతకండి.",
  "No place of this name has projects for your filters.": "మీ ఫిల్టర్లకు సరిపోయే ప్రాజెక్టులు ఈ పేరున్న ప్రాంతంలో లేవు.",
  "Choose one or several. Type for more localities.": "ఒకటి లేదా కొన్ని ఎంచుకోండి. మరిన్ని ప్రాంతాల కోసం పేరు రాయండి.",
  "Previous photo": "ముందు ఫోటో",
  "Next photo": "తరువాతి ఫోటో",
  "Photos of {name}": "{name} ఫోటోలు",
  "Photo {number} of {count}": "{count} ఫోటోల్లో {number}వది",
  "{name}: photo {number} of {count}": "{name}: {count} ఫోటోల్లో {number}వది",
  Comparison: "పోలిక",
  "Clear the comparison": "పోలికను తీసివేయండి",
  "You can compare {most} projects at once. Take one out to add another.":
    "ఒకేసారి {most} ప్రాజెక్టులను పోల్చవచ్చు. మరొకటి చేర్చడానికి ఒకటి తీసివేయండి.",
  "{count} of {most} chosen to compare": "పోల్చడానికి {most}లో {count} ఎంచుకున్నారు",
};
