import type { Words } from "@/lib/base/language";

/** Parts of a list that come when they are needed: the picker of places, the comparison, further pictures. */
export const listingLater: Words = {
  "Close filters": "फ़िल्टर बंद करें",
  "Show {projects}": "{projects} दिखाएँ",
  "City or locality": "शहर या इलाक़ा",
  Places: "इलाक़े",
  Chosen: "चुने हुए",
  Recent: "हाल में चुने हुए",
  "Near by": "आसपास",
  "Near {place}": "{place} के पास",
  "All of {place}": "पूरा {place}",
  "The places could not be loaded. Please search by text above.":
    "इलाक़े लोड नहीं हो सके। कृपया ऊपर नाम लिखकर खोजें।",
  "No place of this name has projects for your filters.": "इस नाम के इलाक़े में आपके फ़िल्टर का कोई प्रोजेक्ट नहीं है।",
  "Choose one or several. Type for more localities.": "एक या कई चुनें। और इलाक़ों के लिए नाम लिखें।",
  "Previous photo": "पिछली फ़ोटो",
  "Next photo": "अगली फ़ोटो",
  "Photos of {name}": "{name} की फ़ोटो",
  "Photo {number} of {count}": "{count} में से फ़ोटो {number}",
  "{name}: photo {number} of {count}": "{name}: {count} में से फ़ोटो {number}",
  Comparison: "तुलना",
  "Clear the comparison": "तुलना हटाएँ",
  "You can compare {most} projects at once. Take one out to add another.":
    "एक बार में {most} प्रोजेक्ट की तुलना हो सकती है। दूसरा जोड़ने के लिए एक हटाएँ।",
  "{count} of {most} chosen to compare": "तुलना के लिए {most} में से {count} चुने गए",
};
