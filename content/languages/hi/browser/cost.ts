import type { Words } from "@/lib/base/language";

/** The lines of the whole cost, here and below the calculator of instalments. */
export const cost: Words = {
  "What comes on top in {state}": "{state} में क़ीमत के ऊपर क्या लगता है",
  Telangana: "तेलंगाना",
  "another state": "दूसरे राज्य",
  "In all, as far as it is known": "कुल, जितना अभी पता है",
  "Type a price to see the figures.": "हिसाब देखने के लिए क़ीमत लिखें।",
  "Nothing yet": "अभी कुछ नहीं",
  "{price} on top of the price: {percent}%": "क़ीमत के ऊपर {price}: {percent}%",
  "Nothing is known to come on top of the price.": "क़ीमत के ऊपर और कुछ लगता हो, ऐसा पता नहीं है।",
  Price: "क़ीमत",
  "as the builder asks": "जो बिल्डर माँगता है",
  GST: "GST",
  "{percent}% of the price": "क़ीमत का {percent}%",
  "none on a bare plot": "ख़ाली प्लॉट पर नहीं लगता",
  "none once the occupancy certificate is there": "ऑक्युपेंसी सर्टिफ़िकेट मिलने के बाद नहीं लगता",
  "Stamp duty, transfer duty and registration": "स्टाम्प ड्यूटी, ट्रांसफ़र ड्यूटी और रजिस्ट्रेशन",
  "Duty and registration": "ड्यूटी और रजिस्ट्रेशन",
  "{percent}% of the official value, which is higher": "सरकारी मूल्य का {percent}%, क्योंकि वही ज़्यादा है",
  "we have no checked rate for {state}: ask us": "{state} की जाँची हुई दर हमारे पास नहीं है, हमसे पूछिए",
  "Other charges of the builder": "बिल्डर के दूसरे चार्ज",
  "not told yet": "अभी नहीं बताए गए",
  "as you were told": "जैसा आपको बताया गया",
  "In all, under construction": "कुल, निर्माणाधीन हो तो",
  "In all, ready with occupancy certificate": "कुल, ऑक्युपेंसी सर्टिफ़िकेट के साथ तैयार हो तो",
  "What the builder charges besides (parking, club house, funds) is not in it: nobody has told it yet.":
    "बिल्डर अलग से जो लेता है (पार्किंग, क्लब हाउस, फ़ंड), वह इसमें नहीं है: अभी किसी ने बताया नहीं।",
  "The whole cost: your own money, rent against buying, and the rules behind it":
    "पूरा ख़र्च: आपका अपना पैसा, किराए से तुलना, और इसके पीछे के नियम",
};
