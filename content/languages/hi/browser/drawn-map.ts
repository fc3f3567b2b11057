import { drawnMapWords } from "@/content/drawn-map-words";
import type { Words } from "@/lib/base/language";

/** On the map of a list and beside it. */
export const drawnMap: Words = {
  [drawnMapWords.closeCard]: "बंद करें",
  [drawnMapWords.canvas]: "लाइव मैप। तीर की कुंजियों से सरकता है, प्लस और माइनस से बड़ा-छोटा होता है।",
  "Zoom in": "बड़ा करें",
  "Zoom out": "छोटा करें",
  "Hold Ctrl and scroll to zoom the map": "मैप बड़ा करने के लिए Ctrl दबाकर स्क्रॉल करें",
  "Hold Command and scroll to zoom the map": "मैप बड़ा करने के लिए Command दबाकर स्क्रॉल करें",
  "Move the map with two fingers": "मैप को दो उँगलियों से सरकाएँ",
  [drawnMapWords.metro]: "{station} मेट्रो {km} किमी",
  [drawnMapWords.metroNote]:
    "मेट्रो: 5 किमी के भीतर सबसे पास का स्टेशन, सीधी रेखा में; इलाक़ा हो तो उसके बीच से; 11 मई 2026 के स्टेशन। इसमें हैदराबाद मेट्रो रेल लिमिटेड की दी हुई जानकारी है।",
  "On the map": "मैप पर",
  "The bar is as long as ": "इस पट्टी की लंबाई ",
  " km": " किमी",
  N: "उ",
  "See the {projects} of {place}": "{place} के {projects} देखें",
  "price on request": "क़ीमत पूछने पर",
  "Shown at the centre of {place}: the exact place is not told to us.":
    "{place} के बीच में दिखाया गया है: सही जगह हमें नहीं बताई गई।",
  "the locality": "इलाक़ा",
  "{projects} close together": "पास-पास {projects}",
  "{projects} close together, from {price}": "पास-पास {projects}, {price} से",
  [drawnMapWords.located.none]: "कोई प्रोजेक्ट मेल नहीं खाता, इसलिए मैप ख़ाली है।",
  [drawnMapWords.located.only]: "इस मैप पर 1 प्रोजेक्ट है।",
  [drawnMapWords.located.all]: "सभी {all} प्रोजेक्ट इस मैप पर हैं।",
  [drawnMapWords.located.one]: "{all} में से 1 प्रोजेक्ट इस मैप पर है।",
  [drawnMapWords.located.some]: "{all} में से {located} प्रोजेक्ट इस मैप पर हैं।",
};
