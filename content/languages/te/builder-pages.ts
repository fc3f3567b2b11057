import type { Words } from "@/lib/base/language";

/** All builders, and the page of one. */
export const builderPages: Words = {
  "Every builder with projects on our list, and what each of them builds.":
    "మా జాబితాలో ప్రాజెక్టులు ఉన్న బిల్డర్లందరూ, ఒక్కొక్కరు ఏం నిర్మిస్తున్నారు.",
  "The builders whose homes and plots we show, each with all of its projects: prices, places, possession and RERA numbers.":
    "మేం చూపే ఇళ్లు, ప్లాట్ల బిల్డర్లు, ప్రతి ఒక్కరి అన్ని ప్రాజెక్టులతో: ధరలు, ప్రాంతాలు, స్వాధీనం, RERA నంబర్లు.",
  "Builders and their projects": "బిల్డర్లు వారి ప్రాజెక్టులు",
  "Prices, places and possession": "ధర నుండి స్వాధీనం వరకు",
  "{builder}: {projects} in {place} from {price}": "{builder}: {place}‌లో {projects}, {price} నుండి",
  "{builder}: {projects} from {price}": "{builder}: {projects}, {price} నుండి",
  "{builder}: {projects} in {place}": "{builder}: {place}‌లో {projects}",
  "In {places}.": "ప్రాంతాలు: {places}.",
  "{count} of {kind}": "{kind} {count}",
  "{registered} of {all}": "{all}‌లో {registered}",
  Prices: "ధరలు",
  "Next possession": "తదుపరి స్వాధీనం",
  "With a RERA ID": "RERA నంబర్ ఉన్నవి",
  "Projects by {builder}": "{builder} ప్రాజెక్టులు",
  "All {count} with filters": "మొత్తం {count} ఫిల్టర్లతో చూడండి",
  "The list with filters": "జాబితా ఫిల్టర్లతో చూడండి",
  "Places with these projects": "ఈ ప్రాజెక్టులు ఉన్న ప్రాంతాలు",
  "Where they are": "ఇవి ఎక్కడ ఉన్నాయి",
};
