import { offlineWords as words } from "@/content/offline";
import type { Words } from "@/lib/base/language";

/** What is said without a network, in copies and by the page that stands in for others. */
export const offline: Words = {
  [words.title]: "నెట్‌వర్క్ లేదు",
  [words.description]:
    "నెట్‌వర్క్ లేకున్నా ఈ పరికరంలో తెరుచుకునేవి: ఇక్కడ దాచుకున్న ఎంపికలు, పోలికలు, సైట్ విజిట్ చెక్‌లిస్ట్‌లు, ఒక్కొక్కటి ఎప్పటిదో సహా.",
  [words.lead]: "ఈ పేజీకి నెట్‌వర్క్ కావాలి. ఈ పరికరంలో మీరు దాచుకున్నవి మాత్రం నెట్‌వర్క్ లేకున్నా తెరుచుకుంటాయి:",
  [words.nothing]: "ఈ పరికరంలో ఇంకా ఏమీ దాచుకోలేదు: నెట్‌వర్క్ ఉన్నప్పుడు ప్రాజెక్టులపై హార్ట్ గుర్తు నొక్కి దాచుకోండి.",
  [words.copy["no-network"]]: "నెట్‌వర్క్ లేదు. ఇది {moment}కి దాచుకున్న కాపీ; ఆ తర్వాత ధరలు మారి ఉండవచ్చు.",
  [words.copy.slow]: "నెట్‌వర్క్ నెమ్మదిగా ఉంది. ఇది {moment}కి దాచుకున్న కాపీ; ఆ తర్వాత ధరలు మారి ఉండవచ్చు.",
  [words.copy.unanswered]: "మా సైట్ ఇప్పుడు జవాబివ్వడం లేదు. ఇది {moment}కి దాచుకున్న కాపీ; ఆ తర్వాత ధరలు మారి ఉండవచ్చు.",
  [words.more]: "ఆ తర్వాత మరో {count} దాచుకున్నారు: అవి ఈ కాపీలో లేవు.",
};
