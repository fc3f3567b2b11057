import type { Words } from "@/lib/base/language";

/** What stands round the calculator of the whole cost: its home, and the rules behind it. */
export const costPage: Words = {
  "The whole cost of a home": "घर का पूरा ख़र्च",
  "The price is only the beginning. Add GST, stamp duty and registration, see how much has to be your own money, what the loan costs, and how it compares with paying rent.":
    "क़ीमत तो बस शुरुआत है। GST, स्टाम्प ड्यूटी और रजिस्ट्रेशन जोड़कर देखें: अपना पैसा कितना लगेगा, लोन कितने का पड़ेगा, और किराए के मुक़ाबले कैसा रहेगा।",
  "Work out what a flat, villa or plot costs in all: GST by stage, stamp duty and registration in Telangana, your own money, loan, EMI, and rent against buying.":
    "फ़्लैट, विला या प्लॉट का पूरा ख़र्च निकालें: चरण के हिसाब से GST, तेलंगाना में स्टाम्प ड्यूटी और रजिस्ट्रेशन, अपना पैसा, लोन, EMI और किराए से तुलना।",
  "GST, duty, loan and rent, line by line": "हर ख़र्च का पूरा हिसाब",
  "{home} in {name}": "{name} में {home}",
  "{home}: the whole cost": "{home}: पूरा ख़र्च",
  "{cost}. Price, GST, stamp duty and registration, your own money, loan and EMI, line by line with the date of each rule.":
    "{cost}। क़ीमत, GST, स्टाम्प ड्यूटी और रजिस्ट्रेशन, अपना पैसा, लोन और EMI, एक-एक करके, हर नियम की तारीख़ के साथ।",
  "For {home}.": "{home} के लिए।",
  "For {home}, possession now.": "{home} के लिए; क़ब्ज़ा अभी।",
  "For {home}, possession {possession}.": "{home} के लिए; क़ब्ज़ा {possession}।",
  "Its price is on request: type what you were told.":
    "इसकी क़ीमत पूछने पर बताई जाती है: जो आपको बताई गई, वह लिखें।",
  "Worked out for its lowest price.": "इसकी सबसे कम क़ीमत का हिसाब।",
  "We don’t have this home any more. You can work with any price below.":
    "यह घर अब हमारे पास नहीं है। नीचे किसी भी क़ीमत का हिसाब लगा सकते हैं।",
  "We could not read this home just now. Reload the page, or type its price below.":
    "इस घर की जानकारी अभी नहीं पढ़ी जा सकी। पेज फिर खोलें, या नीचे इसकी क़ीमत लिखें।",
  "What we don’t know yet": "जो हमें अभी पता नहीं",
  "Our record of {name} says {known} of {of} things that a buyer should know. Tick what matters to you: we ask the builder and call you back.":
    "ख़रीदार को जो {of} बातें पता होनी चाहिए, उनमें से {known} {name} के हमारे रिकॉर्ड में हैं। जो आपके लिए ज़रूरी हों उन पर निशान लगाएँ: हम बिल्डर से पूछकर आपको कॉल करेंगे।",
  "Ask these questions": "ये सवाल पूछें",
  // The rules, with their sources.
  "The rules behind these figures": "इन आँकड़ों के पीछे के नियम",
  "An estimate from published rules, not advice. Rules change and have exceptions: check each line with the sub-registrar’s office, your lender and a chartered accountant before you pay.":
    "यह प्रकाशित नियमों से निकाला गया अनुमान है, सलाह नहीं। नियम बदलते हैं और उनमें अपवाद होते हैं: पैसे देने से पहले हर मद सब-रजिस्ट्रार कार्यालय, अपने बैंक और चार्टर्ड अकाउंटेंट से जाँच लें।",
  "In force since {since}. Source: {source}. As on {day}, collected by {who}.":
    "{since} से लागू। स्रोत: {source}। {day} की जानकारी, {who}।",
  "Not certain: {doubt}": "पक्का नहीं: {doubt}",
  "This may be out of date: it was last looked up on {day}.":
    "यह पुराना हो सकता है: आख़िरी बार {day} को देखा गया।",
  "our office, from published text and not from the authority itself":
    "प्रकाशित सामग्री से हमारे कार्यालय ने जुटाई, सीधे प्राधिकरण से नहीं",
  "GST on a home under construction": "निर्माणाधीन घर पर GST",
  "5% of the price; 1% up to 60 m² of carpet area and ₹45 lakh in a metropolitan city":
    "क़ीमत का 5%; महानगर में 60 वर्ग मीटर कार्पेट एरिया और ₹45 लाख तक 1%",
  "taxgarden.in (2026) and other published summaries of the GST rates":
    "taxgarden.in (2026) और GST दरों के अन्य प्रकाशित सारांश",
  "GST after the occupancy certificate, and on a bare plot": "ऑक्युपेंसी सर्टिफ़िकेट के बाद, और ख़ाली प्लॉट पर GST",
  "no GST": "कोई GST नहीं",
  "Stamp duty, transfer duty and registration in Telangana": "तेलंगाना में स्टाम्प ड्यूटी, ट्रांसफ़र ड्यूटी और रजिस्ट्रेशन",
  "7.5% of the price or of the official value, whichever is higher":
    "क़ीमत या सरकारी मूल्य, जो ज़्यादा हो उसका 7.5%",
  "G.O. Ms. 58, as told by thebetterandhra.com and plots99.com":
    "शासनादेश (जी.ओ. एमएस) 58, thebetterandhra.com और plots99.com के अनुसार",
  "Sites divide the sum among the three in different ways, and some still say 6%, the sum before that day.":
    "साइटें इस रक़म को तीनों में अलग-अलग ढंग से बाँटती हैं, और कुछ अब भी 6% बताती हैं, जो उस दिन से पहले था।",
  "Tax deducted at source": "स्रोत पर कर कटौती (TDS)",
  "1% of the price or of the official value, whichever is higher, once either is ₹50 lakh":
    "क़ीमत या सरकारी मूल्य, जो ज़्यादा हो उसका 1%, जब दोनों में से कोई ₹50 लाख तक पहुँच जाए",
  "the text of section 194-IA as quoted by caclubindia.com and taxtmi.com":
    "धारा 194-आईए का पाठ, जैसा caclubindia.com और taxtmi.com ने उद्धृत किया",
  "Of a seller who lives abroad other rates are held back.": "बेचने वाला विदेश में रहता हो तो कटौती की दरें दूसरी हैं।",
  "The largest home loan": "सबसे बड़ा होम लोन",
  "90% of the price for a loan up to ₹30 lakh, 80% up to ₹75 lakh, 75% above; duty and registration not counted":
    "₹30 लाख तक के लोन पर क़ीमत का 90%, ₹75 लाख तक 80%, उससे ऊपर 75%; ड्यूटी और रजिस्ट्रेशन की गिनती नहीं",
  "Business Standard, 8 October 2015 and 9 April 2023, on the circular of the Reserve Bank":
    "रिज़र्व बैंक के परिपत्र पर बिज़नेस स्टैंडर्ड, 8 अक्टूबर 2015 और 9 अप्रैल 2023",
  "A lender may give less.": "बैंक इससे कम भी दे सकता है।",
};
