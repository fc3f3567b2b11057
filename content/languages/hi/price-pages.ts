import type { Words } from "@/lib/base/language";

/** The pages of asking prices per sq ft, of a city or a locality. */
export const pricePages: Words = {
  "Property prices": "प्रॉपर्टी की क़ीमतें",
  "What is asked per sq ft where we sell, from our own list: the middle price, how far prices spread, and since when we know.":
    "जहाँ हम बेचते हैं, वहाँ प्रति वर्ग फ़ुट कितना माँगा जा रहा है: हमारी अपनी सूची से मध्य क़ीमत, क़ीमतों का फैलाव, और हमें कब से पता है।",
  "Asking prices per sq ft of flats, villas and plots by city and locality, from our own list, with how many homes each figure is of.":
    "शहर और इलाक़े के हिसाब से फ़्लैट, विला और प्लॉट की माँगी गई क़ीमतें प्रति वर्ग फ़ुट, हमारी अपनी सूची से; हर आँकड़ा कितने घरों का है, यह भी।",
  "What is asked per sq ft": "प्रति वर्ग फ़ुट माँगी गई क़ीमत",
  "By locality, type and month": "इलाक़े और महीने के हिसाब से",
  "There are too few homes on our list to tell a price.": "क़ीमत बताने के लिए हमारी सूची में बहुत कम घर हैं।",
  "The prices can’t be read right now. Please try again in a moment.":
    "क़ीमतें अभी नहीं पढ़ी जा सकतीं। कृपया थोड़ी देर में फिर कोशिश करें।",
  "Median asking price per sq ft on {day}, by the area that builders state.":
    "{day} को माँगी गई मध्य क़ीमत प्रति वर्ग फ़ुट, बिल्डर के बताए क्षेत्रफल के हिसाब से।",
  "Median asking prices per sq ft in {place}": "{place} में माँगी गई मध्य क़ीमतें प्रति वर्ग फ़ुट",
  "Median asking prices per sq ft in the localities of {place}":
    "{place} के इलाक़ों में माँगी गई मध्य क़ीमतें प्रति वर्ग फ़ुट",
  "Median asking prices per sq ft elsewhere in {place}":
    "{place} में दूसरी जगहों पर माँगी गई मध्य क़ीमतें प्रति वर्ग फ़ुट",
  "Property prices in {place}": "{place} में प्रॉपर्टी की क़ीमतें",
  "Asking prices per sq ft in {place}, from our own list.":
    "{place} में माँगी गई क़ीमतें प्रति वर्ग फ़ुट, हमारी अपनी सूची से।",
  "With how many homes, by type and by month.": "कितने घर, प्रकार और महीने के हिसाब से।",
  "{kind}: median {median} per sq ft{when}, half of them between {range}.":
    "{kind}: मध्य क़ीमत {median} प्रति वर्ग फ़ुट{when}, इनमें से आधे {range} के बीच।",
  " on {day}": " ({day} को)",
  "{low} and {high}": "{low} और {high}",
  "Too few homes and plots with price and area are on our list in {place} on {day}: fewer than {fewest} of a kind, or all of one project, tell nothing of a place.":
    "{day} को हमारी सूची में {place} में क़ीमत और क्षेत्रफल वाले घर और प्लॉट बहुत कम हैं: एक तरह के {fewest} से कम हों, या सब एक ही प्रोजेक्ट के, तो जगह के बारे में कुछ पता नहीं चलता।",
  "Price by type": "प्रकार के हिसाब से क़ीमत",
  "Asking prices per sq ft in {place} by type": "{place} में माँगी गई क़ीमतें प्रति वर्ग फ़ुट, प्रकार के हिसाब से",
  "How prices are spread": "क़ीमतों का फैलाव",
  "Month by month": "महीने-दर-महीने",
  "Localities of {place}": "{place} के इलाक़े",
  "Elsewhere in {place}": "{place} में दूसरी जगहें",
  "How these figures are made": "ये आँकड़े कैसे बनते हैं",
  "Homes and plots in {place}": "{place} में घर और प्लॉट",
  Type: "प्रकार",
  "Median per sq ft": "मध्य क़ीमत प्रति वर्ग फ़ुट",
  "Too few homes to tell": "बताने के लिए बहुत कम घर",
  "too few": "बहुत कम",
  Place: "जगह",
  "{kind}: {first} in {from}, {last} in {to}": "{kind}: {from} में {first}, {to} में {last}",
  "drawn from ₹0": "₹0 से खींचा गया",
  "All months": "सभी महीने",
  "{kind} month by month": "{kind}, महीने-दर-महीने",
  "{kind}: median at the end of each month": "{kind}: हर महीने के अंत में मध्य क़ीमत",
  Month: "महीना",
  Projects: "प्रोजेक्ट",
  "{kind} by price per sq ft": "{kind}, प्रति वर्ग फ़ुट क़ीमत के हिसाब से",
  "Rupees per sq ft": "रुपये प्रति वर्ग फ़ुट",
  "How many": "कितने",
  median: "मध्य",
  "Asking prices of the homes and plots on our own list, nothing else: nobody has paid them yet, and what others sell here is not among them.":
    "सिर्फ़ हमारी अपनी सूची के घरों और प्लॉट की माँगी गई क़ीमतें: अभी किसी ने चुकाई नहीं हैं, और यहाँ दूसरे जो बेचते हैं, वह इनमें नहीं है।",
  "A flat or villa is its floor plan: price by the area that its builder states, mostly super built-up. By carpet area the figures would be higher. A plot is its lowest price by its smallest area.":
    "फ़्लैट या विला का हिसाब उसके फ़्लोर प्लान से है: क़ीमत को बिल्डर के बताए क्षेत्रफल (ज़्यादातर सुपर बिल्ट-अप) से भाग देकर। कार्पेट एरिया से आँकड़े ज़्यादा होते। प्लॉट में सबसे कम क़ीमत को सबसे छोटे क्षेत्रफल से भाग दिया जाता है।",
  "Fewer than five of a kind, or all of one project, tell nothing of a place.":
    "एक तरह के पाँच से कम हों, या सब एक ही प्रोजेक्ट के, तो जगह के बारे में कुछ पता नहीं चलता।",
  "On its card a project in the lower quarter of its type and locality is “cheaper than most”, in the upper quarter “dearer than most”, and between them “mid-priced”. Of its floor plans the middle one counts.":
    "कार्ड पर, अपने प्रकार और इलाक़े की निचली चौथाई में आने वाला प्रोजेक्ट “ज़्यादातर से सस्ता”, ऊपरी चौथाई में “ज़्यादातर से महँगा”, और इनके बीच “औसत क़ीमत” कहलाता है। उसके फ़्लोर प्लान में से बीच वाला गिना जाता है।",
  "By month each project on the site at the month’s end counts once: its lowest price then by its smallest area now. The median moves too when projects come and go.":
    "महीने के हिसाब में, महीने के अंत में साइट पर मौजूद हर प्रोजेक्ट एक बार गिना जाता है: तब की सबसे कम क़ीमत, अब के सबसे छोटे क्षेत्रफल से। प्रोजेक्ट आने-जाने से भी मध्य क़ीमत बदलती है।",
  "Nothing is known of earlier prices here.": "यहाँ की पुरानी क़ीमतों के बारे में कुछ पता नहीं है।",
  "We keep changes of prices here since {day}, and tell nothing of the time before.":
    "हम यहाँ क़ीमतों के बदलाव {day} से दर्ज कर रहे हैं; उससे पहले के बारे में कुछ नहीं कहते।",
  "We keep changes of prices here since {day}: a line begins with the second month.":
    "हम यहाँ क़ीमतों के बदलाव {day} से दर्ज कर रहे हैं: दूसरे महीने से रेखा शुरू होगी।",
  "We keep changes of prices here since {day}. A month is told when at least {fewest} projects of a type were on the site at its end.":
    "हम यहाँ क़ीमतों के बदलाव {day} से दर्ज कर रहे हैं। किसी महीने की क़ीमत तभी बताते हैं जब उसके अंत में एक प्रकार के कम से कम {fewest} प्रोजेक्ट साइट पर हों।",
  // For search engines.
  "Asking prices per sq ft of homes and plots in {place}":
    "{place} में घरों और प्लॉट की माँगी गई क़ीमतें प्रति वर्ग फ़ुट",
  "Median, quartiles and distribution of the asking prices on our own list, by type and bedrooms.":
    "हमारी अपनी सूची में माँगी गई क़ीमतों का मध्य, चौथाइयाँ और फैलाव; प्रकार और बेडरूम के हिसाब से।",
  "Median asking price of {kind}": "{kind}: माँगी गई मध्य क़ीमत",
  "INR per sq ft": "रुपये प्रति वर्ग फ़ुट",
};
